// The system module of d6rounds: ten-second rounds, speed factors that run on, attacks on body or mind.
// Time counts seconds since the fight began: each action falls due a speed factor after the last one; 0 is round zero, the free attack of whoever strikes first.
import { EventKind } from '../../fight/events';
import { ACTIVE_AT, DUE, ROUND_AT, SYSTEM_AT, TIME_AT } from '../../fight/record-layout';
import type { Kit, System } from '../../fight/system';
import { attackOn } from './attack';
import { DECLARED_SPEED, derive, SHEET_FIELDS, speedAt } from './sheet';

/** Of a pool, and of a speed factor. */
const MOST = 1000;

/** Who has the free attack that takes no time; 0 when it is over or nobody had it. */
const FREE_AT = SYSTEM_AT;

/** The average person of the printed characteristics. */
const AVERAGE_SCORES = [2, 2, 2, 2];
const AVERAGE_POOLS = [20, 20];

export function create(kit: Kit): System {
  const bytes = kit.bytes;
  /** Due times by `at >> 2`: records begin at whole words, and so does what falls due in them. */
  const words = new Int32Array(bytes.buffer, DUE);

  /** His next action falls due. */
  function fallDue(id: number): void {
    const at = kit.recordOf(id);
    kit.setWordOf(at + DUE, kit.wordOf(TIME_AT) + speedAt(bytes, at, 0));
  }

  return {
    title: 'd6 rounds',
    pools: ['body', 'mind'],
    roundSeconds: CONSTANT.roundSeconds,
    roundLength: CONSTANT.roundSeconds,
    asksFirst: true,
    moment: (id, k, at) => {
      const free = bytes[FREE_AT] === id;
      if (free && !k--) return 0;
      const due = words[at >> 2];
      if (!k) return due;
      return (!free && bytes[ACTIVE_AT] === id ? kit.wordOf(TIME_AT) : due) + speedAt(bytes, at, k - 1);
    },
    start: first => {
      for (const id of kit.combatants()) fallDue(id);
      kit.setByteOf(FREE_AT, first);
      if (first) kit.setShortOf(ROUND_AT, 0);
    },
    acted: id => {
      if (bytes[FREE_AT] === id) {
        kit.setByteOf(FREE_AT, 0);
        return;
      }
      fallDue(id);
      kit.setShortOf(kit.recordOf(id) + DECLARED_SPEED, 0);
    },
    arrives: fallDue,
    sheet: [CORE.combatSheet.number, -SHEET_FIELDS, 0],
    poolsAfter: AVERAGE_SCORES.length,
    usual: AVERAGE_SCORES,
    usualPools: AVERAGE_POOLS,
    mostPool: MOST,
    derive: id => derive(kit, id),
    // The core's word is the flag itself: 0 conscious, 1 unconscious, 2 dead.
    condition: id => {
      const fields = [kit.fullPoolOf(id, 0), kit.poolOf(id, 0), kit.fullPoolOf(id, 1), kit.poolOf(id, 1)];
      return kit.run(CORE.condition.number, fields) ? 0 : kit.word(CORE.condition.out.state);
    },
    countText: (moment, brief) => {
      if (!moment) return 'first strike';
      const round = Math.floor((moment - 1) / CONSTANT.roundSeconds);
      const second = moment - round * CONSTANT.roundSeconds;
      return brief ? `R${round + 1} s${second}` : `second ${second}`;
    },
    doing: id => `speed ${speedAt(bytes, kit.recordOf(id), 0)}`,
    eventText: event => `${kit.nameOf(event.a)} takes ${event.c} s`,
    actions: app => [
      { label: 'Attack', ok: () => kit.attack(app, (attacker, target) => attackOn(kit, attacker, target)) },
      {
        label: 'Speed of next action',
        ok: () => {
          const id = kit.byteOf(ACTIVE_AT);
          app.open(
            kit.numberScreen(app, {
              title: `${kit.nameOf(id)}: next action`,
              hint: 'seconds',
              low: 1,
              high: MOST,
              start: speedAt(bytes, kit.recordOf(id), 0),
              ok: value => {
                kit.begin(EventKind.Declare, id, 0, value);
                kit.setShortOf(kit.recordOf(id) + DECLARED_SPEED, value);
                kit.commit();
              },
            }),
          );
        },
      },
    ],
  };
}
