// The system module of blows: in a move each combatant strikes his natural blows, in the order that the referee sets.
// The rules give no attack roll and no hit points: hits are typed in and counted.
import type { App } from '../../app/app';
import { EventKind } from '../../fight/events';
import { ACTIVE_AT, SHEET, TIE, UNCONSCIOUS } from '../../fight/record-layout';
import { type Kit, NEVER, OWN_START, type System, WIDE } from '../../fight/system';

const STRENGTH = 2;
const DEXTERITY = 4;
const WEIGHT = 6;
/** Behind the rows: blows in a move. */
const BLOWS = SHEET + 8;

/** A plain fighter with a sword of five pounds; the rules print no averages. */
const USUAL = [OWN_START, OWN_START, 10, 10, 50, 10];
const MOST_POOL = 1000;

export function create(kit: Kit): System {
  function blowsOf(id: number): number {
    return kit.byteOf(kit.recordOf(id) + BLOWS);
  }

  function strike(app: App, attacker: number, target: number): void {
    app.open(
      kit.numberScreen(app, {
        title: `${kit.nameOf(attacker)} - ${kit.nameOf(target)}`,
        hint: 'hits; 0 is a miss',
        low: 0,
        high: MOST_POOL,
        start: 1,
        ok: hits => {
          kit.begin(hits ? EventKind.Hit : EventKind.Miss, attacker, target, hits);
          kit.setPool(target, 0, kit.poolOf(target, 0) - hits);
          kit.applyCondition(target);
          kit.commit();
          app.back();
        },
      }),
    );
  }

  return {
    title: 'blows',
    pools: ['hits'],
    round: 'Move',
    roundSeconds: 0,
    asksFirst: true,
    moment: (_id, k, at) => (k < kit.bytes[at + BLOWS] ? 0 : NEVER),
    start: first => {
      const ids = kit.combatants();
      if (!first) return;
      const at = kit.recordOf(first) + TIE;
      const tie = kit.byteOf(at);
      kit.setByteOf(at, kit.byteOf(kit.recordOf(ids[0]) + TIE));
      kit.setByteOf(kit.recordOf(ids[0]) + TIE, tie);
    },
    sheet: [
      CORE.naturalBlows.number,
      CORE.naturalBlows.in.bareHands,
      0,
      CORE.naturalBlows.number,
      CORE.naturalBlows.in.class,
      1,
      CORE.naturalBlows.number,
      CORE.naturalBlows.in.strength,
      STRENGTH + WIDE,
      CORE.naturalBlows.number,
      CORE.naturalBlows.in.dexterity,
      DEXTERITY + WIDE,
      CORE.naturalBlows.number,
      CORE.naturalBlows.in.weightTenthLb,
      WEIGHT + WIDE,
    ],
    poolsAfter: 0,
    usual: USUAL,
    mostPool: MOST_POOL,
    derive: id => {
      kit.run(CORE.naturalBlows.number, kit.figures(id));
      kit.setByteOf(kit.recordOf(id) + BLOWS, kit.word(CORE.naturalBlows.out.blows));
    },
    condition: id => (kit.poolOf(id, 0) > 0 ? 0 : UNCONSCIOUS),
    together: () => false,
    countText: () => '',
    doing: id => `blow ${Math.min(kit.doneOf(id) + 1, blowsOf(id))} of ${blowsOf(id)}`,
    actions: app => [
      {
        label: 'Hits',
        ok: () => {
          const attacker = kit.byteOf(ACTIVE_AT);
          kit.pickTarget(app, attacker, `${kit.nameOf(attacker)} strikes`, target => strike(app, attacker, target));
        },
      },
    ],
  };
}
