// Conditions: who, what, until when; and taking one away.
import type { App } from '../app/app';
import { conditionName } from '../fight/condition-words';
import {
  addCondition,
  CONDITION_WORDS,
  conditionAt,
  FIRST_OWN_CONDITION,
  removeCondition,
  Until,
} from '../fight/conditions';
import { EventKind } from '../fight/events';
import { begin, byteOf, combatants, commit, nameOf } from '../fight/fight';
import { roundName, rules } from '../fight/in-use';
import { ACTIVE_AT } from '../fight/layout';
import { FIGHT_SCREENS } from './attack';
import { listScreen } from './list';
import { noticeScreen } from './notice';
import { numberScreen } from './number';
import { conditionText } from './state-words';

const LONGEST = 99;

function put(app: App, who: number, kind: number, until: Until, of: number, left: number): void {
  begin(EventKind.Condition, who, kind, left);
  const fits = addCondition(who, kind, until, of, left);
  commit();
  app.keep(FIGHT_SCREENS);
  if (!fits) app.open(noticeScreen(app, 'Full', 'There is room for no more conditions. Take one away first.'));
}

/** How long it lasts. */
function openUntil(app: App, who: number, kind: number): void {
  const active = byteOf(ACTIVE_AT);
  const ends = [Until.Round, Until.SlotStart, Until.SlotEnd, Until.Removed];
  const others = active && active !== who ? [Until.SlotStart, Until.SlotEnd] : [];

  function label(i: number): string {
    const until = i < ends.length ? ends[i] : others[i - ends.length];
    const name = nameOf(i < ends.length ? who : active);
    if (until === Until.Round) return `${roundName()}s`;
    if (until === Until.Removed) return 'Until taken away';
    return `${until === Until.SlotStart ? 'Until' : 'Through'} ${name}'s turn`;
  }

  function choose(i: number): void {
    const until = i < ends.length ? ends[i] : others[i - ends.length];
    const of = until === Until.Round || until === Until.Removed ? 0 : i < ends.length ? who : active;
    if (until === Until.Removed) put(app, who, kind, until, 0, 1);
    else
      app.open(
        numberScreen(app, {
          title: `${nameOf(who)} ${conditionName(kind)}`,
          hint: until === Until.Round ? 'rounds, this one too' : 'turns to come',
          low: 1,
          high: LONGEST,
          start: 1,
          ok: left => put(app, who, kind, until, of, left),
        }),
      );
  }

  app.open(
    listScreen(app, {
      title: `${nameOf(who)} ${conditionName(kind)}`,
      count: () => ends.length + others.length,
      label: label,
      ok: choose,
    }),
  );
}

/** What: those that he has come off, the others go on. */
function openKinds(app: App, who: number): void {
  const own = rules.conditions ? rules.conditions.length : 0;
  const kindOf = (i: number) => (i < CONDITION_WORDS.length ? i : i - CONDITION_WORDS.length + FIRST_OWN_CONDITION);
  app.open(
    listScreen(app, {
      title: nameOf(who),
      count: () => CONDITION_WORDS.length + own,
      label: i => conditionName(kindOf(i)),
      value: i => (conditionAt(who, kindOf(i)) < 0 ? '' : 'take off'),
      ok: i => {
        const at = conditionAt(who, kindOf(i));
        if (at < 0) openUntil(app, who, kindOf(i));
        else {
          begin(EventKind.Better, who, kindOf(i), 0);
          removeCondition(at);
          commit();
          app.keep(FIGHT_SCREENS);
        }
      },
    }),
  );
}

export function openConditions(app: App): void {
  const ids = combatants();
  app.open(
    listScreen(app, {
      title: 'Condition',
      chosen: Math.max(0, ids.indexOf(byteOf(ACTIVE_AT))),
      count: () => ids.length,
      label: i => nameOf(ids[i]),
      value: i => conditionText(ids[i]),
      ok: i => openKinds(app, ids[i]),
      empty: 'Nobody there',
    }),
  );
}
