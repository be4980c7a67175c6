// Typed bindings of the pack strikerank-fight; made by `npm run packs` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of Strike rank fight: what each takes and gives. */
export interface StrikerankFight {
  /** Skill roll. */
  readonly successLevel: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    /** -300 to 200; default 0. */
    readonly modifier?: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly effectiveSkill: number;
    readonly modifiedRoll: number;
    readonly criticalMax: number;
    readonly specialMax: number;
    readonly fumbleMin: number;
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
  }>;
  /** Skill odds. */
  readonly successChances: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    /** -300 to 200; default 0. */
    readonly modifier?: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
  }, {
    readonly effectiveSkill: number;
    readonly critical: number;
    readonly special: number;
    readonly success: number;
    readonly failure: number;
    readonly fumble: number;
    readonly anySuccess: number;
  }>;
  /** Contest odds. */
  readonly contestChances: Procedure<{
    /** 0 to 300. */
    readonly skillA: number;
    /** 0 to 300. */
    readonly skillB: number;
    /** -300 to 200; default 0. */
    readonly modifierA?: number;
    /** -300 to 200; default 0. */
    readonly modifierB?: number;
    /** Default normal. */
    readonly fatigueA?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default normal. */
    readonly fatigueB?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
  }, {
    readonly aPer10000: number;
    readonly tiePer10000: number;
    readonly bPer10000: number;
  }>;
  /** Characteristic roll. */
  readonly characteristicRoll: Procedure<{
    /** 1 to 100. */
    readonly value: number;
    /** 1 to 5. */
    readonly multiple: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly target: number;
    readonly modifiedRoll: number;
    readonly success: boolean;
  }>;
  /** Characteristic odds. */
  readonly characteristicChance: Procedure<{
    /** 1 to 100. */
    readonly value: number;
    /** 1 to 5. */
    readonly multiple: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }, {
    readonly percent: number;
  }>;
  /** Fatigue and roll. */
  readonly fatigueModifiedRoll: Procedure<{
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default low. */
    readonly want?: 'low' | 'high';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly modifiedRoll: number;
  }>;
  /** Skill against half. */
  readonly skillVersusHalf: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    /** 0 to 300. */
    readonly opposingSkill: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly effectiveSkill: number;
    readonly modifiedRoll: number;
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly success: boolean;
  }>;
  /** Skill against skill. */
  readonly skillVersusDegree: Procedure<{
    /** 0 to 300. */
    readonly skillA: number;
    /** 0 to 300. */
    readonly skillB: number;
    /** Default normal. */
    readonly fatigueA?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default normal. */
    readonly fatigueB?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly levelA: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly levelB: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly winner: 'b' | 'tie' | 'a';
  }>;
  /** Resistance. */
  readonly resistance: Procedure<{
    /** 0 to 400. */
    readonly activeHalfPoints: number;
    /** 0 to 400. */
    readonly passiveHalfPoints: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chance: number;
    readonly success: boolean;
  }>;
  /** Damage bonus. */
  readonly damageBonus: Procedure<{
    /** 2 to 400. */
    readonly strPlusSiz: number;
  }, {
    readonly sign: number;
    readonly diceCount: number;
    readonly diceSides: number;
    readonly averageStrSiz: number;
    readonly averageTenths: number;
  }>;
  /** Damage bonus roll. */
  readonly damageBonusRoll: Procedure<{
    /** 2 to 400. */
    readonly strPlusSiz: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly bonus: number;
    readonly best: number;
  }>;
  /** Attack. */
  readonly meleeAttack: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    readonly mode: 'slash' | 'crush' | 'impale';
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    /** 1 to 5. */
    readonly diceCount: number;
    /** 2 to 20. */
    readonly diceSides: number;
    /** -5 to 20; default 0. */
    readonly dicePlus?: number;
    /** 2 to 400; default 18. */
    readonly strPlusSiz?: number;
    /** 0 to 100; default 0. */
    readonly armor?: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** Default false. */
    readonly aimedShot?: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default none. */
    readonly tactic?: 'none' | 'feint' | 'flurry' | 'aimed-blow' | 'break-weapon';
    /** Default false. */
    readonly atLeastHits?: boolean;
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly effectiveSkill: number;
    readonly modifiedRoll: number;
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly hit: boolean;
    readonly weaponDamage: number;
    readonly damageBonus: number;
    readonly armorCounted: number;
    readonly damage: number;
  }>;
  /** Special hit. */
  readonly specialHit: Procedure<{
    readonly mode: 'slash' | 'crush' | 'impale';
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    /** 0 to 200. */
    readonly weaponRolled: number;
    /** 0 to 200. */
    readonly weaponMaximum: number;
    /** -50 to 200; default 0. */
    readonly bonusRolled?: number;
    /** -50 to 200; default 0. */
    readonly bonusMaximum?: number;
    /** 0 to 100; default 0. */
    readonly armor?: number;
    /** Default false. */
    readonly critical?: boolean;
  }, {
    readonly weaponDamage: number;
    readonly damageBonus: number;
    readonly armorCounted: number;
    readonly damage: number;
  }>;
  /** Combat sheet. */
  readonly combatSheet: Procedure<{
    /** 1 to 100; default 10. */
    readonly str?: number;
    /** 1 to 100; default 10. */
    readonly con?: number;
    /** 1 to 100; default 10. */
    readonly siz?: number;
    /** 1 to 100; default 10. */
    readonly int?: number;
    /** 1 to 100; default 10. */
    readonly pow?: number;
    /** 1 to 100; default 10. */
    readonly dex?: number;
    /** 0 to 250; default 50. */
    readonly attackSkill?: number;
    /** 0 to 250; default 50. */
    readonly parrySkill?: number;
    /** 0 to 250; default 25. */
    readonly dodgeSkill?: number;
    /** 0 to 250; default 25. */
    readonly maneuver?: number;
    /** 0 to 250; default 25. */
    readonly firstAid?: number;
    /** Default slash. */
    readonly mode?: 'slash' | 'crush' | 'impale';
    /** 1 to 5; default 1. */
    readonly diceCount?: number;
    /** 2 to 20; default 8. */
    readonly diceSides?: number;
    /** 0 to 20; default 0. */
    readonly dicePlus?: number;
    /** 1 to 10; default 6. */
    readonly weaponSr?: number;
    /** 1 to 10; default 3. */
    readonly dexSr?: number;
    /** 0 to 250; default 10. */
    readonly weaponAp?: number;
    /** 0 to 100; default 3. */
    readonly armor?: number;
    /** 0 to 250; default 10. */
    readonly enc?: number;
    /** 1 to 100; m; default 3. */
    readonly movementRate?: number;
  }, {
    readonly strPlusSiz: number;
    readonly conMultiple: number;
    readonly dodge: number;
    readonly maneuver: number;
  }>;
  /** Attack and defense. */
  readonly blow: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    readonly mode: 'slash' | 'crush' | 'impale';
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    /** 1 to 5. */
    readonly diceCount: number;
    /** 2 to 20. */
    readonly diceSides: number;
    /** -5 to 20; default 0. */
    readonly dicePlus?: number;
    /** 2 to 400; default 18. */
    readonly strPlusSiz?: number;
    /** 0 to 100; default 0. */
    readonly armor?: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** Default false. */
    readonly aimedShot?: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default none. */
    readonly tactic?: 'none' | 'feint' | 'flurry' | 'aimed-blow' | 'break-weapon';
    /** Default false. */
    readonly atLeastHits?: boolean;
    /** Default false. */
    readonly autoBands?: boolean;
    /** Default none. */
    readonly defense?: 'none' | 'parry' | 'dodge';
    /** 0 to 300; default 0. */
    readonly defenseSkill?: number;
    /** -200 to 200; default 0. */
    readonly defenseModifier?: number;
    /** Default normal. */
    readonly defenseFatigue?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** 0 to 200; default 0. */
    readonly weaponAp?: number;
    /** 1 to 100. */
    readonly locationHp: number;
    /** 0 to 500; default 0. */
    readonly locationDamage?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly effectiveSkill: number;
    readonly modifiedRoll: number;
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly hit: boolean;
    readonly weaponDamage: number;
    readonly damageBonus: number;
    readonly armorCounted: number;
    readonly damage: number;
    readonly defenseLevel: 'none' | 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly defenseRoll: number;
    readonly passed: number;
    readonly apLost: number;
    readonly applied: number;
    readonly locationDamage: number;
    readonly severity: 'minor' | 'single' | 'double';
    readonly activity: 'normal' | 'down-this-round' | 'crawl' | 'fight-on' | 'unconscious' | 'self-aid-only';
    readonly shock: boolean;
  }>;
  /** Declared SR. */
  readonly declaredRanks: Procedure<{
    /** Default none. */
    readonly first?: 'none' | 'melee-attack' | 'missile-attack' | 'cast-spell' | 'parry' | 'dodge' | 'draw-weapon' | 'spirit-attack' | 'spirit-defend' | 'miscellaneous';
    /** Default none. */
    readonly second?: 'none' | 'melee-attack' | 'missile-attack' | 'cast-spell' | 'parry' | 'dodge' | 'draw-weapon' | 'spirit-attack' | 'spirit-defend' | 'miscellaneous';
    /** 1 to 10; default 6. */
    readonly weaponSr?: number;
    /** 1 to 10; default 3. */
    readonly dexSr?: number;
    /** 0 to 100; default 0. */
    readonly magicPoints?: number;
    /** 0 to 113; default 0. */
    readonly carriedSr?: number;
  }, {
    readonly firstSr: number;
    readonly secondSr: number;
    readonly modifier: number;
  }>;
  /** Defense modifier. */
  readonly defenseModifier: Procedure<{
    readonly defense: 'none' | 'parry' | 'dodge';
    /** Default false. */
    readonly abort?: boolean;
    /** Default none. */
    readonly first?: 'none' | 'melee-attack' | 'missile-attack' | 'cast-spell' | 'parry' | 'dodge' | 'draw-weapon' | 'spirit-attack' | 'spirit-defend' | 'miscellaneous';
    /** Default none. */
    readonly second?: 'none' | 'melee-attack' | 'missile-attack' | 'cast-spell' | 'parry' | 'dodge' | 'draw-weapon' | 'spirit-attack' | 'spirit-defend' | 'miscellaneous';
    /** 0 to 20; default 0. */
    readonly parries?: number;
    /** 0 to 20; default 0. */
    readonly dodges?: number;
    /** 1 to 20; default 1. */
    readonly attacksOnSameSr?: number;
    /** 0 to 3; default 0. */
    readonly actionsDone?: number;
    /** Default false. */
    readonly abortedThisRound?: boolean;
  }, {
    readonly modifier: number;
    readonly allowed: boolean;
  }>;
  /** Tactic allowed. */
  readonly tacticAllowed: Procedure<{
    readonly tactic: 'aimed-shot' | 'slam' | 'bash' | 'disarm' | 'break-weapon' | 'entangle' | 'feint' | 'flurry' | 'aimed-blow';
    /** Default false. */
    readonly trained?: boolean;
    /** 1 to 100; default 10. */
    readonly str?: number;
    /** 1 to 100; default 10. */
    readonly dex?: number;
    /** 0 to 100; default 0. */
    readonly weaponMinStr?: number;
    /** 0 to 100; default 0. */
    readonly weaponMinDex?: number;
  }, {
    readonly allowed: boolean;
    readonly reason: 'ok' | 'untrained' | 'requirement';
  }>;
  /** Tactic effect. */
  readonly tacticEffect: Procedure<{
    readonly tactic: 'feint' | 'flurry' | 'aimed-blow';
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    /** 0 to 300; default 0. */
    readonly attackSkill?: number;
    /** 1 to 10; default 1. */
    readonly firstSr?: number;
    /** 1 to 10; default 1. */
    readonly dexSr?: number;
  }, {
    readonly triggers: boolean;
    readonly ignoresArmor: boolean;
    readonly defenseModifier: number;
    readonly secondAttack: boolean;
    readonly secondSr: number;
    readonly secondAtLeastHits: boolean;
    readonly choosesLocation: boolean;
  }>;
  /** Slam. */
  readonly slam: Procedure<{
    /** 1 to 100. */
    readonly dex: number;
    /** 1 to 100. */
    readonly str: number;
    /** 1 to 100. */
    readonly siz: number;
    /** 0 to 300; default 0. */
    readonly grapple?: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly target: number;
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly hit: boolean;
    readonly knockback: number;
    readonly defenderDexRolls: number;
    readonly weaponSr: number;
  }>;
  /** Bash. */
  readonly bash: Procedure<{
    /** 0 to 200. */
    readonly weaponDamage: number;
    /** 1 to 100. */
    readonly str: number;
    /** 1 to 100. */
    readonly siz: number;
    /** 0 to 3; default 2. */
    readonly weaponSr?: number;
    /** Default false. */
    readonly thrustingMode?: boolean;
  }, {
    readonly weaponAdds: boolean;
    readonly knockback: number;
  }>;
  /** Disarm. */
  readonly disarm: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    /** 1 to 100. */
    readonly attackerValue: number;
    /** 1 to 100. */
    readonly defenderValue: number;
    /** Default false. */
    readonly twoHandedTarget?: boolean;
    /** Default false. */
    readonly shortWeapon?: boolean;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly chance: number;
    readonly disarmed: boolean;
    readonly distanceMetres: number;
  }>;
  /** Entangle. */
  readonly entangle: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    readonly target: 'location' | 'weapon';
    /** 1 to 100. */
    readonly attackerStr: number;
    /** 1 to 100. */
    readonly defenderStr: number;
    /** 0 to 200. */
    readonly weaponDamage: number;
    /** Default false. */
    readonly twoHandedTarget?: boolean;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly damage: number;
    readonly entangled: boolean;
    readonly result: 'none' | 'held' | 'immobilized' | 'pulled-away';
    readonly distanceMetres: number;
  }>;
  /** Break a weapon. */
  readonly breakWeapon: Procedure<{
    readonly attackLevel: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly parryLevel: 'none' | 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    /** 0 to 500. */
    readonly damage: number;
    /** 0 to 200. */
    readonly weaponAp: number;
    /** Default false. */
    readonly impaling?: boolean;
  }, {
    readonly apLost: number;
  }>;
  /** Parry result. */
  readonly parryResult: Procedure<{
    readonly attackLevel: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly parryLevel: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    /** 0 to 500. */
    readonly damage: number;
    /** 0 to 200. */
    readonly weaponAp: number;
    readonly parryWeapon: 'bladed' | 'axe' | 'halberd' | 'other';
  }, {
    readonly apLost: number;
    readonly passed: number;
    readonly attackingWeaponDamaged: boolean;
  }>;
  /** HP by location. */
  readonly locationHitPoints: Procedure<{
    /** 1 to 21. */
    readonly totalHp: number;
  }, {
    readonly rightLeg: number;
    readonly leftLeg: number;
    readonly abdomen: number;
    readonly chest: number;
    readonly rightArm: number;
    readonly leftArm: number;
    readonly head: number;
  }>;
  /** State by HP. */
  readonly totalHpState: Procedure<{
    /** 1 to 200. */
    readonly maxHp: number;
    /** -400 to 200. */
    readonly currentHp: number;
  }, {
    readonly state: 'conscious' | 'unconscious' | 'dead';
    readonly hpToDeath: number;
  }>;
  /** Damage result. */
  readonly damageResult: Procedure<{
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    /** 0 to 500. */
    readonly damage: number;
    /** 1 to 100. */
    readonly locationHp: number;
  }, {
    readonly severity: 'minor' | 'single' | 'double';
    readonly activity: 'normal' | 'down-this-round' | 'crawl' | 'fight-on' | 'unconscious' | 'self-aid-only';
    readonly disabled: 'none' | 'leg' | 'both-legs' | 'arm' | 'all';
    readonly falls: boolean;
    readonly dropsItem: boolean;
    readonly bleedPerRound: number;
    readonly bleedConMultiple: number;
    readonly firstAidNeeds: 'none' | 'success' | 'special' | 'critical';
    readonly shock: boolean;
    readonly maimed: boolean;
    readonly heroicEffort: 'no' | 'full' | 'limited';
    readonly longUnconscious: boolean;
  }>;
  /** Hit to a location. */
  readonly takeHit: Procedure<{
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    /** 1 to 100. */
    readonly locationHp: number;
    /** 0 to 500. */
    readonly locationDamage: number;
    /** 0 to 500. */
    readonly damage: number;
    /** 1 to 200. */
    readonly maxHp: number;
    /** -400 to 200. */
    readonly currentHp: number;
    /** Default ordinary. */
    readonly source?: 'ordinary' | 'massive';
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }, {
    readonly applied: number;
    readonly lost: number;
    readonly locationDamage: number;
    readonly severity: 'minor' | 'single' | 'double';
    readonly activity: 'normal' | 'down-this-round' | 'crawl' | 'fight-on' | 'unconscious' | 'self-aid-only';
    readonly falls: boolean;
    readonly dropsItem: boolean;
    readonly bleedPerRound: number;
    readonly maimed: boolean;
    readonly shock: boolean;
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    readonly currentHp: number;
    readonly hpState: 'conscious' | 'unconscious' | 'dead';
  }>;
  /** Heroic effort. */
  readonly heroicEffort: Procedure<{
    /** 1 to 100. */
    readonly con: number;
    readonly situation: 'zero-hp' | 'location-single' | 'limb-double' | 'body-double';
    /** Default false. */
    readonly bleedingRollMade?: boolean;
    /** Default false. */
    readonly failedBefore?: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly allowed: boolean;
    readonly success: boolean;
    readonly effect: 'none' | 'full' | 'limited';
  }>;
  /** Bleeding roll. */
  readonly bleedingRoll: Procedure<{
    /** 1 to 100. */
    readonly con: number;
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    readonly severity: 'single' | 'double';
    /** Default false. */
    readonly sharp?: boolean;
    /** Default false. */
    readonly impaledIn?: boolean;
    /** Default false. */
    readonly heroicThisRound?: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly bleedPerRound: number;
    readonly conMultiple: number;
    readonly rolled: boolean;
    readonly modifiedRoll: number;
    readonly hpLost: number;
    readonly stopped: boolean;
  }>;
  /** Bleeding odds. */
  readonly bleedingChances: Procedure<{
    /** 1 to 100. */
    readonly con: number;
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    readonly severity: 'single' | 'double';
    /** Default false. */
    readonly sharp?: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }, {
    readonly bleedPerRound: number;
    readonly stopPercent: number;
    readonly holdPercent: number;
    readonly bleedPercent: number;
  }>;
  /** Bleeding this round. */
  readonly bleedingEndOfRound: Procedure<{
    /** 1 to 100. */
    readonly con: number;
    /** 1 to 200. */
    readonly maxHp: number;
    /** -400 to 200. */
    readonly currentHp: number;
    /** 0 to 12 of them. */
    readonly locations: readonly ('right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head')[];
    /** 0 to 12 of them, each 1 to 2. */
    readonly severities: readonly number[];
    /** 0 to 12 of them, each 0 to 1. */
    readonly sharp?: readonly number[];
    /** 0 to 12 of them, each 0 to 1. */
    readonly impaledIn?: readonly number[];
    /** 0 to 12 of them, each 0 to 1. */
    readonly stopped?: readonly number[];
    /** Default false. */
    readonly heroicThisRound?: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly hpLost: number;
    readonly currentHp: number;
    readonly hpState: 'conscious' | 'unconscious' | 'dead';
    readonly losses: readonly number[];
    readonly stopped: readonly number[];
  }>;
  /** First aid. */
  readonly firstAid: Procedure<{
    readonly location: 'right-leg' | 'left-leg' | 'abdomen' | 'chest' | 'right-arm' | 'left-arm' | 'head';
    readonly severity: 'single' | 'double';
    /** 0 to 300. */
    readonly skill: number;
    /** Default false. */
    readonly severed?: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly stopsBleeding: boolean;
    readonly mayRestoreHp: boolean;
    readonly meleeActions: number;
  }>;
  /** Maimed. */
  readonly maiming: Procedure<{
    /** 0 to 500. */
    readonly damage: number;
    /** 1 to 100. */
    readonly locationHp: number;
    /** 0 to 10000. */
    readonly roundsSince: number;
    /** 0 to 10000; default 0. */
    readonly healedAtRound?: number;
  }, {
    readonly status: 'not-maimed' | 'saved' | 'permanent' | 'maimed';
    readonly roundsLeft: number;
  }>;
  /** Rejoined. */
  readonly reattach: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    /** 0 to 10000. */
    readonly roundsSince: number;
    readonly positiveHp: boolean;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly level: 'none' | 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly result: 'too-late' | 'not-aligned' | 'rejoined-useless' | 'rejoined';
  }>;
  /** Short term damage. */
  readonly shortTermDamage: Procedure<{
    /** 0 to 500. */
    readonly damage: number;
    readonly kind: 'lethal' | 'soft' | 'padded';
    /** Default false. */
    readonly critical?: boolean;
  }, {
    readonly normal: number;
    readonly shortTerm: number;
  }>;
  /** Short term healing. */
  readonly shortTermRecovery: Procedure<{
    /** 0 to 500. */
    readonly shortTerm: number;
    readonly resting: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly recovered: number;
    readonly shortTerm: number;
  }>;
  /** Healing spell. */
  readonly healWound: Procedure<{
    /** 0 to 500. */
    readonly normal: number;
    /** 0 to 500. */
    readonly shortTerm: number;
    /** 0 to 500. */
    readonly healing: number;
  }, {
    readonly normal: number;
    readonly shortTerm: number;
    readonly unused: number;
  }>;
  /** Fatigue effect. */
  readonly fatigueClassEffect: Procedure<{
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }, {
    readonly rank: number;
    readonly rollAdd: number;
    readonly skillsHalved: boolean;
    readonly needsConRoll: boolean;
  }>;
  /** Incapacitated. */
  readonly incapacitatedAct: Procedure<{
    /** 1 to 100. */
    readonly con: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly acts: boolean;
    readonly treatedAs: 'incapacitated' | 'exhausted';
  }>;
  /** Fatigue roll by ENC. */
  readonly fatigueMultiple: Procedure<{
    /** 0 to 1000. */
    readonly enc: number;
    /** 1 to 100. */
    readonly str: number;
    /** Default no. */
    readonly mounted?: 'no' | 'half' | 'quick';
  }, {
    readonly conMultiple: number;
  }>;
  /** Fatigue roll. */
  readonly fatigueCheck: Procedure<{
    /** 0 to 1000. */
    readonly enc: number;
    /** 1 to 100. */
    readonly str: number;
    /** 1 to 100. */
    readonly con: number;
    /** Default no. */
    readonly mounted?: 'no' | 'half' | 'quick';
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly conMultiple: number;
    readonly target: number;
    readonly modifiedRoll: number;
    readonly success: boolean;
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }>;
  /** Rest this round. */
  readonly restRound: Procedure<{
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** 0 to 2. */
    readonly restActions: number;
    /** Default normal. */
    readonly longTermClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default none. */
    readonly otherAction?: 'none' | 'dodge' | 'parry' | 'other';
    /** Default false. */
    readonly previousHalfRest?: boolean;
    /** Default false. */
    readonly restBlocked?: boolean;
  }, {
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    readonly halfRest: boolean;
  }>;
  /** ENC and skills. */
  readonly encumbrancePenalty: Procedure<{
    /** 1 to 200. */
    readonly siz: number;
    /** 0 to 1000. */
    readonly enc: number;
  }, {
    readonly encPerStep: number;
    readonly steps: number;
    readonly dodgeRunMarchManeuver: number;
    readonly climbJump: number;
    readonly swim: number;
  }>;
  /** Fatigue spell. */
  readonly fatigueSpell: Procedure<{
    readonly spell: 'invigorate' | 'strength-of-basmol';
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default normal. */
    readonly longTermClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** 0 to 10000; default 0. */
    readonly roundsActive?: number;
  }, {
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    readonly longTermClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    readonly spellEnds: boolean;
    readonly collapses: boolean;
    readonly restAllowed: boolean;
  }>;
  /** Steps of a round. */
  readonly roundTimeline: Procedure<{
    /** 1 to 10000. */
    readonly round: number;
    /** 0 to 10000. */
    readonly exertionRounds: number;
    /** Default false. */
    readonly heroicEffort?: boolean;
    /** Default false. */
    readonly bleeding?: boolean;
  }, {
    readonly startSecond: number;
    readonly endSecond: number;
    readonly fatigueRollDue: boolean;
    readonly steps: readonly ('heroic-effort-rolls' | 'statement-of-intent' | 'move' | 'free-facing-shift' | 'melee' | 'bleeding' | 'post-melee-move' | 'fatigue-roll')[];
  }>;
  /** Statement of intent. */
  readonly statementOfIntent: Procedure<{
    readonly option: 'triple-move' | 'double-move' | 'single-move';
    /** 1 to 100. */
    readonly movementRate: number;
    /** 0 to 100; default 0. */
    readonly mobility?: number;
    /** Default false. */
    readonly concentrating?: boolean;
    /** Default false. */
    readonly loadingMissile?: boolean;
    /** Default false. */
    readonly startsEngaged?: boolean;
  }, {
    readonly meleeActions: number;
    readonly moveMetres: number;
    readonly postMoveMetres: number;
  }>;
  /** Order of movement. */
  readonly initiativeOrder: Procedure<{
    readonly phase: 'intent' | 'move';
    /** 1 to 24 of them, each 0 to 100. */
    readonly values: readonly number[];
    /** 0 to 24 of them, each 0 to 23. */
    readonly delay?: readonly number[];
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly order: readonly number[];
  }>;
  /** Movement steps. */
  readonly movementSchedule: Procedure<{
    /** 1 to 24 of them, each 0 to 100. */
    readonly dex: readonly number[];
    /** 1 to 24 of them, each 0 to 300; m. */
    readonly metres: readonly number[];
    /** 0 to 24 of them, each 0 to 23. */
    readonly delay?: readonly number[];
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly actors: readonly number[];
    readonly metres: readonly number[];
  }>;
  /** Move cost. */
  readonly moveCost: Procedure<{
    /** 0 to 300; m. */
    readonly forward: number;
    /** 0 to 300; m; default 0. */
    readonly backward?: number;
    /** 0 to 300; default 0. */
    readonly pivots?: number;
    /** 0 to 300; default 0. */
    readonly facingShifts?: number;
    /** 0 to 1000; m. */
    readonly allowance: number;
  }, {
    readonly cost: number;
    readonly allowed: boolean;
  }>;
  /** Two actions. */
  readonly actionPair: Procedure<{
    readonly first: 'none' | 'melee-attack' | 'missile-attack' | 'cast-spell' | 'parry' | 'dodge' | 'draw-weapon' | 'spirit-attack' | 'spirit-defend' | 'miscellaneous';
    /** Default none. */
    readonly second?: 'none' | 'melee-attack' | 'missile-attack' | 'cast-spell' | 'parry' | 'dodge' | 'draw-weapon' | 'spirit-attack' | 'spirit-defend' | 'miscellaneous';
  }, {
    readonly kind: 'no-action' | 'single' | 'double-attack' | 'independent' | 'double-cast' | 'double-parry' | 'double-dodge' | 'spirit-all-out-attack' | 'spirit-all-out-defense' | 'double-miscellaneous' | 'draw-and-attack' | 'draw-and-shoot' | 'spell-and-attack';
    readonly srAdd: number;
    readonly meleeActions: number;
    readonly option: 'triple-move' | 'double-move' | 'single-move';
  }>;
  /** Sources of attack. */
  readonly limbActions: Procedure<{
    /** 1 to 20. */
    readonly sources: number;
    /** 1 to 2. */
    readonly actions: number;
  }, {
    readonly usable: number;
  }>;
  /** Strike rank. */
  readonly strikeRank: Procedure<{
    readonly action: 'melee' | 'missile' | 'spell' | 'divine-spell';
    /** 1 to 10; default 1. */
    readonly weaponSr?: number;
    /** 1 to 10; default 1. */
    readonly dexSr?: number;
    /** 0 to 100; default 0. */
    readonly magicPoints?: number;
    /** Default false. */
    readonly drawn?: boolean;
    /** Default false. */
    readonly readied?: boolean;
    /** 0 to 10; default 0. */
    readonly notBeforeSr?: number;
  }, {
    readonly totalSr: number;
    readonly sr: number;
    readonly roundsLater: number;
    readonly capped: boolean;
  }>;
  /** Two attacks. */
  readonly doubleAttack: Procedure<{
    /** 1 to 10. */
    readonly firstSr: number;
    /** Default false. */
    readonly twoWeapons?: boolean;
    /** 1 to 10; default 10. */
    readonly otherWeaponSr?: number;
  }, {
    readonly firstSr: number;
    readonly secondSr: number;
    readonly skillModifier: number;
  }>;
  /** Two spells. */
  readonly doubleCast: Procedure<{
    /** 1 to 110. */
    readonly firstSr: number;
    /** 1 to 110. */
    readonly secondSr: number;
  }, {
    readonly legal: boolean;
    readonly totalSr: number;
    readonly secondAtSr: number;
  }>;
  /** Melee order. */
  readonly meleePhaseOrder: Procedure<{
    /** 1 to 24 of them, each 0 to 99. */
    readonly actors: readonly number[];
    /** 1 to 24 of them. */
    readonly actions: readonly ('second-attack' | 'melee-attack' | 'missile-attack' | 'cast-spell' | 'parry' | 'dodge' | 'draw-weapon' | 'spirit-attack' | 'spirit-defend' | 'miscellaneous')[];
    /** 1 to 24 of them, each 0 to 10. */
    readonly weaponSr: readonly number[];
    /** 1 to 24 of them, each 0 to 10. */
    readonly dexSr: readonly number[];
    /** 0 to 24 of them, each 0 to 100. */
    readonly magicPoints?: readonly number[];
    /** 0 to 24 of them, each 0 to 1. */
    readonly addThree?: readonly number[];
  }, {
    readonly order: readonly number[];
    readonly srs: readonly number[];
    readonly groups: readonly number[];
    readonly carried: readonly number[];
    readonly carriedSr: readonly number[];
    readonly untimed: readonly number[];
  }>;
  /** Parry modifier. */
  readonly parryPenalty: Procedure<{
    readonly mode: 'single' | 'two-sources' | 'all-out-single';
    /** 1 to 20. */
    readonly attackNumber: number;
    /** Default false. */
    readonly sameOneHandedWeapon?: boolean;
  }, {
    readonly modifier: number;
  }>;
  /** Dodge modifier. */
  readonly dodgePenalty: Procedure<{
    readonly mode: 'single' | 'all';
    /** 1 to 20; default 1. */
    readonly opponentNumber?: number;
    /** 1 to 20; default 1. */
    readonly attacksOnSameSr?: number;
  }, {
    readonly modifier: number;
  }>;
  /** Abort. */
  readonly abort: Procedure<{
    readonly kind: 'defensive' | 'movement';
    readonly option: 'triple-move' | 'double-move' | 'single-move';
    /** 0 to 2. */
    readonly unusedActions: number;
    /** Default false. */
    readonly abortedThisRound?: boolean;
  }, {
    readonly allowed: boolean;
    readonly skillModifier: number;
    readonly postMoveMultiple: number;
    readonly unusedActions: number;
  }>;
  /** Perception. */
  readonly combatPerception: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    /** Default false. */
    readonly lookAround?: boolean;
  }, {
    readonly effectiveSkill: number;
  }>;
  /** Engagement. */
  readonly engagement: Procedure<{
    readonly declaredMeleeAttack: boolean;
    /** 1 to 3. */
    readonly reach: number;
    /** 1 to 3. */
    readonly distance: number;
    /** -9 to 9. */
    readonly ringOffset: number;
    /** Default false. */
    readonly enemyDown?: boolean;
    /** Default false. */
    readonly lanceCharge?: boolean;
  }, {
    readonly inArc: boolean;
    readonly engaged: boolean;
    readonly emptyHexesBetween: number;
  }>;
  /** Reach. */
  readonly reachAttack: Procedure<{
    /** 1 to 3. */
    readonly ownReach: number;
    /** 1 to 3. */
    readonly enemyReach: number;
    /** 0 to 3. */
    readonly distance: number;
  }, {
    readonly attackWielder: boolean;
    readonly attackWeapon: boolean;
    readonly closed: boolean;
  }>;
  /** Maneuver contest. */
  readonly maneuverContest: Procedure<{
    /** 0 to 300. */
    readonly skillA: number;
    /** 0 to 300. */
    readonly skillB: number;
    /** 1 to 100; default 3. */
    readonly rateA?: number;
    /** 1 to 100; default 3. */
    readonly rateB?: number;
    /** Default disengage. */
    readonly aim?: 'disengage' | 'close' | 'open-range';
    /** Default normal. */
    readonly fatigueA?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default normal. */
    readonly fatigueB?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly levelA: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly levelB: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly winner: 'b' | 'none' | 'a';
    readonly effect: 'nothing' | 'acts-disengaged' | 'closes' | 'opens-range';
    readonly initiativeToA: boolean;
    readonly stopsA: boolean;
    readonly stopsB: boolean;
  }>;
  /** Terrain test. */
  readonly terrainTest: Procedure<{
    readonly terrain: 'clear' | 'restricted' | 'difficult' | 'very-difficult' | 'fallen-body' | 'fallen-friend' | 'stacked-bodies' | 'fallen-foe';
    /** 0 to 300. */
    readonly maneuver: number;
    /** 1 to 100. */
    readonly dex: number;
    /** 1 to 300; m; default 1. */
    readonly distance?: number;
    /** 1 to 100; default 3. */
    readonly movementRate?: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly kind: 'clear' | 'restricted' | 'difficult' | 'very-difficult';
    readonly tests: number;
    readonly target: number;
    readonly level: 'none' | 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly outcome: 'no-test' | 'falls-hurt' | 'falls' | 'crosses' | 'crosses-bonus';
    readonly bonus: number;
    readonly damage: number;
  }>;
  /** Falls. */
  readonly fallRecovery: Procedure<{
    readonly phase: 'move' | 'melee' | 'post-melee-move';
    /** 0 to 300. */
    readonly skill: number;
    /** Default normal. */
    readonly fatigueClass?: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly level: 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly success: boolean;
    readonly standsAt: 'at-once' | 'post-melee-move' | 'next-move';
  }>;
  /** Standing. */
  readonly standUp: Procedure<{
    readonly posture: 'prone' | 'kneeling';
    /** 1 to 100; default 3. */
    readonly movementRate?: number;
  }, {
    readonly moves: number;
    readonly metres: number;
    readonly unitsLeft: number;
  }>;
  /** Lance charge. */
  readonly lanceCharge: Procedure<{
    readonly allOut: boolean;
    readonly defenderWeapon: 'pike' | 'long' | 'short';
  }, {
    readonly firstStrike: 'defender' | 'lance' | 'strike-rank-order';
    readonly ignoresReach: boolean;
    readonly damageBonusOf: 'rider' | 'mount';
  }>;
  /** Enemy hexes. */
  readonly passThrough: Procedure<{
    readonly phase: 'move' | 'post-melee-move';
    readonly occupant: 'none' | 'standing' | 'prone' | 'pushed-aside';
  }, {
    readonly allowed: boolean;
  }>;
}
