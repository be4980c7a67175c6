// Typed bindings of the pack phasemelee; made by `npm run packs` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of Phases of blows: what each takes and gives. */
export interface Phasemelee {
  /** Dice level. */
  readonly diceLevel: Procedure<{
    /** 1 to 200. */
    readonly hitDiceHalves: number;
  }, {
    readonly level: number;
  }>;
  /** Strength adjust. */
  readonly strengthAdjust: Procedure<{
    /** 1 to 100. */
    readonly strength: number;
  }, {
    readonly known: boolean;
    readonly adjust: number;
  }>;
  /** Attack level. */
  readonly attackLevel: Procedure<{
    /** 0 to 100. */
    readonly diceLevel: number;
    /** -20 to 20; default 0. */
    readonly strengthAdjust?: number;
    /** -20 to 20; default 0. */
    readonly skillAdjust?: number;
    /** -20 to 20; default 0. */
    readonly magicAdjust?: number;
    /** Default false. */
    readonly blind?: boolean;
    /** Default false. */
    readonly onGround?: boolean;
    /** Default false. */
    readonly twoWeapons?: boolean;
  }, {
    readonly attackLevel: number;
  }>;
  /** Defense level. */
  readonly defenseLevel: Procedure<{
    /** 0 to 100. */
    readonly diceLevel: number;
    /** -20 to 20; default 0. */
    readonly agilityAdjust?: number;
    /** -20 to 20; default 0. */
    readonly armorMagic?: number;
    /** -20 to 20; default 0. */
    readonly shieldMagic?: number;
    /** -20 to 20; default 0. */
    readonly otherMagic?: number;
    /** Default true. */
    readonly shieldFaces?: boolean;
    /** Default false. */
    readonly blind?: boolean;
    /** Default false. */
    readonly onGround?: boolean;
    /** Default false. */
    readonly fromBehind?: boolean;
    /** Default false. */
    readonly immobile?: boolean;
  }, {
    readonly defenseLevel: number;
  }>;
  /** Level adjust. */
  readonly levelAdjust: Procedure<{
    /** -50 to 200. */
    readonly attackLevel: number;
    /** -50 to 200. */
    readonly defenseLevel: number;
  }, {
    readonly difference: number;
    readonly adjust: number;
  }>;
  /** Known base number. */
  readonly knownBase: Procedure<{
    readonly weapon: 'mace' | 'other';
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
  }, {
    readonly known: boolean;
    readonly base: number;
  }>;
  /** Armor class. */
  readonly armorClass: Procedure<{
    readonly armor: 'none' | 'leather' | 'brigandine' | 'chain' | 'chain-plate' | 'plate';
    readonly shield: 'none' | 'shield' | 'buckler';
    /** Default melee. */
    readonly attack?: 'melee' | 'archery';
    /** Default true. */
    readonly shieldFaces?: boolean;
    /** Default false. */
    readonly twoHanded?: boolean;
    /** Default false. */
    readonly twoWeapons?: boolean;
    /** Default false. */
    readonly usingArchery?: boolean;
    /** Default false. */
    readonly bucklerSkill?: boolean;
  }, {
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
    readonly column: number;
    readonly shieldCounts: boolean;
  }>;
  /** Class without shield. */
  readonly armorClassBare: Procedure<{
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
  }, {
    readonly column: number;
    readonly armor: 'none' | 'leather' | 'brigandine' | 'chain' | 'chain-plate' | 'plate';
    readonly hasShield: boolean;
    readonly withoutShield: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
  }>;
  /** Shield in melee. */
  readonly shieldFacing: Procedure<{
    readonly shieldArm: 'left' | 'right';
    readonly attackFrom: 'front' | 'left' | 'right' | 'behind';
  }, {
    readonly faces: boolean;
  }>;
  /** Shield in archery. */
  readonly shieldArc: Procedure<{
    /** 0 to 359. */
    readonly bearingDegrees: number;
  }, {
    readonly covered: boolean;
  }>;
  /** Number to hit. */
  readonly hitNumber: Procedure<{
    /** -100 to 200. */
    readonly base: number;
    /** -50 to 200. */
    readonly attackLevel: number;
    /** -50 to 200. */
    readonly defenseLevel: number;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** 0 to 100; %; default 0. */
    readonly brokenPercent?: number;
    /** Default none. */
    readonly parry?: 'none' | 'half' | 'third' | 'quarter';
  }, {
    readonly adjust: number;
    readonly raw: number;
    readonly needed: number;
  }>;
  /** Roll to hit. */
  readonly hitRoll: Procedure<{
    /** -300 to 400. */
    readonly needed: number;
    /** Default melee. */
    readonly mode?: 'melee' | 'archery';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly hit: boolean;
    readonly automatic: boolean;
    readonly margin: number;
  }>;
  /** Damage. */
  readonly damage: Procedure<{
    /** 1 to 20. */
    readonly damageDice: number;
    /** 0 to 20; default 0. */
    readonly damageMinus?: number;
    /** -50 to 100; default 0. */
    readonly damageAdjust?: number;
    /** 1 to 10; default 1. */
    readonly multiplier?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly damage: number;
  }>;
  /** Crushing damage. */
  readonly crushDamage: Procedure<{
    readonly size: 'small' | 'large';
    /** 0 to 100. */
    readonly strength: number;
    /** Default true. */
    readonly struggling?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly damage: number;
  }>;
  /** Blows at a speed. */
  readonly blowsAtSpeed: Procedure<{
    /** 1 to 24. */
    readonly blows: number;
    /** 0 to 60. */
    readonly speed: number;
  }, {
    readonly known: boolean;
    readonly blows: number;
  }>;
  /** Counts of blows. */
  readonly blowCounts: Procedure<{
    /** 1 to 24. */
    readonly blows: number;
  }, {
    readonly counts: readonly number[];
  }>;
  /** Order of two blows. */
  readonly blowCompare: Procedure<{
    /** -49 to 50. */
    readonly countA: number;
    /** -49 to 50. */
    readonly countB: number;
  }, {
    readonly order: 'simultaneous' | 'a' | 'b';
  }>;
  /** First blow. */
  readonly firstStriker: Procedure<{
    readonly phase: 'joining' | 'later';
    /** 1 to 40. */
    readonly lengthA: number;
    /** 1 to 40. */
    readonly lengthB: number;
    /** Default none. */
    readonly charger?: 'none' | 'a' | 'b';
    /** Default text. */
    readonly rule?: 'text' | 'chart';
  }, {
    readonly first: 'none' | 'a' | 'b';
  }>;
  /** Order of a phase. */
  readonly phaseOrder: Procedure<{
    /** 1 to 24. */
    readonly blowsA: number;
    /** 1 to 24. */
    readonly blowsB: number;
    readonly phase: 'joining' | 'later';
    /** 1 to 40. */
    readonly lengthA: number;
    /** 1 to 40. */
    readonly lengthB: number;
    /** Default none. */
    readonly charger?: 'none' | 'a' | 'b';
    /** 0 to 24; default 0. */
    readonly lostA?: number;
    /** 0 to 24; default 0. */
    readonly lostB?: number;
    /** Default text. */
    readonly rule?: 'text' | 'chart';
  }, {
    readonly lead: 'none' | 'a' | 'b';
    readonly sides: readonly ('a' | 'b')[];
    readonly counts: readonly number[];
    readonly groups: readonly number[];
  }>;
  /** Blows left. */
  readonly blowBudget: Procedure<{
    /** 0 to 24. */
    readonly blows: number;
    /** 0 to 24; up to the blows. */
    readonly struck: number;
    /** 0 to 24; up to the blows not struck. */
    readonly parried: number;
    /** 0 to 48; default 0. */
    readonly lost?: number;
  }, {
    readonly left: number;
    readonly carry: number;
    readonly hasNext: boolean;
    readonly nextCount: number;
  }>;
  /** New weapon. */
  readonly weaponChange: Procedure<{
    readonly engaged: boolean;
    /** 1 to 24. */
    readonly newBlows: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly lostBlows: number;
    readonly countsTaken: number;
  }>;
  /** Weapon on ground. */
  readonly recoverWeapon: Procedure<{
    /** 0 to 800; in. */
    readonly distanceEighths: number;
    /** 1 to 24. */
    readonly weaponBlows: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly possible: boolean;
    readonly lostBlows: number;
    readonly countsTaken: number;
  }>;
  /** In melee. */
  readonly inMelee: Procedure<{
    /** 0 to 800; in. */
    readonly distanceEighths: number;
    readonly intent: boolean;
    /** 1 to 800; in; default 8. */
    readonly reachEighths?: number;
  }, {
    readonly inRange: boolean;
    readonly inMelee: boolean;
  }>;
  /** Magic in melee. */
  readonly meleeSpell: Procedure<{
    readonly caster: 'magic-user' | 'cleric' | 'item';
    readonly castAt: 'self' | 'opponent' | 'elsewhere';
    /** Default false. */
    readonly highestSpell?: boolean;
    /** 0 to 4; default 1. */
    readonly weapons?: number;
  }, {
    readonly lostPerWeapon: number;
    readonly lostTotal: number;
    readonly noBlows: boolean;
    readonly defendAtZero: 'none' | 'first-blow-each-weapon' | 'whole-phase';
  }>;
  /** Two weapons. */
  readonly twoWeapons: Procedure<{
    /** 1 to 40. */
    readonly lengthA: number;
    /** 1 to 40. */
    readonly lengthB: number;
    /** 0 to 24. */
    readonly blowsA: number;
    /** 0 to 24. */
    readonly blowsB: number;
  }, {
    readonly allowed: boolean;
    readonly blowsA: number;
    readonly blowsB: number;
    readonly attackLevels: number;
    readonly parryDrop: number;
  }>;
  /** Critical or fumble. */
  readonly critFumbleChance: Procedure<{
    /** -300 to 400. */
    readonly needed: number;
    /** Default melee. */
    readonly mode?: 'melee' | 'archery';
  }, {
    readonly effective: number;
    readonly critMaxHundredths: number;
    readonly fumbleMinHundredths: number;
  }>;
  /** Critical check. */
  readonly critFumbleCheck: Procedure<{
    /** -300 to 400. */
    readonly needed: number;
    /** Default melee. */
    readonly mode?: 'melee' | 'archery';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly result: 'none' | 'critical' | 'fumble';
    readonly secondRoll: boolean;
  }>;
  /** Critical location. */
  readonly critLocation: Procedure<{
    readonly line: 'serpent-rear' | 'other';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly total: number;
    readonly location: 'from-book' | 'lower-body';
  }>;
  /** Critical table. */
  readonly critTable: Procedure<{
    readonly weapon: 'dagger' | 'short-sword' | 'narrow-falchion' | 'spear' | 'archery' | 'broadsword' | 'other-impact' | 'other-cutting' | 'other-puncturing';
  }, {
    readonly table: 'slashing' | 'stabbing';
  }>;
  /** Critical severity. */
  readonly critSeverity: Procedure<{
    readonly table: 'slashing' | 'stabbing';
    readonly location: 'lower-body' | 'upper-body' | 'shield-arm' | 'other';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly severity: number;
    readonly effect: 'from-book' | 'groin-hit';
    readonly multiplier: number;
    readonly noActions: boolean;
  }>;
  /** Shield arm hit. */
  readonly shieldArmCrit: Procedure<{
    readonly usingShield: boolean;
    /** 0 to 10; default 0. */
    readonly shieldMagic?: number;
    /** 0 to 10; default 0. */
    readonly weaponMagic?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly location: 'shield-arm' | 'upper-body' | 'arm';
    readonly shieldAtRisk: boolean;
  }>;
  /** Critical effect. */
  readonly critResolve: Procedure<{
    /** 0 to 1000. */
    readonly damage: number;
    /** 1 to 10; default 1. */
    readonly multiplier?: number;
    /** Default false. */
    readonly ko?: boolean;
    /** Default false. */
    readonly ik?: boolean;
    /** Default none. */
    readonly bleed?: 'none' | 'a' | 'b' | 'c';
    /** Default false. */
    readonly limb?: boolean;
    /** Default false. */
    readonly noActions?: boolean;
    /** 0 to 10000; default 0. */
    readonly deathLevel?: number;
    /** Default false. */
    readonly ikImmune?: boolean;
    /** Default false. */
    readonly bleedImmune?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly damage: number;
    readonly killed: boolean;
    readonly recordedDamage: number;
    readonly koTurns: number;
    readonly limbPhases: number;
    readonly noActionPhases: number;
    readonly bleed: 'none' | 'a' | 'b' | 'c';
  }>;
  /** Bleeding. */
  readonly bleed: Procedure<{
    readonly note: 'a' | 'b' | 'c';
    /** 0 to 1000. */
    readonly turns: number;
    /** 0 to 10000. */
    readonly phases: number;
    /** Default false. */
    readonly healingBegun?: boolean;
    /** Default false. */
    readonly firstAid?: boolean;
    /** Default false. */
    readonly fullyHealed?: boolean;
  }, {
    readonly bleeding: boolean;
    readonly damage: number;
  }>;
  /** Fumble roll. */
  readonly fumbleRoll: Procedure<{
    readonly attackKind: 'artificial' | 'natural' | 'archery';
    /** 0 to 20; default 0. */
    readonly rejected?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly column: 'artificial-melee-weapons' | 'natural-body-weapons' | 'archery-weapons';
    readonly total: number;
  }>;
  /** Weapon breaks. */
  readonly weaponBreak: Procedure<{
    /** -100 to 200. */
    readonly base: number;
    /** -100 to 100; default 0. */
    readonly armorAdjust?: number;
    /** -100 to 100; default 0. */
    readonly weaponAdjust?: number;
    /** -100 to 100; default 0. */
    readonly strengthAdjust?: number;
    /** -100 to 100; default 0. */
    readonly otherAdjust?: number;
    /** 0 to 100; %; default 0. */
    readonly brokenPercent?: number;
    /** Default fumble. */
    readonly cause?: 'fumble' | 'parry';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly number: number;
    readonly breaks: boolean;
    readonly brokenPercent: number;
    readonly usable: boolean;
  }>;
  /** Powers lost. */
  readonly powerLoss: Procedure<{
    /** 0 to 100; %. */
    readonly brokenPercent: number;
    /** 1 to 10. */
    readonly powers: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly lost: readonly number[];
    readonly count: number;
  }>;
  /** Parry by length. */
  readonly parryClass: Procedure<{
    readonly attack: 'weapon' | 'maul' | 'quarterstaff' | 'morning-star' | 'flail' | 'natural-small' | 'natural-medium' | 'natural-large' | 'large-mouth' | 'tail-or-tentacle' | 'butt-ram' | 'envelopment' | 'crushing';
    /** 0 to 40; from 1 where the weapon has one; default 0. */
    readonly attackLength?: number;
    readonly parry: 'weapon' | 'quarterstaff' | 'spear' | 'hand-axe' | 'hatchet';
    /** 0 to 40; from 1 where the weapon has one; default 0. */
    readonly parryLength?: number;
    /** Default true. */
    readonly facing?: boolean;
    /** Default false. */
    readonly solidBody?: boolean;
    /** Default false. */
    readonly twoWeapons?: boolean;
    /** Default false. */
    readonly tooBig?: boolean;
  }, {
    readonly parry: 'none' | 'half' | 'third' | 'quarter';
    readonly attackLength: number;
    readonly parryLength: number;
    readonly reason: 'ok' | 'length' | 'two-weapons' | 'not-facing' | 'cannot-be-parried' | 'needs-spear-or-quarterstaff' | 'not-solid' | 'maul';
  }>;
  /** Parried number. */
  readonly parryNumber: Procedure<{
    /** -300 to 400. */
    readonly needed: number;
    readonly parry: 'none' | 'half' | 'third' | 'quarter';
  }, {
    readonly effective: number;
    readonly parried: number;
  }>;
  /** Parry roll. */
  readonly parryOutcome: Procedure<{
    /** 0 to 89. */
    readonly parried: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly margin: number;
    readonly outcome: 'miss' | 'break-check' | 'disarmed' | 'hit';
  }>;
  /** Disarmed. */
  readonly disarm: Procedure<{
    readonly twoHanded: boolean;
    /** Default false. */
    readonly savePassed?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly keepsWeapon: boolean;
    readonly lostBlows: number;
  }>;
  /** Melee blow. */
  readonly meleeAttack: Procedure<{
    /** -100 to 200. */
    readonly base: number;
    /** -20 to 100. */
    readonly attackOwn: number;
    /** -20 to 20; default 0. */
    readonly attackMagic?: number;
    /** -20 to 100. */
    readonly defenseOwn: number;
    /** -20 to 20; default 0. */
    readonly armorMagic?: number;
    /** -20 to 20; default 0. */
    readonly shieldMagic?: number;
    /** -20 to 20; default 0. */
    readonly otherMagic?: number;
    /** Default true. */
    readonly shieldFaces?: boolean;
    /** Default false. */
    readonly attackerBlind?: boolean;
    /** Default false. */
    readonly defenderBlind?: boolean;
    /** Default false. */
    readonly attackerOnGround?: boolean;
    /** Default false. */
    readonly defenderOnGround?: boolean;
    /** Default false. */
    readonly fromBehind?: boolean;
    /** Default false. */
    readonly immobile?: boolean;
    /** Default false. */
    readonly twoWeapons?: boolean;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** 0 to 100; %; default 0. */
    readonly brokenPercent?: number;
    /** Default none. */
    readonly parry?: 'none' | 'half' | 'third' | 'quarter';
    /** 0 to 20. */
    readonly damageDice: number;
    /** 0 to 20; default 0. */
    readonly damageMinus?: number;
    /** -50 to 100; default 0. */
    readonly damageAdjust?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly attackLevel: number;
    readonly defenseLevel: number;
    readonly needed: number;
    readonly outcome: 'miss' | 'hit' | 'critical' | 'fumble';
    readonly damage: number;
    readonly parryResult: 'none' | 'break-check' | 'disarmed';
  }>;
  /** Archery weapon. */
  readonly archeryRow: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
  }, {
    readonly closeInches: number;
    readonly maxInches: number;
    readonly rangeTable: 'a' | 'b';
    readonly rangeFactor: number;
    readonly kind: 'bow-or-sling' | 'thrown';
    readonly shotsNum: number;
    readonly shotsDen: number;
    readonly damageDice: number;
    readonly damageMinus: number;
    readonly cells: readonly number[];
  }>;
  /** Archery armor. */
  readonly archeryCell: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
  }, {
    readonly adjust: number;
  }>;
  /** Archery range. */
  readonly archeryRange: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    /** 0 to 4000; in. */
    readonly rangeEighths: number;
  }, {
    readonly band: 'close' | 'long' | 'out-of-range';
    readonly lookupEighths: number;
    readonly base: number;
    readonly special: number;
  }>;
  /** Range table. */
  readonly rangeBase: Procedure<{
    readonly table: 'a' | 'b';
    /** 0 to 8000; in. */
    readonly rangeEighths: number;
  }, {
    readonly base: number;
  }>;
  /** Archer modifier. */
  readonly archerModifier: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    /** 0 to 100. */
    readonly archerLevel: number;
    /** 0 to 50. */
    readonly archerDexterity: number;
    /** -100 to 100; default 0. */
    readonly archerAbilities?: number;
    /** -100 to 100; default 0. */
    readonly archerBonus?: number;
    /** 0 to 800; in; default 0. */
    readonly archerMoveEighths?: number;
    /** Default false. */
    readonly archerInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly archerConcealedThirds?: number;
    /** Default false. */
    readonly archerDodging?: boolean;
    /** Default false. */
    readonly archerSurprised?: boolean;
    /** Default none. */
    readonly archerShield?: 'none' | 'passive' | 'active';
  }, {
    readonly canShoot: boolean;
    readonly general: number;
    readonly situation: number;
    readonly modifier: number;
  }>;
  /** Target modifier. */
  readonly targetModifier: Procedure<{
    readonly band: 'close' | 'long';
    /** 0 to 800; in; default 0. */
    readonly targetMoveEighths?: number;
    /** Default false. */
    readonly targetInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly targetConcealedThirds?: number;
    /** Default false. */
    readonly targetDodging?: boolean;
    /** Default false. */
    readonly targetSurprised?: boolean;
    /** Default none. */
    readonly targetShield?: 'none' | 'passive' | 'active';
  }, {
    readonly modifier: number;
    readonly shieldUse: 'none' | 'passive' | 'active';
  }>;
  /** Archery number. */
  readonly archeryNumber: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    /** 0 to 2000; up to the range of the weapon; in. */
    readonly rangeEighths: number;
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
    /** 0 to 100. */
    readonly archerLevel: number;
    /** 0 to 50. */
    readonly archerDexterity: number;
    /** -100 to 100; default 0. */
    readonly archerAbilities?: number;
    /** -100 to 100; default 0. */
    readonly archerBonus?: number;
    /** 0 to 800; in; default 0. */
    readonly archerMoveEighths?: number;
    /** Default false. */
    readonly archerInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly archerConcealedThirds?: number;
    /** Default false. */
    readonly archerDodging?: boolean;
    /** Default false. */
    readonly archerSurprised?: boolean;
    /** Default none. */
    readonly archerShield?: 'none' | 'passive' | 'active';
    /** 0 to 800; in; default 0. */
    readonly targetMoveEighths?: number;
    /** Default false. */
    readonly targetInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly targetConcealedThirds?: number;
    /** Default false. */
    readonly targetDodging?: boolean;
    /** Default false. */
    readonly targetSurprised?: boolean;
    /** Default none. */
    readonly targetShield?: 'none' | 'passive' | 'active';
  }, {
    readonly canShoot: boolean;
    readonly band: 'close' | 'long' | 'out-of-range';
    readonly base: number;
    readonly special: number;
    readonly armor: number;
    readonly general: number;
    readonly archer: number;
    readonly target: number;
    readonly raw: number;
    readonly needed: number;
    readonly noArmorNeeded: number;
  }>;
  /** Kind of miss. */
  readonly archeryMiss: Procedure<{
    /** -300 to 400. */
    readonly needed: number;
    /** -300 to 400. */
    readonly noArmorNeeded: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly outcome: 'no-archery' | 'hit' | 'stopped-by-armor' | 'scatter';
  }>;
  /** Scatter distance. */
  readonly scatterDistance: Procedure<{
    /** 0 to 2000; in. */
    readonly rangeEighths: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly distanceEighths: number;
    readonly side: 'none' | 'low' | 'high';
  }>;
  /** Scatter. */
  readonly scatter: Procedure<{
    /** 0 to 2000; in. */
    readonly rangeEighths: number;
    readonly band: 'close' | 'long';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly acrossEighths: number;
    readonly alongEighths: number;
    readonly axis: 'none' | 'vertical' | 'depth';
    readonly nearEighths: number;
  }>;
  /** Scatter target. */
  readonly scatterTarget: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    /** 0 to 2000; up to the range of the weapon; in. */
    readonly rangeEighths: number;
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
    /** 0 to 800; in; default 0. */
    readonly archerMoveEighths?: number;
    /** Default false. */
    readonly archerInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly archerConcealedThirds?: number;
    /** Default false. */
    readonly archerDodging?: boolean;
    /** Default false. */
    readonly archerSurprised?: boolean;
    /** Default none. */
    readonly archerShield?: 'none' | 'passive' | 'active';
    /** 0 to 800; in; default 0. */
    readonly targetMoveEighths?: number;
    /** Default false. */
    readonly targetInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly targetConcealedThirds?: number;
    /** Default false. */
    readonly targetDodging?: boolean;
    /** Default false. */
    readonly targetSurprised?: boolean;
    /** Default none. */
    readonly targetShield?: 'none' | 'passive' | 'active';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly needed: number;
    readonly outcome: 'no-archery' | 'hit' | 'stopped-by-armor' | 'scatter';
  }>;
  /** Shots a phase. */
  readonly reload: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    /** 1 to 1000. */
    readonly phase: number;
    /** Default false. */
    readonly helper?: boolean;
    /** Default false. */
    readonly spareWeapon?: boolean;
  }, {
    readonly shots: number;
    readonly cycle: number;
  }>;
  /** Archery attack. */
  readonly archeryShot: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    /** 0 to 2000; up to the range of the weapon; in. */
    readonly rangeEighths: number;
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
    /** 0 to 100. */
    readonly archerLevel: number;
    /** 0 to 50. */
    readonly archerDexterity: number;
    /** -100 to 100; default 0. */
    readonly archerAbilities?: number;
    /** -100 to 100; default 0. */
    readonly archerBonus?: number;
    /** 0 to 800; in; default 0. */
    readonly archerMoveEighths?: number;
    /** Default false. */
    readonly archerInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly archerConcealedThirds?: number;
    /** Default false. */
    readonly archerDodging?: boolean;
    /** Default false. */
    readonly archerSurprised?: boolean;
    /** Default none. */
    readonly archerShield?: 'none' | 'passive' | 'active';
    /** 0 to 800; in; default 0. */
    readonly targetMoveEighths?: number;
    /** Default false. */
    readonly targetInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly targetConcealedThirds?: number;
    /** Default false. */
    readonly targetDodging?: boolean;
    /** Default false. */
    readonly targetSurprised?: boolean;
    /** Default none. */
    readonly targetShield?: 'none' | 'passive' | 'active';
    /** -50 to 100; default 0. */
    readonly damageAdjust?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly needed: number;
    readonly noArmorNeeded: number;
    readonly outcome: 'no-archery' | 'hit' | 'stopped-by-armor' | 'scatter' | 'critical' | 'fumble';
    readonly damage: number;
    readonly acrossEighths: number;
    readonly alongEighths: number;
    readonly axis: 'none' | 'vertical' | 'depth';
    readonly nearEighths: number;
  }>;
  /** Weapon. */
  readonly weaponTrait: Procedure<{
    readonly weapon: 'kris' | 'short-sword' | 'warhammer' | 'beaked-hammer' | 'broadsword' | 'longsword' | 'narrow-falchion' | 'staff-sling' | 'wide-falchion' | 'samurai-sword' | 'battle-axe' | 'great-axe' | 'bullova' | 'morning-star' | 'flail' | 'maul' | 'great-hammer' | 'fauchard' | 'lucerne-hammer' | 'bo' | 'boken' | 'chigiriki' | 'chinese-mace' | 'fang' | 'han-dachi' | 'helmet-breaker' | 'hoko' | 'jitte' | 'jo' | 'kama' | 'kama-yari' | 'katana' | 'kiseru' | 'magari-yari' | 'manrikigusari' | 'masakari' | 'nagamaki' | 'naginata' | 'nata' | 'nekode' | 'ninjato' | 'nodachi' | 'nunchuku' | 'ono' | 'sai' | 'sang-kauw' | 'sodegarami' | 'sword-staff' | 'tachi' | 'tanto' | 'tau-kieu' | 'tessen' | 'tetsubo' | 'monster-tetsubo' | 'tonfa' | 'wakizashi' | 'whip-chain' | 'yari';
  }, {
    readonly hands: number;
    readonly secondRow: boolean;
    readonly entangle: boolean;
    readonly throw: 'not-stated' | 'balanced' | 'never';
    readonly parryRole: 'none' | 'cannot-be-parried' | 'not-by-hand-axe-or-hatchet' | 'quarterstaff' | 'parrying-weapon';
    readonly crit: 'stabbing' | 'slashing' | 'not-stated';
    readonly like: 'none' | 'dagger' | 'katana' | 'battle-axe' | 'morning-star' | 'maul' | 'beaked-hammer' | 'quarterstaff' | 'flail' | 'short-sword' | 'broadsword' | 'hand-axe' | 'naginata' | 'kama' | 'jitte' | 'tetsubo' | 'spear';
    readonly minStrength: number;
    readonly ceilingFeet: number;
    readonly clericBarred: boolean;
  }>;
  /** Hit odds. */
  readonly hitOdds: Procedure<{
    /** -300 to 400. */
    readonly needed: number;
    /** Default melee. */
    readonly mode?: 'melee' | 'archery';
  }, {
    readonly hitNumerator: number;
    readonly criticalNumerator: number;
    readonly fumbleNumerator: number;
    readonly denominator: number;
  }>;
  /** Melee odds. */
  readonly meleeOdds: Procedure<{
    /** -100 to 200. */
    readonly base: number;
    /** -20 to 100. */
    readonly attackOwn: number;
    /** -20 to 20; default 0. */
    readonly attackMagic?: number;
    /** -20 to 100. */
    readonly defenseOwn: number;
    /** -20 to 20; default 0. */
    readonly armorMagic?: number;
    /** -20 to 20; default 0. */
    readonly shieldMagic?: number;
    /** -20 to 20; default 0. */
    readonly otherMagic?: number;
    /** Default true. */
    readonly shieldFaces?: boolean;
    /** Default false. */
    readonly attackerBlind?: boolean;
    /** Default false. */
    readonly defenderBlind?: boolean;
    /** Default false. */
    readonly attackerOnGround?: boolean;
    /** Default false. */
    readonly defenderOnGround?: boolean;
    /** Default false. */
    readonly fromBehind?: boolean;
    /** Default false. */
    readonly immobile?: boolean;
    /** Default false. */
    readonly twoWeapons?: boolean;
    /** -200 to 200; default 0. */
    readonly modifier?: number;
    /** 0 to 100; %; default 0. */
    readonly brokenPercent?: number;
    /** Default none. */
    readonly parry?: 'none' | 'half' | 'third' | 'quarter';
  }, {
    readonly needed: number;
    readonly hitNumerator: number;
    readonly criticalNumerator: number;
    readonly fumbleNumerator: number;
    readonly breakNumerator: number;
    readonly disarmNumerator: number;
    readonly denominator: number;
  }>;
  /** Archery odds. */
  readonly archeryOdds: Procedure<{
    readonly weapon: 'short-bow' | 'horse-bow' | 'composite-bow' | 'longbow' | 'light-crossbow' | 'heavy-crossbow' | 'ballista' | 'staff-sling' | 'sling' | 'javelin' | 'dagger' | 'short-sword' | 'hatchet' | 'hand-axe' | 'spear' | 'warhammer';
    /** 0 to 2000; up to the range of the weapon; in. */
    readonly rangeEighths: number;
    readonly armorClass: '1' | '2a' | '2b' | '3' | '4a' | '4b' | '5a' | '5b' | '6a' | '6b' | '7' | '8';
    /** 0 to 100. */
    readonly archerLevel: number;
    /** 0 to 50. */
    readonly archerDexterity: number;
    /** -100 to 100; default 0. */
    readonly archerAbilities?: number;
    /** -100 to 100; default 0. */
    readonly archerBonus?: number;
    /** 0 to 800; in; default 0. */
    readonly archerMoveEighths?: number;
    /** Default false. */
    readonly archerInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly archerConcealedThirds?: number;
    /** Default false. */
    readonly archerDodging?: boolean;
    /** Default false. */
    readonly archerSurprised?: boolean;
    /** Default none. */
    readonly archerShield?: 'none' | 'passive' | 'active';
    /** 0 to 800; in; default 0. */
    readonly targetMoveEighths?: number;
    /** Default false. */
    readonly targetInMelee?: boolean;
    /** 0 to 2; /3; default 0. */
    readonly targetConcealedThirds?: number;
    /** Default false. */
    readonly targetDodging?: boolean;
    /** Default false. */
    readonly targetSurprised?: boolean;
    /** Default none. */
    readonly targetShield?: 'none' | 'passive' | 'active';
  }, {
    readonly canShoot: boolean;
    readonly needed: number;
    readonly hitNumerator: number;
    readonly criticalNumerator: number;
    readonly fumbleNumerator: number;
    readonly stoppedNumerator: number;
    readonly scatterNumerator: number;
    readonly denominator: number;
  }>;
}
