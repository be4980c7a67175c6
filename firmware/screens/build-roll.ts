// Build: a form in which a roll is put together, figure by figure; its text stands in the bar.
// Only what can be rolled can be built.
import type { App } from '../app/app';
import { Part, type Roll, rollOf, type Shape, textOf } from '../dice/rolls';
import { actionRow, choiceRow, type FormRow, formScreen, numberRow } from './form';

const SIDES = [2, 3, 4, 6, 8, 10, 12, 20, 30, 100];
const MOST_COUNT = 40;
const MOST_BONUS = 99;
const KEEPS = ['all', 'highest', 'lowest', 'not highest', 'not lowest'];
const EXPLOSIONS = ['no', 'yes !', 'added !!', 'less !p'];
const REROLLS = ['no', 'once', 'always'];
const FIRST_DROP = 3;

/** Tells `done` the roll after the screen has closed. */
export function openBuildRoll(app: App, shape: Shape, done: (roll: Roll) => void): void {
  function part(at: Part): () => number {
    return () => shape[at];
  }

  function change(at: Part): (value: number) => void {
    return value => {
      shape[at] = value;
      const most = mostKept();
      if (shape[Part.Kept] > most) shape[Part.Kept] = most;
      if (shape[Part.Keep] >= FIRST_DROP && !most) shape[Part.Keep] = 0;
      if (shape[Part.Kept] < 1) shape[Part.Kept] = 1;
    };
  }

  function mostKept(): number {
    return shape[Part.Keep] < FIRST_DROP ? shape[Part.Count] : shape[Part.Count] - 1;
  }

  function rows(): FormRow[] {
    const shown = [
      numberRow('Dice', 1, MOST_COUNT, part(Part.Count), change(Part.Count)),
      choiceRow(
        'Sides',
        SIDES.map(sides => `d${sides}`),
        () => SIDES.indexOf(shape[Part.Sides]),
        value => {
          shape[Part.Sides] = SIDES[value];
          shape[Part.AtLeast] = Math.min(shape[Part.AtLeast], SIDES[value]);
        },
      ),
      numberRow('Bonus', -MOST_BONUS, MOST_BONUS, part(Part.Bonus), change(Part.Bonus)),
    ];
    if (shape[Part.Count] > 1) shown.push(choiceRow('Keep', KEEPS, part(Part.Keep), change(Part.Keep)));
    if (shape[Part.Keep]) shown.push(numberRow('Dice', 1, mostKept(), part(Part.Kept), change(Part.Kept)));
    const low = choiceRow('Reroll lowest', REROLLS, part(Part.Reroll), change(Part.Reroll));
    shown.push(choiceRow('Explode', EXPLOSIONS, part(Part.Explode), change(Part.Explode)), low);
    const least = numberRow('Count from', 0, shape[Part.Sides], part(Part.AtLeast), change(Part.AtLeast));
    shown.push({
      label: least.label,
      low: 0,
      high: least.high,
      choices: false,
      optional: false,
      get: least.get,
      set: least.set,
      text: value => (value ? `${value}` : 'no'),
    });
    shown.push(
      actionRow(
        'Take these dice',
        () => {
          app.back();
          done(rollOf(shape));
        },
        () => '',
      ),
    );
    return shown;
  }

  app.open(formScreen(app, { title: 'Build', figure: () => textOf(shape), rows: rows }));
}
