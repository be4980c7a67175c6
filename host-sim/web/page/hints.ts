// What the keys do on the present screen, in one sentence for someone who sees it for the first time.
// A screen is known by the words on it. Keys stand in braces: {ok}, {back}, {up}, {down}.

/** A hint for screens of one kind. */
interface Rule {
  readonly name: string;
  readonly fits: (lines: readonly string[], title: string) => boolean;
  readonly hint: string;
}

const has = (lines: readonly string[], text: RegExp) => lines.some(line => text.test(line));

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  {
    name: 'value',
    fits: lines => has(lines, /<.+>$/),
    hint: '{up} and {down} change the value, faster when held. {ok} keeps it.',
  },
  {
    name: 'home',
    fits: (_, title) => /^Tableside/.test(title),
    hint: '{up} and {down} choose, {ok} opens. To run a fight, choose Fight.',
  },
  {
    name: 'rules',
    fits: (_, title) => title === 'Which rules?',
    hint: 'Each game has its own fights. Choose one with {down}, then {ok}.',
  },
  {
    name: 'gather',
    fits: (lines, title) => /^Fight\b/.test(title) && lines.includes('Start'),
    hint: 'Everybody here? Choose Start and press {ok}. A name opens its sheet.',
  },
  {
    name: 'nobody',
    fits: (lines, title) => /^Fight\b/.test(title) && lines.includes('Add a combatant'),
    hint: 'A fight needs two. {ok} on Add a combatant brings in the next one.',
  },
  {
    name: 'name',
    fits: (lines, title) => title === 'Name' && lines.includes('Spell it'),
    hint: 'Choose a name with {down} and take it with {ok}, or spell another.',
  },
  {
    name: 'sheet',
    fits: lines => lines.includes('Join the fight'),
    hint: 'These figures will do: {ok} on Join the fight. Or go {down} to one and change it with {ok}.',
  },
  {
    name: 'first',
    fits: (_, title) => /^Who strikes first/.test(title),
    hint: 'Whoever strikes first acts before round 1. Choose, or leave it at Nobody; {ok} begins the fight.',
  },
  {
    name: 'turn',
    fits: (_, title) => /^(Round|Move) \d/.test(title),
    hint: 'The large name acts. Hold {back} for the menu: Attack is in it. {ok} passes the turn on.',
  },
  {
    name: 'fight menu',
    fits: (lines, title) => title === 'Menu' && lines.includes('Attack'),
    hint: 'Choose Attack with {down}, then {ok}. Undo in this menu takes any step back.',
  },
  {
    name: 'menu',
    fits: (_, title) => title === 'Menu',
    hint: '{up} and {down} choose, {ok} does it, {back} closes the menu.',
  },
  {
    name: 'target',
    fits: (_, title) => / attacks$/.test(title),
    hint: 'Whom? {down} to the target, then {ok}.',
  },
  {
    name: 'outcome',
    fits: lines => has(lines, /\bok takes it/),
    hint: 'The dice have fallen. {ok} applies the outcome; {back} leaves everything as it was.',
  },
  {
    name: 'typed die',
    fits: lines => has(lines, /^type in a d/),
    hint: 'Roll your own die and set its face with {up} and {down}; {ok} goes on.',
  },
  {
    name: 'attack',
    fits: (lines, title) => / - /.test(title) && lines.includes('Roll'),
    hint: '{ok} on Roll attacks. Rows below it change how. Hold {back} to type in dice from the table.',
  },
  {
    name: 'number',
    fits: lines => has(lines, /^-?\d+ to -?\d+$/),
    hint: '{up} and {down} set the figure, faster when held. {ok} takes it.',
  },
  {
    name: 'roll',
    fits: (_, title) => /^Roll\b/.test(title),
    hint: '{ok} rolls again. {up} and {down} show other rolls; hold {back} for the menu.',
  },
  {
    name: 'undo',
    fits: (_, title) => /^Undo\b/.test(title),
    hint: '{up} takes another step back, {down} does it again. {ok} returns to the fight.',
  },
  {
    name: 'log',
    fits: (_, title) => /^Log\b/.test(title),
    hint: 'What has happened, the latest first. {back} returns to the fight.',
  },
];

const OTHER = '{up} and {down} choose, {ok} does it, {back} goes back, held it opens the menu.';
const NO_POWER = 'The device is off. Switch it on: what it has saved comes back.';
const ASLEEP = 'The panel is dark. Any key wakes it; that press does nothing else.';

/** What a hint is about. */
export interface Hint {
  readonly name: string;
  readonly text: string;
}

/** The hint for a screen. @param lines text that the panel shows, in reading order @param isOn true while the device has power */
export function hintFor(lines: readonly string[], isOn: boolean): Hint {
  if (!isOn) return { name: 'off', text: NO_POWER };
  const [title] = lines;
  if (title === undefined) return { name: 'asleep', text: ASLEEP };
  const rule = RULES.find(({ fits }) => fits(lines, title));
  return rule ? { name: rule.name, text: rule.hint } : { name: 'other', text: OTHER };
}

/** Names of all kinds of screens that have a hint of their own. */
export const HINT_NAMES: readonly string[] = RULES.map(({ name }) => name);
