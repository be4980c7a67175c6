// Typed bindings of the pack phasescreen-fight; made by `npm run packs` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of Screens: fight: what each takes and gives. */
export interface PhasescreenFight {
  /** Step. */
  readonly nextStep: Procedure<{
    /** 1 to 100000. */
    readonly turn: number;
    /** 1 to 4. */
    readonly phase: number;
    readonly step: 'mana-allocation' | 'missile-fire' | 'magic-effect' | 'melee-and-movement';
  }, {
    readonly turn: number;
    readonly phase: number;
    readonly step: 'mana-allocation' | 'missile-fire' | 'magic-effect' | 'melee-and-movement';
    readonly seconds: number;
  }>;
  /** Movement by phase. */
  readonly phaseMovement: Procedure<{
    /** 0 to 1000. */
    readonly mr: number;
  }, {
    readonly phase1: number;
    readonly phase2: number;
    readonly phase3: number;
    readonly phase4: number;
  }>;
  /** Attack priority. */
  readonly attackPriority: Procedure<{
    readonly weapon: 'thrown-weapon' | 'polearm' | 'heavy-lance' | 'spear' | 'light-lance' | 'staff' | 'heavy-sword' | 'axe' | 'scimitar' | 'mace' | 'sword' | 'other-weapon' | 'natural';
    /** 0 to 1000; default 0. */
    readonly creatureOcv?: number;
  }, {
    readonly order: number;
  }>;
  /** Attack order. */
  readonly attackOrder: Procedure<{
    /** 1 to 40 of them. */
    readonly kinds: readonly ('character' | 'creature')[];
    /** 1 to 40 of them. */
    readonly weapons: readonly ('thrown-weapon' | 'polearm' | 'heavy-lance' | 'spear' | 'light-lance' | 'staff' | 'heavy-sword' | 'axe' | 'scimitar' | 'mace' | 'sword' | 'other-weapon' | 'natural')[];
    /** 1 to 40 of them, each 0 to 1000. */
    readonly ocvs: readonly number[];
    /** 1 to 40 of them, each 0 to 999. */
    readonly dexterities: readonly number[];
  }, {
    readonly order: readonly number[];
    readonly priorities: readonly number[];
    readonly groups: readonly number[];
  }>;
  /** Movement scale. */
  readonly movementScale: Procedure<{
    readonly scale: 'tactical' | 'grand-tactical' | 'strategic';
  }, {
    readonly hexFeet: number;
    readonly hexMiles: number;
    readonly turnSeconds: number;
    readonly phaseSeconds: number;
  }>;
  /** Melee attack. */
  readonly meleeAttack: Procedure<{
    /** -200 to 200. */
    readonly line: number;
    readonly attacker: 'armed' | 'natural' | 'unarmed';
    /** 0 to 200; default 0. */
    readonly attackEl?: number;
    /** 0 to 200; default 0. */
    readonly defenseEl?: number;
    /** -100 to 100; default 0. */
    readonly naturalFactor?: number;
    /** -200 to 200; default 0. */
    readonly otherModifier?: number;
    /** 0 to 9 of them. */
    readonly situations?: readonly ('outnumbering' | 'immobile' | 'surprised' | 'not-conscious' | 'flank' | 'mounted' | 'from-above' | 'small' | 'small-humanoid')[];
    /** 0 to 1000; default 4. */
    readonly defenderOcv?: number;
    /** 0 to 10000; default 8. */
    readonly defenderHp?: number;
    /** -10 to 50; default 0. */
    readonly sb?: number;
    /** -10 to 50; default 0. */
    readonly wsb?: number;
    /** Default 0. */
    readonly plainDie?: 0 | 2 | 3 | 6 | 10;
    /** -50 to 100; default 0. */
    readonly plainAdd?: number;
    /** -100 to 100; default 0. */
    readonly damageAdd?: number;
    /** 0 to 100; default 0. */
    readonly armorAv?: number;
    /** 0 to 100; default 0. */
    readonly helmetAv?: number;
    /** 0 to 100; default 0. */
    readonly shieldAv?: number;
    /** 0 to 200; default 0. */
    readonly shieldEl?: number;
    /** Default false. */
    readonly shieldAlways?: boolean;
    /** 0 to 10000. */
    readonly remainingHpv?: number;
    /** -1000 to 1000; default 0. */
    readonly dtv?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly lineUsed: number;
    readonly finalRoll: number;
    readonly band: 'deadly' | 'severe' | 'hit' | 'shield-hit' | 'miss';
    readonly fatal: boolean;
    readonly damageKnown: boolean;
    readonly rawDamage: number;
    readonly damage: number;
    readonly credited: number;
  }>;
  /** Combat table. */
  readonly combatResult: Procedure<{
    /** -200 to 200. */
    readonly line: number;
    /** -1000 to 1000. */
    readonly modifiedRoll: number;
    /** Default false. */
    readonly helpless?: boolean;
  }, {
    readonly lineUsed: number;
    readonly finalRoll: number;
    readonly band: 'deadly' | 'severe' | 'hit' | 'shield-hit' | 'miss';
    readonly fatal: boolean;
  }>;
  /** Combat odds. */
  readonly combatOdds: Procedure<{
    /** -200 to 200. */
    readonly line: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** Default false. */
    readonly helpless?: boolean;
  }, {
    readonly deadly: number;
    readonly severe: number;
    readonly hit: number;
    readonly shieldHit: number;
    readonly miss: number;
    readonly fatal: number;
  }>;
  /** Situations. */
  readonly situationModifier: Procedure<{
    /** 0 to 9 of them. */
    readonly situations?: readonly ('outnumbering' | 'immobile' | 'surprised' | 'not-conscious' | 'flank' | 'mounted' | 'from-above' | 'small' | 'small-humanoid')[];
    /** 0 to 1000; default 4. */
    readonly defenderOcv?: number;
    /** 0 to 10000; default 8. */
    readonly defenderHp?: number;
  }, {
    readonly modifier: number;
    readonly helpless: boolean;
  }>;
  /** Modifier table. */
  readonly combatModifier: Procedure<{
    readonly factor: 'weapon-expertise' | 'shield-expertise' | 'shield' | 'armor' | 'helmet' | 'weapon-strength' | 'natural-weapon' | 'strength-bonus';
  }, {
    readonly roll: 'creature' | 'either' | 'none' | 'opponent';
    readonly damage: 'increase' | 'none' | 'reduce';
    readonly severeOnly: boolean;
  }>;
  /** Hit damage. */
  readonly hitDamage: Procedure<{
    readonly band: 'deadly' | 'severe' | 'hit' | 'shield-hit';
    readonly attacker: 'armed' | 'natural' | 'unarmed';
    /** 0 to 200; default 0. */
    readonly el?: number;
    /** -10 to 50; default 0. */
    readonly sb?: number;
    /** -10 to 50; default 0. */
    readonly wsb?: number;
    /** Default 0. */
    readonly plainDie?: 0 | 2 | 3 | 6 | 10;
    /** -50 to 100; default 0. */
    readonly plainAdd?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly damageKnown: boolean;
    readonly damage: number;
  }>;
  /** Armor and shield. */
  readonly reduceDamage: Procedure<{
    readonly band: 'deadly' | 'severe' | 'hit' | 'shield-hit';
    /** 0 to 10000. */
    readonly damage: number;
    /** 0 to 100; default 0. */
    readonly armorAv?: number;
    /** 0 to 100; default 0. */
    readonly helmetAv?: number;
    /** 0 to 100; default 0. */
    readonly shieldAv?: number;
    /** 0 to 200; default 0. */
    readonly shieldEl?: number;
    /** Default false. */
    readonly shieldAlways?: boolean;
  }, {
    readonly damage: number;
  }>;
  /** Death wounds. */
  readonly deathWoundCap: Procedure<{
    /** 0 to 10000. */
    readonly remainingHpv: number;
    /** -1000 to 1000. */
    readonly dtv: number;
    /** 0 to 10000. */
    readonly damage: number;
  }, {
    readonly cap: number;
    readonly credited: number;
  }>;
  /** Damage resistance. */
  readonly damageResistance: Procedure<{
    /** 1 to 100. */
    readonly av: number;
  }, {
    readonly dr: number;
  }>;
  /** One heavy blow. */
  readonly oneBlow: Procedure<{
    /** 0 to 100. */
    readonly av: number;
    /** 0 to 10000. */
    readonly damage: number;
  }, {
    readonly reduced: boolean;
    readonly av: number;
  }>;
  /** Subdual. */
  readonly subdual: Procedure<{
    /** 0 to 1000. */
    readonly subdualDamage: number;
    /** 0 to 1000. */
    readonly actualDamage: number;
    /** 1 to 1000. */
    readonly hpv: number;
    /** 1 to 999. */
    readonly stamina: number;
    /** Default false. */
    readonly unaware?: boolean;
    /** -10 to 50. */
    readonly stb: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly knockedOut: boolean;
    readonly turns: number;
    readonly carriedSubdual: number;
  }>;
  /** Subdual chance. */
  readonly subdualChance: Procedure<{
    /** 0 to 1000. */
    readonly subdualDamage: number;
    /** 0 to 1000. */
    readonly actualDamage: number;
    /** 1 to 1000. */
    readonly hpv: number;
    /** 1 to 999. */
    readonly stamina: number;
    /** Default false. */
    readonly unaware?: boolean;
  }, {
    readonly percentOfHpv: number;
    readonly chancePercent: number;
  }>;
  /** Turns unconscious. */
  readonly knockoutTurns: Procedure<{
    /** 1 to 999. */
    readonly stamina: number;
    /** -10 to 50. */
    readonly stb: number;
    /** 0 to 1000. */
    readonly actualDamage: number;
  }, {
    readonly turns: number;
  }>;
  /** Missile attack. */
  readonly missileAttack: Procedure<{
    readonly weapon: 'bow' | 'composite-bow' | 'light-crossbow' | 'spear' | 'javelin' | 'light-lance' | 'bolas' | 'arbalest' | 'handle-sling' | 'heavy-crossbow' | 'long-bow' | 'other-dagger' | 'other-thrown-weapons' | 'repeating-crossbow' | 'sling' | 'throwing-axe' | 'throwing-dagger';
    /** -10 to 50; default 0. */
    readonly sb?: number;
    /** 0 to 1000; hex. */
    readonly distance: number;
    /** -20 to 20. */
    readonly extremeLine?: number;
    /** -200 to 200; default 0. */
    readonly lineModifier?: number;
    /** Default none. */
    readonly mounted?: 'none' | 'stationary' | 'charging';
    /** 0 to 200; default 0. */
    readonly attackEl?: number;
    /** -200 to 200; default 0. */
    readonly otherModifier?: number;
    /** 0 to 9 of them. */
    readonly situations?: readonly ('outnumbering' | 'immobile' | 'surprised' | 'not-conscious' | 'flank' | 'mounted' | 'from-above' | 'small' | 'small-humanoid')[];
    /** 0 to 1000; default 4. */
    readonly defenderOcv?: number;
    /** 0 to 10000; default 8. */
    readonly defenderHp?: number;
    /** -10 to 50; default 0. */
    readonly wsb?: number;
    /** Default 0. */
    readonly plainDie?: 0 | 2 | 3 | 6 | 10;
    /** -50 to 100; default 0. */
    readonly plainAdd?: number;
    /** -100 to 100; default 0. */
    readonly damageAdd?: number;
    /** 0 to 100; default 0. */
    readonly armorAv?: number;
    /** 0 to 100; default 0. */
    readonly helmetAv?: number;
    /** 0 to 100; default 0. */
    readonly shieldAv?: number;
    /** 0 to 200; default 0. */
    readonly shieldEl?: number;
    /** Default false. */
    readonly shieldAlways?: boolean;
    /** 0 to 10000. */
    readonly remainingHpv?: number;
    /** -1000 to 1000; default 0. */
    readonly dtv?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly fires: boolean;
    readonly rangeBand: 'point-blank' | 'short' | 'medium' | 'long' | 'extreme' | 'out';
    readonly line: number;
    readonly mountModifier: number;
    readonly lineUsed: number;
    readonly finalRoll: number;
    readonly band: 'deadly' | 'severe' | 'hit' | 'shield-hit' | 'miss';
    readonly fatal: boolean;
    readonly damageKnown: boolean;
    readonly rawDamage: number;
    readonly damage: number;
    readonly credited: number;
  }>;
  /** Range and line. */
  readonly missileLine: Procedure<{
    readonly weapon: 'bow' | 'composite-bow' | 'light-crossbow' | 'spear' | 'javelin' | 'light-lance' | 'bolas' | 'arbalest' | 'handle-sling' | 'heavy-crossbow' | 'long-bow' | 'other-dagger' | 'other-thrown-weapons' | 'repeating-crossbow' | 'sling' | 'throwing-axe' | 'throwing-dagger';
    /** -10 to 50. */
    readonly sb: number;
    /** 0 to 1000; hex. */
    readonly distance: number;
  }, {
    readonly range: number;
    readonly band: 'point-blank' | 'short' | 'medium' | 'long' | 'extreme' | 'out';
    readonly lineGiven: boolean;
    readonly line: number;
  }>;
  /** Weapon range. */
  readonly weaponRange: Procedure<{
    readonly weapon: 'bow' | 'composite-bow' | 'light-crossbow' | 'spear' | 'javelin' | 'light-lance' | 'bolas' | 'arbalest' | 'handle-sling' | 'heavy-crossbow' | 'long-bow' | 'other-dagger' | 'other-thrown-weapons' | 'repeating-crossbow' | 'sling' | 'throwing-axe' | 'throwing-dagger';
    /** -10 to 50. */
    readonly sb: number;
  }, {
    readonly range: number;
    readonly extended: boolean;
  }>;
  /** Range table. */
  readonly rangeBand: Procedure<{
    /** 2 to 30; hex. */
    readonly range: number;
    /** 0 to 1000; hex. */
    readonly distance: number;
    /** Default false. */
    readonly extended?: boolean;
  }, {
    readonly band: 'point-blank' | 'short' | 'medium' | 'long' | 'extreme' | 'out';
  }>;
  /** From a mount. */
  readonly mountedMissile: Procedure<{
    readonly weapon: 'bow' | 'composite-bow' | 'light-crossbow' | 'spear' | 'javelin' | 'light-lance' | 'bolas';
    readonly charging: boolean;
    readonly band: 'point-blank' | 'short' | 'medium' | 'long' | 'extreme';
  }, {
    readonly allowed: boolean;
    readonly modifier: number;
  }>;
  /** Crossbow reload. */
  readonly crossbowReload: Procedure<{
    readonly crossbow: 'repeating-crossbow' | 'light-crossbow' | 'heavy-crossbow' | 'arbalest';
    /** 1 to 10000. */
    readonly turn: number;
    /** 1 to 4. */
    readonly phase: number;
  }, {
    readonly phases: number;
    readonly readyTurn: number;
    readonly readyPhase: number;
  }>;
  /** Bow strength. */
  readonly bowUsable: Procedure<{
    /** -10 to 50. */
    readonly sb: number;
    /** -10 to 50. */
    readonly wsb: number;
    readonly bow: 'normal' | 'elven' | 'magic';
  }, {
    readonly requiredSb: number;
    readonly ruleApplies: boolean;
    readonly usable: boolean;
  }>;
  /** EL mounted. */
  readonly mountedEl: Procedure<{
    readonly mount: 'draft-horse' | 'riding-horse-1' | 'riding-horse-2' | 'riding-horse-3' | 'riding-horse-4' | 'war-horse-1' | 'war-horse-2' | 'war-horse-3' | 'war-horse-4' | 'donkey' | 'mule' | 'ox';
    /** 0 to 200. */
    readonly weaponEl: number;
    /** 0 to 200. */
    readonly horsemanshipEl: number;
    /** Default false. */
    readonly charging?: boolean;
  }, {
    readonly allowed: boolean;
    readonly totalEl: number;
    readonly chargeDamage: number;
  }>;
  /** Mount. */
  readonly mountControl: Procedure<{
    readonly mount: 'draft-horse' | 'riding-horse-1' | 'riding-horse-2' | 'riding-horse-3' | 'riding-horse-4' | 'war-horse-1' | 'war-horse-2' | 'war-horse-3' | 'war-horse-4' | 'donkey' | 'mule' | 'ox';
    /** 0 to 200. */
    readonly horsemanshipEl: number;
  }, {
    readonly requiredEl: number;
    readonly controls: boolean;
    readonly rating: number;
    readonly warTrained: boolean;
    readonly combat: boolean;
  }>;
  /** Against riders. */
  readonly riderHitModifier: Procedure<{
    readonly attackerMounted: boolean;
    readonly weaponClass: 'polearm' | 'spear' | 'other';
    /** Default true. */
    readonly attackerMountTrained?: boolean;
    /** Default false. */
    readonly chargedByTrained?: boolean;
  }, {
    readonly modifier: number;
  }>;
  /** Mount attack. */
  readonly mountAttack: Procedure<{
    readonly mount: 'draft-horse' | 'riding-horse-1' | 'riding-horse-2' | 'riding-horse-3' | 'riding-horse-4' | 'war-horse-1' | 'war-horse-2' | 'war-horse-3' | 'war-horse-4' | 'donkey' | 'mule' | 'ox';
    readonly motion: 'stationary' | 'moving' | 'charging' | 'trampling';
  }, {
    readonly attacks: boolean;
  }>;
  /** Charge. */
  readonly chargeStatus: Procedure<{
    /** 0 to 1000. */
    readonly pmr: number;
    /** 0 to 4. */
    readonly rating: number;
    /** 0 to 1000. */
    readonly damageLastPhase: number;
    /** 0 to 1000. */
    readonly hexesMoved: number;
    /** 0 to 360. */
    readonly turnDegrees: number;
  }, {
    readonly chargeSpeed: number;
    readonly stationarySpeed: number;
    readonly stopped: boolean;
    readonly maxHexes: number;
    readonly charging: boolean;
  }>;
  /** Trample. */
  readonly trample: Procedure<{
    /** -200 to 200. */
    readonly line: number;
    /** 0 to 200. */
    readonly horsemanshipEl: number;
    /** -10 to 50. */
    readonly mountSb: number;
    /** 0 to 4. */
    readonly rating: number;
    /** Default false. */
    readonly targetLarger?: boolean;
    /** 0 to 200; default 0. */
    readonly defenseEl?: number;
    /** -200 to 200; default 0. */
    readonly otherModifier?: number;
    /** 0 to 9 of them. */
    readonly situations?: readonly ('outnumbering' | 'immobile' | 'surprised' | 'not-conscious' | 'flank' | 'mounted' | 'from-above' | 'small' | 'small-humanoid')[];
    /** 0 to 1000; default 4. */
    readonly defenderOcv?: number;
    /** 0 to 10000; default 8. */
    readonly defenderHp?: number;
    /** Default 0. */
    readonly plainDie?: 0 | 2 | 3 | 6 | 10;
    /** -50 to 100; default 0. */
    readonly plainAdd?: number;
    /** 0 to 100; default 0. */
    readonly armorAv?: number;
    /** 0 to 100; default 0. */
    readonly helmetAv?: number;
    /** 0 to 100; default 0. */
    readonly shieldAv?: number;
    /** 0 to 200; default 0. */
    readonly shieldEl?: number;
    /** Default false. */
    readonly shieldAlways?: boolean;
    /** 0 to 10000. */
    readonly remainingHpv?: number;
    /** -1000 to 1000; default 0. */
    readonly dtv?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly allowed: boolean;
    readonly lineUsed: number;
    readonly finalRoll: number;
    readonly band: 'deadly' | 'severe' | 'hit' | 'shield-hit' | 'miss';
    readonly fatal: boolean;
    readonly damageKnown: boolean;
    readonly rawDamage: number;
    readonly damage: number;
    readonly credited: number;
  }>;
  /** Trample OCV. */
  readonly trampleOcv: Procedure<{
    /** 0 to 1000. */
    readonly mountOcv: number;
  }, {
    readonly ocv: number;
    readonly movementCost: number;
  }>;
  /** Trample reply. */
  readonly trampleReply: Procedure<{
    readonly weaponClass: 'polearm' | 'spear' | 'other';
    /** Default false. */
    readonly killed?: boolean;
  }, {
    readonly when: 'after' | 'before' | 'none';
  }>;
  /** Trample end. */
  readonly trampleEnd: Procedure<{
    readonly targetKilled: boolean;
    readonly targetMissed: boolean;
    readonly chargeStopped: boolean;
  }, {
    readonly continues: boolean;
  }>;
  /** Cast a spell. */
  readonly castSpell: Procedure<{
    /** 0 to 200. */
    readonly line: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** 1 to 100. */
    readonly baseManaCost: number;
    /** 0 to 200. */
    readonly el: number;
    readonly kind: 'offensive' | 'other';
    /** 0 to 100 of them, each 0 to 1000. */
    readonly mdvs?: readonly number[];
    /** Default none. */
    readonly language?: 'none' | 'success' | 'partial' | 'failure';
    /** Default false. */
    readonly force?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly cost: number;
    readonly effectiveEl: number;
    readonly modifiedRoll: number;
    readonly result: 'success' | 'failure' | 'abysmal';
    readonly magicExperience: number;
    readonly expertise: number;
    readonly languageExpertise: number;
    readonly characteristicPoints: number;
  }>;
  /** Magic table. */
  readonly magicResult: Procedure<{
    /** 0 to 200. */
    readonly line: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** Default false. */
    readonly language?: boolean;
    /** Default false. */
    readonly force?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly modifiedRoll: number;
    readonly result: 'success' | 'failure' | 'abysmal';
    readonly eased: boolean;
  }>;
  /** Magic odds. */
  readonly magicOdds: Procedure<{
    /** 0 to 200. */
    readonly line: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** Default false. */
    readonly language?: boolean;
    /** Default false. */
    readonly force?: boolean;
  }, {
    readonly success: number;
    readonly failure: number;
    readonly abysmal: number;
  }>;
  /** Casting cost. */
  readonly castingCost: Procedure<{
    /** 1 to 100. */
    readonly baseManaCost: number;
    /** 0 to 200. */
    readonly el: number;
    /** Default false. */
    readonly language?: boolean;
  }, {
    readonly cost: number;
  }>;
  /** Casting speed. */
  readonly castingSpeed: Procedure<{
    /** 0 to 100. */
    readonly mel: number;
    /** 0 to 200. */
    readonly el: number;
    /** Default false. */
    readonly innate?: boolean;
  }, {
    readonly mana: number;
    readonly per: 'phase' | 'turn';
  }>;
  /** Casting time. */
  readonly castingTime: Procedure<{
    /** 0 to 1000. */
    readonly cost: number;
    /** 1 to 300. */
    readonly mana: number;
    /** Default phase. */
    readonly per?: 'phase' | 'turn';
    /** 1 to 10000; default 1. */
    readonly turn?: number;
    /** 1 to 4; default 1. */
    readonly phase?: number;
  }, {
    readonly phases: number;
    readonly effectTurn: number;
    readonly effectPhase: number;
  }>;
  /** Magic defense value. */
  readonly magicDefense: Procedure<{
    /** 0 to 200. */
    readonly manaLevel: number;
    /** 0 to 100. */
    readonly mel: number;
    readonly user: 'none' | 'trained' | 'natural';
  }, {
    readonly mdv: number;
  }>;
  /** Innate magic. */
  readonly innateCast: Procedure<{
    /** 1 to 10000. */
    readonly energy: number;
    /** 0 to 10000. */
    readonly cost: number;
    /** Default false. */
    readonly creature?: boolean;
  }, {
    readonly energyAfter: number;
    readonly safe: boolean;
    readonly dead: boolean;
  }>;
  /** Abysmal failure. */
  readonly abysmalFailure: Procedure<{
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** 0 to 10000. */
    readonly energy: number;
    /** 0 to 100000. */
    readonly castingAbility: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly modifiedRoll: number;
    readonly effect: 'turned' | 'energy-blast' | 'coma' | 'shared' | 'unconscious' | 'stunned' | 'possessed';
    readonly energyLoss: number;
    readonly energyAfter: number;
    readonly castingLoss: number;
    readonly castingAfter: number;
    readonly hours: number;
    readonly phases: number;
    readonly dead: boolean;
  }>;
  /** Spell gains. */
  readonly spellGains: Procedure<{
    readonly result: 'success' | 'failure' | 'abysmal';
    readonly kind: 'offensive' | 'other';
    /** 0 to 100 of them, each 0 to 1000. */
    readonly mdvs?: readonly number[];
    /** 1 to 100. */
    readonly baseManaCost: number;
    /** 0 to 200. */
    readonly el: number;
  }, {
    readonly magicExperience: number;
    readonly expertise: number;
    readonly characteristicPoints: number;
  }>;
  /** Poison roll. */
  readonly poisonRoll: Procedure<{
    readonly poison: 'immediate-death' | 'death' | 'slow-death' | 'paralysis' | 'other';
    /** 0 to 200. */
    readonly bl: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** 1 to 10000. */
    readonly energy: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly modifiedRoll: number;
    readonly result: 'success' | 'failure' | 'abysmal';
    readonly energyLoss: number;
    readonly takesEffect: boolean;
    readonly energyAfter: number;
  }>;
  /** Energy loss. */
  readonly poisonLoss: Procedure<{
    readonly poison: 'immediate-death' | 'death' | 'slow-death' | 'paralysis';
    /** 0 to 200. */
    readonly bl: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly loss: number;
    readonly everyPhases: number;
    readonly hours: number;
  }>;
  /** Poison course. */
  readonly poisonCourse: Procedure<{
    readonly poison: 'immediate-death' | 'death' | 'slow-death' | 'paralysis';
    /** 0 to 200. */
    readonly bl: number;
    /** 1 to 1000. */
    readonly energy: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly dies: boolean;
    readonly instalments: number;
    readonly phases: number;
    readonly energyAfter: number;
    readonly hours: number;
  }>;
  /** Dodge table. */
  readonly dodgeChance: Procedure<{
    /** -100 to 1000. */
    readonly dodgeValue: number;
    /** -100 to 1000. */
    readonly totalDodged: number;
  }, {
    readonly outcome: 'automatic-failure' | 'automatic-success' | 'roll';
    readonly chancePercent: number;
  }>;
  /** Dodge a missile. */
  readonly dodgeMissile: Procedure<{
    /** -100 to 1000. */
    readonly dodgeValue: number;
    /** 0 to 100. */
    readonly armorAv: number;
    readonly band: 'point-blank' | 'short' | 'medium' | 'long' | 'extreme';
    /** -10 to 50; default 0. */
    readonly wsb?: number;
    readonly seesRelease: boolean;
    readonly seesFlight: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly allowed: boolean;
    readonly totalDodged: number;
    readonly chancePercent: number;
    readonly dodged: boolean;
  }>;
  /** Dodge magic. */
  readonly dodgeMagic: Procedure<{
    /** -100 to 1000. */
    readonly dodgeValue: number;
    /** 0 to 100. */
    readonly armorAv: number;
    /** 0 to 200. */
    readonly spellEl: number;
    /** 0 to 1000. */
    readonly mdv: number;
    readonly clearView: boolean;
    readonly damaging: boolean;
    readonly visible: boolean;
    /** 0 to 100; default 0. */
    readonly partialMargin?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly allowed: boolean;
    readonly totalDodged: number;
    readonly chancePercent: number;
    readonly outcome: 'dodged' | 'failed' | 'not-allowed' | 'partial';
    readonly mdv: number;
    readonly hitsOff: number;
  }>;
  /** Shield against magic. */
  readonly interposeShield: Procedure<{
    /** 0 to 100. */
    readonly dodgeChance: number;
    /** 0 to 100. */
    readonly shieldAv: number;
    /** 0 to 200. */
    readonly shieldEl: number;
    /** Default false. */
    readonly magical?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly success: boolean;
    readonly blocks: number;
  }>;
}
