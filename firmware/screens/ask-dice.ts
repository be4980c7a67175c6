// Brings a call to its end: draws each die that it wants, or asks the player to type it in.
import type { App } from '../app/app';
import { drawDie } from '../dice/dice';
import { attempt, type Call, wantedLowest, wantedSides, wantsDie } from '../rules/call';
import { capital } from '../rules/figures';
import type { Labels } from '../rules/labels';
import { numberScreen } from './number';

/** Runs `call` until it wants no more dice, then tells `done` the status. `names` are the entries of what each die is for, in turn. */
export function settle(
  app: App,
  call: Call,
  labels: Labels,
  names: number[],
  typed: boolean,
  done: (status: number) => void,
): void {
  function step(): void {
    for (;;) {
      const status = attempt(call);
      if (!wantsDie(status) || !wantedSides()) {
        done(status);
        return;
      }
      const sides = wantedSides();
      const lowest = wantedLowest();
      if (typed) {
        ask(sides, lowest);
        return;
      }
      call.dice.push(drawDie(sides, lowest));
    }
  }

  function ask(sides: number, lowest: number): void {
    const at = call.dice.length;
    const name = names.length ? labels.label(names[at % names.length]).name : `die ${at + 1}`;
    app.open(
      numberScreen(app, {
        title: `${capital(name)} die`,
        hint: `type in a d${sides}`,
        low: lowest,
        high: lowest + sides - 1,
        start: lowest,
        ok: face => {
          call.dice.push(face);
          step();
        },
      }),
    );
  }

  step();
}
