// The system module of phasemelee: phases of blows on dexterity counts, percentile blows and shots.
// A round is a phase; turns are called by the referee, since the rules don't say how many phases make one.
import { Until } from '../../fight/condition-kinds';
import { ACTIVE_AT, DEAD } from '../../fight/record-layout';
import type { Kit, System } from '../../fight/system';
import { openShot } from './archery';
import { eventText, TURN_ENDS } from './events';
import { openJoin, openSpell, openWeapons, turnRule } from './hands';
import { openBlow } from './melee';
import { countText, hands, moment, placeOf, places, prepare, together } from './order';
import { MET_IN, NO_PHASE } from './pairs';
import {
  BLOWS,
  get,
  HANDS,
  Hands,
  kit,
  LAST_SHOT,
  LASTING,
  LOST_IN,
  NEXT_IN,
  now,
  rows,
  set,
  setKit,
  USUAL,
  USUAL_POOLS,
  ZERO_IN,
} from './sheet';
import { BY_PHASE, bleedAll, bleedingComesBack, bleedingGoesHome, CONDITIONS, openTreat } from './wounds';

const MOST_HITS = 999;
/** Phases after which any weapon is loaded again. */
const MOST_CYCLE = 3;

/** A phase is over: what carries its stamp would be taken for a later phase's, stamps come round. */
function forgetPhase(): void {
  const phase = now();
  if (kit.byteOf(MET_IN) === phase) kit.setByteOf(MET_IN, NO_PHASE);
  for (const id of kit.combatants()) {
    for (const at of [LOST_IN, NEXT_IN, ZERO_IN]) if (get(id, at) === phase) set(id, at, 0);
    if (get(id, LAST_SHOT) && ((phase - get(id, LAST_SHOT)) & 127) > MOST_CYCLE) set(id, LAST_SHOT, 0);
  }
}

function endTurn(): void {
  kit.begin(TURN_ENDS, 0, 0, 0);
  bleedAll(0, BY_PHASE - 1);
  kit.countDown(Until.Own, 0);
  kit.commit();
}

export function create(given: Kit): System {
  setKit(given);
  return {
    title: 'phases of blows',
    pools: ['hits'],
    round: 'Phase',
    roundSeconds: 0,
    prepare: prepare,
    moment: moment,
    together: together,
    ends: () => {
      bleedAll(BY_PHASE, BY_PHASE);
      forgetPhase();
    },
    sheet: rows(),
    poolsAfter: 2,
    usual: USUAL,
    usualPools: USUAL_POOLS,
    mostPool: MOST_HITS,
    lasting: LASTING,
    goesHome: bleedingGoesHome,
    // Who has no blows with a weapon has a bow in hand.
    derive: id => {
      bleedingComesBack(id);
      if (!get(id, BLOWS) && !get(id, HANDS)) set(id, HANDS, Hands.Bow);
    },
    condition: id => (kit.poolOf(id, 0) > 0 ? 0 : DEAD),
    conditions: CONDITIONS,
    countText: countText,
    doing: id => `${hands(id) === Hands.Bow ? 'shot' : 'blow'} ${placeOf(id) + 1}/${places(id).length}`,
    eventText: eventText,
    actions: app => {
      const blow = { label: 'Strike', ok: () => openBlow(app) };
      const shot = { label: 'Shoot', ok: () => openShot(app) };
      const id = kit.byteOf(ACTIVE_AT);
      return (hands(id) === Hands.Bow ? [shot, blow] : [blow, shot]).concat([
        { label: 'Join melee', ok: () => openJoin(app) },
        { label: 'Weapons', ok: () => openWeapons(app) },
        { label: 'Cast in melee', ok: () => openSpell(app) },
        { label: 'Treat a wound', ok: () => openTreat(app) },
        { label: 'End of a turn', ok: endTurn },
        { label: 'Rule of first blows', ok: turnRule },
      ]);
    },
  };
}
