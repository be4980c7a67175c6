// A shot: range, armor, circumstances of archer and target, odds; hit, stopped by armor, or scattered to somebody else.
// The core resolves; where a scattered shot went is drawn as a map.
import type { App } from '../../app/app';
import { ACTIVE_AT } from '../../fight/record-layout';
import type { Attack, Outcome } from '../../fight/system';
import { armorClassOf, oddsText, rolled } from './melee';
import { opponentOf } from './pairs';
import { scatterScreen } from './scatter-map';
import { ARCHER_LEVEL, BOW, DAMAGE_ADJUST, get, kit, LAST_SHOT, now, SHIELD, set, signed } from './sheet';
import { openCritical, openFumble, rollFor } from './wounds';

const ODDS_FIELDS = CORE.archeryShot.in.damageAdjust;
/** Circumstances of archer and target together, and the archer's own figures before them, which a scattered shot lacks. */
const CIRCUMSTANCES = CORE.scatterTarget.in.targetShield - CORE.scatterTarget.in.archerMoveEighths + 1;
const ARCHERY_FUMBLE = 2;

/** Words of the outcome, in the order of their list. */
const HIT = 1;
const SCATTER = 3;
const CRITICAL = 4;
const FUMBLE = 5;
const BIG = ['NO SHOT', 'HIT', 'STOPPED', 'SCATTER', 'CRIT', 'FUMBLE'];

/** Range of the last shot: the next one is often as far. */
let range = 160;

/** What armor class and shield of a target do. */
function aimAt(values: number[], target: number, classAt: number, shieldAt: number): void {
  values[classAt] = armorClassOf(target, 1, 1);
  // A buckler is of no use against missiles without a special ability.
  values[shieldAt] = get(target, SHIELD) === 1 ? 1 : 0;
}

function shotAt(app: App, archer: number, target: number): Attack {
  const values: number[] = [];
  for (let k = 0; k <= ODDS_FIELDS; k++) values.push(0);
  values[CORE.archeryShot.in.weapon] = get(archer, BOW);
  kit.run(CORE.archeryRow.number, [values[CORE.archeryShot.in.weapon]]);
  values[CORE.archeryShot.in.rangeEighths] = Math.min(range, kit.word(CORE.archeryRow.out.maxInches) * 8);
  values[CORE.archeryShot.in.archerLevel] = get(archer, ARCHER_LEVEL);
  values[CORE.archeryShot.in.archerDexterity] = get(archer, ARCHER_LEVEL + 1);
  values[CORE.archeryShot.in.archerInMelee] = opponentOf(archer) ? 1 : 0;
  values[CORE.archeryShot.in.targetInMelee] = opponentOf(target) ? 1 : 0;
  values[CORE.archeryShot.in.damageAdjust] = signed(archer, DAMAGE_ADJUST);
  aimAt(values, target, CORE.archeryShot.in.armorClass, CORE.archeryShot.in.targetShield);

  const shown: number[] = [CORE.archeryShot.in.rangeEighths, CORE.archeryShot.in.armorClass];
  for (let k = CORE.archeryShot.in.targetMoveEighths; k <= CORE.archeryShot.in.targetShield; k++) shown.push(k);
  for (let k = CORE.archeryShot.in.archerAbilities; k <= CORE.archeryShot.in.archerShield; k++) shown.push(k);

  return {
    attacker: archer,
    target: target,
    procedure: CORE.archeryShot.number,
    values: values,
    rows: () => shown,
    odds: () =>
      kit.run(CORE.archeryOdds.number, values.slice(0, ODDS_FIELDS)) ? '' : oddsText(CORE.archeryOdds.out.hitNumerator),
    read: dice => {
      const outcome = kit.word(CORE.archeryShot.out.outcome);
      const damage = kit.word(CORE.archeryShot.out.damage);
      const hit = outcome === HIT || outcome === CRITICAL;
      const across = kit.word(CORE.archeryShot.out.acrossEighths);
      const along = kit.word(CORE.archeryShot.out.alongEighths);
      const axis = kit.word(CORE.archeryShot.out.axis);
      const near = kit.word(CORE.archeryShot.out.nearEighths);
      const why = [
        rolled(dice, kit.word(CORE.archeryShot.out.needed)),
        `without armor ${kit.word(CORE.archeryShot.out.noArmorNeeded)}`,
      ];
      if (hit) why.push(`${kit.poolOf(target, 0) - damage} of ${kit.fullPoolOf(target, 0)} left`);
      const result: Outcome = {
        big: `${BIG[outcome]}${hit ? ` ${damage}` : ''}`,
        why: why,
        hit: hit,
        loss: damage,
        apply: () => {
          range = values[CORE.archeryShot.in.rangeEighths];
          set(archer, LAST_SHOT, now());
        },
        afterwards: () => {
          if (outcome === CRITICAL) openCritical(app, target, damage);
          else if (outcome === FUMBLE) openFumble(app, archer, ARCHERY_FUMBLE);
          else if (outcome === SCATTER)
            app.open(
              scatterScreen(app, across, along, axis, near, () =>
                kit.pickTarget(app, archer, 'Who is near?', other => kit.openAttack(app, chance(app, other, values))),
              ),
            );
        },
      };
      return result;
    },
  };
}

/** A scattered shot and another target: without the archer's own line. */
function chance(app: App, target: number, shot: number[]): Attack {
  const values = shot
    .slice(0, CORE.archeryShot.in.archerLevel)
    .concat(shot.slice(CORE.archeryShot.in.archerMoveEighths, ODDS_FIELDS));
  for (
    let k = CORE.scatterTarget.in.targetMoveEighths;
    k < CORE.scatterTarget.in.archerMoveEighths + CIRCUMSTANCES;
    k++
  )
    values[k] = 0;
  aimAt(values, target, CORE.scatterTarget.in.armorClass, CORE.scatterTarget.in.targetShield);
  const shown: number[] = [CORE.scatterTarget.in.rangeEighths, CORE.scatterTarget.in.armorClass];
  for (let k = CORE.scatterTarget.in.targetMoveEighths; k <= CORE.scatterTarget.in.targetShield; k++) shown.push(k);
  const archer = kit.byteOf(ACTIVE_AT);
  return {
    title: `Scatter - ${kit.nameOf(target)}`,
    attacker: archer,
    target: target,
    procedure: CORE.scatterTarget.number,
    values: values,
    rows: () => shown,
    read: faces => {
      const outcome = kit.word(CORE.scatterTarget.out.outcome);
      const needed = kit.word(CORE.scatterTarget.out.needed);
      let damage = 0;
      if (outcome === HIT) {
        kit.run(CORE.archeryRow.number, [shot[CORE.archeryShot.in.weapon]]);
        const dice = kit.word(CORE.archeryRow.out.damageDice);
        const minus = kit.word(CORE.archeryRow.out.damageMinus);
        rollFor(app, CORE.damage.number, [dice, minus, shot[CORE.archeryShot.in.damageAdjust], 1], []);
        damage = kit.word(CORE.damage.out.damage);
      }
      return {
        big: outcome === HIT ? `HIT ${damage}` : BIG[outcome],
        why: [rolled(faces, needed)],
        hit: outcome === HIT,
        loss: damage,
      };
    },
  };
}

/** A shot of the active combatant: first the target. */
export function openShot(app: App): void {
  kit.attack(app, (archer, target) => shotAt(app, archer, target));
}
