// Which functions of the app stay in memory on boards with overlays, and which are brought when they are called.
// Whatever is not named here, a new screen for one, becomes an overlay of its own.

/** Sources whose functions stay: keys, canvas, dice, saving, and what every screen draws with. */
const RESIDENT = [
  /^app\//,
  /^canvas\//,
  /^drivers\//,
  /^dice\/dice\.ts$/,
  /^fight\/without\.ts$/,
  /^journal\/record\.ts$/,
  /^rules\/(core|installed)\.ts$/,
  /^screens\/(layout|list|replay)\.ts$/,
];

/** Sources that share an overlay because they are used together: each one costs some bytes, and what goes together packs better. */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  ['power-on', /^journal\/(recovery|format|kinds)\.ts$/],
  ['home', /^screens\/home\.ts$/],
  ['form', /^screens\/notice\.ts$/],
  ['roll', /^(screens\/roll|dice\/without-odds)\.ts$/],
  ['dice', /^dice\/(rolls|last-rolls)\.ts$/],
  ['settings', /^screens\/(settings|tidy|test-card)\.ts$/],
  ['rules', /^rules\/(call|figures|packs|procedure)\.ts$/],
  ['look-up', /^screens\/(lookup|procedure-form|list-field|without-tables|without-rolled-figures)\.ts$/],
  ['form', /^screens\/(form|number|outcome|ask-dice)\.ts$/],
  ['build-roll', /^screens\/(build-roll|name)\.ts$/],
  ['checkpoint', /^journal\/journal\.ts$/],
];

/** Overlays that stay unpacked before others where Storage has room: what is in use longest spares most memory. */
export const IN_PLACE_FIRST: readonly string[] = ['look-up', 'form', 'rules/labels.ts', 'rules', 'roll', 'settings'];

/** Functions of those sources that are called at power-on and hardly ever later, by the overlay that they share. */
const SELDOM: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'power-on': {
    'app/radio.ts': ['closeRadio', 'openRadio'],
    'app/saving.ts': ['renewSecret', 'startSaving', 'openSaved'],
    'dice/dice.ts': ['openDice', 'seedFromNoise', 'renewedSecret', 'replay', 'giveDice'],
    'journal/journal.ts': [
      'openJournal',
      'recover',
      'readHead',
      'divide',
      'stepOver',
      'enter',
      'loadSecret',
      'saveSecret',
      'tellWith',
      'whyOff',
    ],
  },
  checkpoint: {
    'journal/journal.ts': [
      'advance',
      'advanceEarly',
      'putCheckpoint',
      'warn',
      'freshHead',
      'refill',
      'limitLog',
      'isApart',
      'putKept',
      'putAllKept',
      'keptBytes',
      'keepable',
    ],
  },
  dice: {
    'dice/dice.ts': ['rollProgram', 'countRolled', 'poolAfter', 'stepAfter', 'rolledMarks', 'rollLimited'],
  },
};

/** Functions that stay although the rest of their source does not: a few lines that every screen with something saved needs. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'journal/journal.ts': ['kept', 'bytesOf'],
};

const seldom = new Map(
  Object.entries(SELDOM).flatMap(([id, sources]) =>
    Object.entries(sources).flatMap(([source, names]) => names.map(name => [`${source}#${name}`, id] as const)),
  ),
);

/** Overlay that a function goes into; empty for those that stay. */
export function overlayOf(source: string, name: string): string {
  const named = seldom.get(`${source}#${name}`);
  if (named) return named;
  if (KEPT[source]?.includes(name)) return '';
  if (RESIDENT.some(pattern => pattern.test(source))) return '';
  const system = /^systems\/(\w+)\//.exec(source)?.[1];
  return system ?? GROUPS.find(([, pattern]) => pattern.test(source))?.[0] ?? source;
}
