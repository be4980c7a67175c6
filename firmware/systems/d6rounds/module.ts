// The system module of d6rounds: ten-second rounds, speed factors that run on, attacks on body or mind.
// Loaded from Storage while a fight of this system runs.
import type { App } from '../../app/app';
import { EventKind } from '../../fight/events';
import { ACTIVE_AT, SHEET } from '../../fight/layout';
import type { Kit, System } from '../../fight/system';
import { openAttack } from './attack';
import { condition } from './condition';
import { DECLARED_SPEED, derive, newSheet, POOL_NAMES, sheetRows, speedOf } from './sheet';
import { ahead, join, next, roundOf, secondOf, start } from './timeline';

const MOST_SPEED = 1000;

function openSpeed(kit: Kit, app: App): void {
  const fight = kit.fight;
  const id = fight.byteOf(ACTIVE_AT);
  app.open(
    kit.numberScreen(app, {
      title: `${fight.nameOf(id)}: next action`,
      hint: 'speed factor, seconds',
      low: 1,
      high: MOST_SPEED,
      start: speedOf(kit, id),
      ok: value => {
        fight.begin(EventKind.Declare, id, 0, value);
        fight.setShortOf(fight.recordOf(id) + SHEET + DECLARED_SPEED, value);
        fight.commit();
      },
    }),
  );
}

export function create(kit: Kit): System {
  return {
    title: 'd6 rounds',
    pools: POOL_NAMES,
    newSheet: () => newSheet(kit),
    sheetRows: sheet => sheetRows(kit, sheet),
    derive: id => derive(kit, id),
    join: id => join(kit, id),
    start: first => {
      start(kit, first);
    },
    next: () => next(kit),
    ahead: most => ahead(kit, most),
    roundText: time => `Round ${roundOf(time)}`,
    countText: time => (time ? `second ${secondOf(time)}` : 'first strike'),
    slotText: time => `R${roundOf(time)} s${secondOf(time)}`,
    condition: id => condition(kit, id),
    doing: id => `speed ${speedOf(kit, id)}`,
    actions: app => [
      { label: 'Attack', ok: () => openAttack(kit, app) },
      { label: 'Speed of next action', ok: () => openSpeed(kit, app) },
    ],
  };
}
