// Attacks: in melee, with missiles, by trampling. Situations are asked as yes or no; the odds of each band stand beside the roll.
// The three procedures name the same things in the same order, so that one flow fills them all.
import { ABSENT } from '../../../wasm-core/memory-map';
import { OUT, Until } from '../../fight/condition-kinds';
import type { Attack, Outcome } from '../../fight/system';
import type { FormRow } from '../../screens/form';
import { get, kit, phaseNow, rollText, set, setShort } from './clock';
import { LOADED, MISSILE, Row, SUBDUAL } from './places';

const SITUATIONS = 9;
/** The ends of the Combat Table's bands lie between -10 and 85: so much off a D100 brings all of them among its faces. */
const ROW_SHIFT = 15;
const BANDS = ['DEADLY', 'SEVERE', 'HIT', 'SHIELD', 'MISS'];
/** The same in the row of the table and in the odds. */
const SIGNS = 'DSHsM';
const MISS = 4;
const CHARGING = 2;
const ON_FOOT = 0;

/** How far the last shot went: the next one is often as far. */
let distance = 5;

/** Figures that count 0 where they are left out. */
function orZero(value: number): number {
  return value === ABSENT ? 0 : value;
}

/** The row of the Combat Table, the band of the roll marked. */
function rowText(line: number, roll: number): string {
  kit.run(CORE.combatOdds.number, [line, -ROW_SHIFT, 0]);
  let end = -ROW_SHIFT;
  let text = '';
  let marked = false;
  for (let band = 0; band <= MISS; band++) {
    end += kit.word(CORE.combatOdds.out.deadly + band);
    const here = !marked && (band === MISS || roll <= end);
    if (here) marked = true;
    const part = SIGNS[band] + (band === MISS ? '' : end);
    text += (band ? ' ' : '') + (here ? `[${part}]` : part);
  }
  return text;
}

/** An attack by one of the procedures; `more` are the fields that only it shows, `line` and `modifier` what its odds go by. */
function attackBy(
  attacker: number,
  target: number,
  procedure: number,
  situationsAt: number,
  armorAt: number,
  outputsAt: number,
  values: number[],
  rows: number[],
  chance: () => number[],
  apply: () => void,
): Attack {
  const worn = kit.figures(target);
  const labels = kit.pack.labels;
  const yes: number[] = [];
  const chosen: number[] = [];
  const list = labels.label(labels.procedure(procedure).fields[situationsAt]).words;

  for (let k = 0; k < 4; k++) values[armorAt + k] = worn[Row.ArmorAv + k];
  values[situationsAt + 1] = worn[Row.Ocv];
  values[situationsAt + 2] = Math.max(0, kit.poolOf(target, 0));
  values[armorAt + 5] = values[situationsAt + 2];
  values[armorAt + 6] = worn[Row.Dtv];
  for (let k = 0; k < SITUATIONS; k++) yes.push(0);

  function fill(): string {
    chosen.splice(0, chosen.length);
    for (let k = 0; k < SITUATIONS; k++) if (yes[k]) chosen.push(k);
    values[situationsAt] = chosen.length;
    return '';
  }

  function situationRow(k: number): FormRow {
    return kit.choiceRow(
      kit.capital(labels.word(list, k)),
      ['no', 'yes'],
      () => yes[k],
      value => {
        yes[k] = value;
      },
    );
  }

  const lists = [{ figures: chosen, address: CORE.situationModifier.at.situations, size: 1 }];

  function odds(): string {
    fill();
    const known = chance();
    kit.attempt(
      kit.createCall(kit.pack.run, CORE.situationModifier.number, values.slice(situationsAt, situationsAt + 3), lists),
    );
    const helpless = kit.word(CORE.situationModifier.out.helpless);
    known[1] += kit.word(CORE.situationModifier.out.modifier) + worn[Row.ShieldEl];
    if (known.length > 2 || kit.run(CORE.combatOdds.number, [known[0], known[1], helpless])) return '';
    let text = '';
    for (let band = 0; band < MISS; band++)
      text += `${band ? ' ' : ''}${SIGNS[band]}${kit.word(CORE.combatOdds.out.deadly + band)}`;
    return text;
  }

  function read(dice: readonly number[]): Outcome {
    const word = (output: number) => kit.word(output - CORE.meleeAttack.out.lineUsed + outputsAt);
    const line = word(CORE.meleeAttack.out.lineUsed);
    const roll = word(CORE.meleeAttack.out.finalRoll);
    const band = word(CORE.meleeAttack.out.band);
    const fatal = word(CORE.meleeAttack.out.fatal);
    const known = word(CORE.meleeAttack.out.damageKnown);
    const raw = word(CORE.meleeAttack.out.rawDamage);
    const damage = word(CORE.meleeAttack.out.damage);
    const left = kit.poolOf(target, 0);
    if (!dice.length)
      return { big: 'NO ATTACK', why: ['out of range, or not', 'allowed like this'], hit: false, loss: 0 };
    return {
      big: fatal ? 'FATAL' : BANDS[band] + (band === MISS ? '' : known ? ` ${damage}` : ' ?'),
      why: [
        rowText(line, roll),
        rollText(dice[0], roll, line),
        !known
          ? 'damage: see your book'
          : damage
            ? `${raw > damage ? `${raw} less ${raw - damage}, ` : ''}${left - damage} left`
            : '',
      ],
      hit: band !== MISS,
      loss: fatal ? Math.max(0, left - worn[Row.Dtv]) : damage,
      apply: apply,
    };
  }

  return {
    attacker: attacker,
    target: target,
    procedure: procedure,
    values: values,
    lists: lists,
    rows: () => rows,
    more: () => yes.map((_, k) => situationRow(k)),
    odds: odds,
    fill: fill,
    read: read,
  };
}

/** Values of a procedure, all left out: the core puts its own in their place. */
function blank(procedure: number): number[] {
  return kit.pack.labels.procedure(procedure).fields.map(() => ABSENT);
}

export function meleeOn(attacker: number, target: number): Attack {
  const own = kit.figures(attacker);
  const values = blank(CORE.meleeAttack.number);
  values[CORE.meleeAttack.in.line] = 0;
  values[CORE.meleeAttack.in.attacker] = own[Row.Weapon] === CONSTANT.naturalWeapon ? 1 : 0;
  values[CORE.meleeAttack.in.attackEl] = own[Row.AttackEl];
  values[CORE.meleeAttack.in.defenseEl] = 0;
  values[CORE.meleeAttack.in.otherModifier] = 0;
  values[CORE.meleeAttack.in.damageAdd] = 0;
  for (let k = 0; k < 4; k++) values[CORE.meleeAttack.in.sb + k] = own[Row.Sb + k];
  if (own[Row.Mounted] !== ON_FOOT) {
    const charging = own[Row.Mounted] === CHARGING ? 1 : 0;
    kit.run(CORE.mountedEl.number, [own[Row.Mount], own[Row.AttackEl], own[Row.HorsemanshipEl], charging]);
    values[CORE.meleeAttack.in.attackEl] = kit.word(CORE.mountedEl.out.totalEl);
    values[CORE.meleeAttack.in.damageAdd] = kit.word(CORE.mountedEl.out.chargeDamage);
  }
  if (kit.figures(target)[Row.Mounted] !== ON_FOOT) {
    const long = own[Row.Weapon] === CONSTANT.polearm || own[Row.Weapon] === CONSTANT.spear;
    kit.run(CORE.riderHitModifier.number, [own[Row.Mounted] ? 1 : 0, long ? 0 : CONSTANT.otherClass, 1, 0]);
    values[CORE.meleeAttack.in.otherModifier] = kit.word(CORE.riderHitModifier.out.modifier);
  }
  return attackBy(
    attacker,
    target,
    CORE.meleeAttack.number,
    CORE.meleeAttack.in.situations,
    CORE.meleeAttack.in.armorAv,
    CORE.meleeAttack.out.lineUsed,
    values,
    [
      CORE.meleeAttack.in.line,
      CORE.meleeAttack.in.attackEl,
      CORE.meleeAttack.in.defenseEl,
      CORE.meleeAttack.in.otherModifier,
      CORE.meleeAttack.in.damageAdd,
      CORE.meleeAttack.in.plainDie,
      CORE.meleeAttack.in.plainAdd,
      CORE.meleeAttack.in.attacker,
    ],
    () => [
      values[CORE.meleeAttack.in.line],
      values[CORE.meleeAttack.in.otherModifier] +
        values[CORE.meleeAttack.in.defenseEl] -
        values[CORE.meleeAttack.in.attackEl],
    ],
    () => {},
  );
}

export function shotOn(attacker: number, target: number): Attack {
  const own = kit.figures(attacker);
  const weapon = get(attacker, MISSILE) - 1;
  const values = blank(CORE.missileAttack.number);
  values[CORE.missileAttack.in.weapon] = weapon;
  values[CORE.missileAttack.in.sb] = own[Row.Sb];
  values[CORE.missileAttack.in.distance] = distance;
  values[CORE.missileAttack.in.lineModifier] = 0;
  values[CORE.missileAttack.in.mounted] = own[Row.Mounted];
  values[CORE.missileAttack.in.attackEl] = own[Row.AttackEl];
  values[CORE.missileAttack.in.otherModifier] = 0;
  values[CORE.missileAttack.in.wsb] = 0;
  values[CORE.missileAttack.in.plainDie] = own[Row.PlainDie];
  values[CORE.missileAttack.in.plainAdd] = own[Row.PlainAdd];

  /** Line and modifier; three figures where no shot is allowed. */
  function chance(): number[] {
    const at = [weapon, own[Row.Sb], values[CORE.missileAttack.in.distance]];
    if (kit.run(CORE.missileLine.number, at)) return [0, 0, 0];
    const band = kit.word(CORE.missileLine.out.band);
    let line = kit.word(CORE.missileLine.out.line) + values[CORE.missileAttack.in.lineModifier];
    if (!kit.word(CORE.missileLine.out.lineGiven)) line += orZero(values[CORE.missileAttack.in.extremeLine]);
    let modifier = values[CORE.missileAttack.in.otherModifier] - values[CORE.missileAttack.in.attackEl];
    if (own[Row.Mounted] !== ON_FOOT) {
      const refused = kit.run(CORE.mountedMissile.number, [weapon, own[Row.Mounted] === CHARGING ? 1 : 0, band]);
      if (refused || !kit.word(CORE.mountedMissile.out.allowed)) return [0, 0, 0];
      modifier += kit.word(CORE.mountedMissile.out.modifier);
    }
    return [line, modifier];
  }

  return attackBy(
    attacker,
    target,
    CORE.missileAttack.number,
    CORE.missileAttack.in.situations,
    CORE.missileAttack.in.armorAv,
    CORE.missileAttack.out.lineUsed,
    values,
    [
      CORE.missileAttack.in.distance,
      CORE.missileAttack.in.lineModifier,
      CORE.missileAttack.in.extremeLine,
      CORE.missileAttack.in.attackEl,
      CORE.missileAttack.in.otherModifier,
      CORE.missileAttack.in.wsb,
      CORE.missileAttack.in.plainDie,
      CORE.missileAttack.in.plainAdd,
    ],
    chance,
    () => {
      distance = values[CORE.missileAttack.in.distance];
      const crossbow = [
        CONSTANT.repeatingCrossbow,
        CONSTANT.lightCrossbow,
        CONSTANT.heavyCrossbow,
        CONSTANT.arbalest,
      ].indexOf(weapon);
      if (crossbow < 0) return;
      kit.run(CORE.crossbowReload.number, [crossbow, 1, 1]);
      setShort(attacker, LOADED, phaseNow() + kit.word(CORE.crossbowReload.out.phases) + 1);
    },
  );
}

export function trampleOn(attacker: number, target: number): Attack {
  const own = kit.figures(attacker);
  const values = blank(CORE.trample.number);
  kit.run(CORE.mountControl.number, [own[Row.Mount], 0]);
  values[CORE.trample.in.line] = 0;
  values[CORE.trample.in.horsemanshipEl] = own[Row.HorsemanshipEl];
  values[CORE.trample.in.mountSb] = 0;
  values[CORE.trample.in.rating] = kit.word(CORE.mountControl.out.rating);
  values[CORE.trample.in.targetLarger] = 0;
  values[CORE.trample.in.defenseEl] = 0;
  values[CORE.trample.in.otherModifier] = 0;
  return attackBy(
    attacker,
    target,
    CORE.trample.number,
    CORE.trample.in.situations,
    CORE.trample.in.armorAv,
    CORE.trample.out.lineUsed,
    values,
    [
      CORE.trample.in.line,
      CORE.trample.in.horsemanshipEl,
      CORE.trample.in.mountSb,
      CORE.trample.in.rating,
      CORE.trample.in.targetLarger,
      CORE.trample.in.defenseEl,
      CORE.trample.in.otherModifier,
      CORE.trample.in.plainDie,
      CORE.trample.in.plainAdd,
    ],
    () => [
      values[CORE.trample.in.line],
      values[CORE.trample.in.otherModifier] +
        values[CORE.trample.in.defenseEl] -
        values[CORE.trample.in.horsemanshipEl] -
        values[CORE.trample.in.mountSb] -
        2 * values[CORE.trample.in.rating],
    ],
    () => {},
  );
}

/** A blow that is to knock out: what was carried over counts, and what it does in earnest only if it kills. */
export function subdualOn(attacker: number, target: number): Attack {
  const own = kit.figures(target);
  const values = blank(CORE.subdual.number);
  values[CORE.subdual.in.subdualDamage] = get(target, SUBDUAL);
  values[CORE.subdual.in.actualDamage] = 0;
  values[CORE.subdual.in.hpv] = kit.fullPoolOf(target, 0);
  values[CORE.subdual.in.stamina] = own[Row.Stamina];
  values[CORE.subdual.in.unaware] = 0;
  values[CORE.subdual.in.stb] = 0;
  return {
    attacker: attacker,
    target: target,
    procedure: CORE.subdual.number,
    values: values,
    rows: () => [
      CORE.subdual.in.subdualDamage,
      CORE.subdual.in.actualDamage,
      CORE.subdual.in.unaware,
      CORE.subdual.in.stb,
    ],
    odds: () =>
      kit.run(CORE.subdualChance.number, values.slice(0, CORE.subdual.in.stb))
        ? ''
        : `${kit.word(CORE.subdualChance.out.chancePercent)}%`,
    read: dice => {
      const out = kit.word(CORE.subdual.out.knockedOut);
      const turns = kit.word(CORE.subdual.out.turns);
      const carried = kit.word(CORE.subdual.out.carriedSubdual);
      const actual = values[CORE.subdual.in.actualDamage];
      const left = kit.poolOf(target, 0) - actual;
      return {
        big: out ? 'OUT' : 'STANDS',
        why: [
          `rolled ${dice[0]} on ${kit.word(CORE.subdual.out.chancePercent)}%`,
          out ? `for ${turns} turns` : `carries ${carried}`,
        ],
        hit: out === 1,
        loss: left <= own[Row.Dtv] ? actual : 0,
        apply: () => {
          set(target, SUBDUAL, carried);
          if (out) kit.addCondition(target, OUT, Until.Round, 0, turns);
        },
      };
    },
  };
}
