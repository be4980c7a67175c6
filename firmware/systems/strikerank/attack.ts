// A blow: the attack of whose slot it is, and the defense of the target with the penalties that follow from what both declared.
// The core plays it from the roll to the wound in one call.
import { SHEET } from '../../fight/record-layout';
import type { Attack, Outcome } from '../../fight/system';
import {
  ABORTED,
  DEFENSES,
  DODGE,
  declared,
  fatigueOf,
  get,
  hitPointsAt,
  kit,
  LOCATION_WORDS,
  MAGIC,
  MARKS,
  mark,
  PARRY,
  RANKS,
  set,
  setFatigue,
  setWound,
  sheet,
  WOUNDS,
} from './state';

/** Ways of defense in the form's words; those behind the core's own take an action that was declared for something else. */
const WAYS = ['none', 'parry', 'dodge', 'abort: parry', 'abort: dodge'];
const DODGES = 2;
const LEVELS = ['fumble', 'fails', 'normal', 'special', 'critical'];
const SEVERITIES = ['', ', useless', ', maimed'];
/** Tactics of a blow; a flurry gives a second one. */
const FLURRY = 2;
const BREAK_WEAPON = 4;
/** Place of the first trained tactic among all, less its place here. */
const TRAINED = 5;
const SUCCESS = 2;

/** Where the last blow was said to land, at first the chest: the likeliest place of the next. */
let location = 3;

export function attackOn(attacker: number, target: number): Attack {
  const word = kit.word;
  const own = kit.figures(attacker);
  const other = kit.figures(target);
  let way = declared(target, 0) === PARRY || declared(target, 1) === PARRY ? 1 : 0;
  if (!way && (declared(target, 0) === DODGE || declared(target, 1) === DODGE)) way = DODGES;
  /** Attacks on the target at this strike rank. */
  let together = 1;
  let allowed = 1;

  kit.run(CORE.declaredRanks.number, [
    declared(attacker, 0),
    declared(attacker, 1),
    own[CORE.combatSheet.in.weaponSr],
    own[CORE.combatSheet.in.dexSr],
    get(attacker, MAGIC),
    0,
  ]);
  const values = [
    own[CORE.combatSheet.in.attackSkill],
    own[CORE.combatSheet.in.mode],
    location,
    own[CORE.combatSheet.in.diceCount],
    own[CORE.combatSheet.in.diceSides],
    own[CORE.combatSheet.in.dicePlus],
    own[CORE.combatSheet.in.str] + own[CORE.combatSheet.in.siz],
    other[CORE.combatSheet.in.armor],
    word(CORE.declaredRanks.out.modifier),
    0,
    fatigueOf(attacker),
    0,
    0,
    0,
  ];

  /** Skill and penalty of the defense. */
  function defend(): void {
    const made = get(target, DEFENSES);
    const kind = way > DODGES ? way - DODGES : way;
    kit.run(CORE.combatSheet.number, other);
    const dodge = word(CORE.combatSheet.out.dodge);
    kit.run(CORE.defenseModifier.number, [
      kind,
      way > DODGES ? 1 : 0,
      declared(target, 0),
      declared(target, 1),
      made & 15,
      made >> 4,
      together,
      kit.doneOf(target),
      get(target, MARKS) & ABORTED,
    ]);
    allowed = word(CORE.defenseModifier.out.allowed);
    values[CORE.blow.in.defense] = kind;
    values[CORE.blow.in.defenseSkill] = kind === DODGES ? dodge : other[CORE.combatSheet.in.parrySkill];
    values[CORE.blow.in.defenseModifier] = word(CORE.defenseModifier.out.modifier);
    values[CORE.blow.in.defenseFatigue] = fatigueOf(target);
    values[CORE.blow.in.weaponAp] = other[CORE.combatSheet.in.weaponAp];
  }

  /** An action of the target becomes the defense: the first of his slots that is still to come is gone. */
  function dropSlot(): void {
    mark(target, ABORTED, true);
    for (let k = kit.doneOf(target); k < 2; k++) {
      if (!get(target, RANKS + k)) continue;
      set(target, RANKS + k, 0);
      return;
    }
  }

  function read(): Outcome {
    const level = word(CORE.blow.out.level);
    const defense = word(CORE.blow.out.defenseLevel);
    const loss = word(CORE.blow.out.applied);
    const now = word(CORE.blow.out.locationDamage);
    const shock = word(CORE.blow.out.shock);
    const blunted = word(CORE.blow.out.apLost);
    const kind = values[CORE.blow.in.defense];
    const why = [`${word(CORE.blow.out.modifiedRoll)}/${word(CORE.blow.out.effectiveSkill)} ${LEVELS[level]}`];
    if (defense) {
      const skill = values[CORE.blow.in.defenseSkill] + values[CORE.blow.in.defenseModifier];
      why.push(`${WAYS[kind]} ${word(CORE.blow.out.defenseRoll)}/${skill} ${LEVELS[defense - 1]}`);
    }
    if (loss)
      why.push(
        `${LOCATION_WORDS[location]} ${now}/${values[CORE.blow.in.locationHp]}${SEVERITIES[word(CORE.blow.out.severity)]}`,
      );
    let second = 0;
    if (values[CORE.blow.in.tactic] === FLURRY) {
      kit.run(CORE.tacticEffect.number, [
        1,
        level,
        0,
        own[CORE.combatSheet.in.weaponSr],
        own[CORE.combatSheet.in.dexSr],
      ]);
      second = word(CORE.tacticEffect.out.secondSr);
    }
    return {
      hit: loss > 0,
      big: loss || level < SUCCESS ? '' : 'NO HARM',
      loss: loss,
      why: why,
      apply: () => {
        if (loss) setWound(target, location, now);
        if (shock) setFatigue(target, Math.min(CONSTANT.worstFatigue, fatigueOf(target) + 1));
        if (blunted) set(target, SHEET + CORE.combatSheet.in.weaponAp, values[CORE.blow.in.weaponAp] - blunted);
        if (defense) set(target, DEFENSES, get(target, DEFENSES) + (kind === DODGES ? 16 : 1));
        if (defense && way > DODGES) dropSlot();
        if (second) set(attacker, RANKS + 2, second);
      },
    };
  }

  defend();
  return {
    attacker: attacker,
    target: target,
    procedure: CORE.blow.number,
    values: values,
    rows: () =>
      [CORE.blow.in.location, CORE.blow.in.modifier, CORE.blow.in.tactic, CORE.blow.in.aimedShot].concat(
        way ? CORE.blow.in.defenseModifier : [],
      ),
    first: () =>
      [
        kit.choiceRow(
          'Defends by',
          WAYS,
          () => way,
          value => {
            way = value;
            defend();
          },
        ),
      ].concat(
        values[CORE.blow.in.defense] === DODGES
          ? kit.numberRow(
              'Attacks on this SR',
              1,
              9,
              () => together,
              value => {
                together = value;
                defend();
              },
            )
          : [],
      ),
    odds: () => {
      kit.run(CORE.successChances.number, [
        values[CORE.blow.in.skill],
        values[CORE.blow.in.modifier],
        values[CORE.blow.in.fatigueClass],
        0,
      ]);
      return `${word(CORE.successChances.out.anySuccess)}%`;
    },
    fill: () => {
      const tactic = values[CORE.blow.in.tactic];
      location = values[CORE.blow.in.location];
      values[CORE.blow.in.locationHp] = hitPointsAt(target, location);
      values[CORE.blow.in.locationDamage] = get(target, WOUNDS + location);
      if (!allowed) return 'No action is left to abort.';
      if (!tactic) return '';
      // Whoever chooses a tactic has been trained in it; what it asks for besides, the core knows.
      kit.run(CORE.tacticAllowed.number, [
        tactic === BREAK_WEAPON ? tactic : tactic + TRAINED,
        1,
        sheet(attacker, CORE.combatSheet.in.str),
        sheet(attacker, CORE.combatSheet.in.dex),
        0,
        0,
      ]);
      return word(CORE.tacticAllowed.out.allowed) ? '' : 'It asks for more STR or DEX.';
    },
    read: read,
  };
}
