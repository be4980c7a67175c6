// The one kind of error that a command shows in one line, ending with exit code 2.
// Anything else that is thrown is a defect and keeps its stack.

/** Bad input: the message names what and where, and what would be right. */
export class UsageError extends Error {}

/** Runs `action` and turns its error into a usage error: for loaders whose messages are written for people. */
export function forPeople<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

/** As forPeople, for an action that takes its time. */
export async function forPeopleLater<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

/** The known names nearest to a mistyped one, at most three. */
export function nearest(name: string, known: readonly string[]): string[] {
  const distances = known.map(other => [distance(name.toLowerCase(), other.toLowerCase()), other] as const);
  const close = distances.filter(([far, other]) => far <= Math.max(2, other.length / 3));
  return close
    .sort(([a], [b]) => a - b)
    .slice(0, 3)
    .map(([, other]) => other);
}

/** Edits between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

/** A whole number option, within its range. */
export function wholeNumber(option: string, text: string | undefined, low: number, high: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < low || value > high) {
    throw new UsageError(`${option} takes a whole number from ${low} to ${high}, not "${text}"`);
  }
  return value;
}

/** An option that takes one of a few words. */
export function oneOf<Word extends string>(
  option: string,
  text: string | undefined,
  words: readonly Word[],
): Word | undefined {
  if (text === undefined) return undefined;
  const word = words.find(known => known === text);
  if (word === undefined) throw new UsageError(`${option} takes ${words.join(' or ')}, not "${text}"`);
  return word;
}
