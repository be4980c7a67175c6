// Titles of tests that people's complaints about other trackers asked for: the id, what went wrong there, what is right.
import tracker from '../cases/tracker.json' with { type: 'json' };
import ux from '../cases/ux.json' with { type: 'json' };

export function titleOf(id: string): string {
  const found = [...tracker, ...ux].find(each => each.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return `${id}: ${found.symptom} ${found.input}: ${found.answer}`;
}
