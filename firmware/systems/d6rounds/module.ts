// The system module of d6rounds: ten-second rounds, speed factors that run on, attacks on body or mind.
// Time counts seconds since the fight began: each action falls due a speed factor after the last one; 0 is round zero, the free attack of whoever strikes first.
import type { App } from '../../app/app';
import { EventKind } from '../../fight/events';
import { ACTIVE_AT, DEAD, DUE, ROUND_AT, SYSTEM_AT, TIME_AT, UNCONSCIOUS } from '../../fight/layout';
import type { Kit, System } from '../../fight/system';
import { openAttack } from './attack';
import { DECLARED_SPEED, derive, ownSpeed, rows, SCORES, speedOf, usual } from './sheet';

const MOST_SPEED = 1000;
const MOST_POOL = 1000;

/** Who has the free attack that takes no time; 0 when it is over or nobody had it. */
const FREE_AT = SYSTEM_AT;

const FLAGS = [0, UNCONSCIOUS, DEAD];

function openSpeed(kit: Kit, app: App): void {
  const id = kit.byteOf(ACTIVE_AT);
  app.open(
    kit.numberScreen(app, {
      title: `${kit.nameOf(id)}: next action`,
      hint: 'speed factor, seconds',
      low: 1,
      high: MOST_SPEED,
      start: speedOf(kit, id),
      ok: value => {
        kit.begin(EventKind.Declare, id, 0, value);
        kit.setShortOf(kit.recordOf(id) + DECLARED_SPEED, value);
        kit.commit();
      },
    }),
  );
}

export function create(kit: Kit): System {
  function dueIn(id: number, from: number): void {
    kit.setWordOf(kit.recordOf(id) + DUE, from + speedOf(kit, id));
  }

  return {
    title: 'd6 rounds',
    pools: ['body', 'mind'],
    round: 'Round',
    roundSeconds: CONSTANT.roundSeconds,
    roundLength: CONSTANT.roundSeconds,
    steps: [''],
    asksFirst: true,
    moment: (id, k) => {
      const due = kit.wordOf(kit.recordOf(id) + DUE);
      if (kit.byteOf(FREE_AT) === id && !k--) return 0;
      if (!k) return due;
      const now = kit.byteOf(ACTIVE_AT) === id && kit.byteOf(FREE_AT) !== id ? kit.wordOf(TIME_AT) : due;
      return now + speedOf(kit, id) + (k - 1) * ownSpeed(kit, id);
    },
    together: (_a, momentA, _b, momentB) => momentA === momentB,
    start: first => {
      for (const id of kit.combatants()) dueIn(id, 0);
      kit.setByteOf(FREE_AT, first);
      if (first) kit.setShortOf(ROUND_AT, 0);
    },
    acted: id => {
      if (kit.byteOf(FREE_AT) === id) {
        kit.setByteOf(FREE_AT, 0);
        return;
      }
      dueIn(id, kit.wordOf(TIME_AT));
      kit.setShortOf(kit.recordOf(id) + DECLARED_SPEED, 0);
    },
    arrives: id => dueIn(id, kit.wordOf(TIME_AT)),
    sheet: rows(),
    poolsAfter: SCORES,
    usual: usual(),
    mostPool: MOST_POOL,
    derive: id => derive(kit, id),
    condition: id => {
      const fields = [kit.fullPoolOf(id, 0), kit.poolOf(id, 0), kit.fullPoolOf(id, 1), kit.poolOf(id, 1)];
      if (kit.attempt(kit.createCall(kit.pack.run, CORE.condition.number, fields, []))) return 0;
      return FLAGS[kit.word(CORE.condition.out.state)];
    },
    countText: (moment, brief) => {
      if (!moment) return 'first strike';
      const round = Math.floor((moment - 1) / CONSTANT.roundSeconds);
      const second = moment - round * CONSTANT.roundSeconds;
      return brief ? `R${round + 1} s${second}` : `second ${second}`;
    },
    doing: id => `speed ${speedOf(kit, id)}`,
    eventText: event => `${kit.nameOf(event.a)} takes ${event.c} s`,
    actions: app => [
      { label: 'Attack', ok: () => openAttack(kit, app) },
      { label: 'Speed of next action', ok: () => openSpeed(kit, app) },
    ],
  };
}
