// Typed bindings of the pack d6rounds; made by `npm run packs` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of Ten-second rounds: what each takes and gives. */
export interface D6rounds {
  /** Characteristic. */
  readonly characteristic: Procedure<{
    readonly characteristic: 'strength' | 'dexterity' | 'body' | 'will' | 'intelligence' | 'mind';
  }, {
    readonly base: number;
    readonly average: number;
    readonly maximum: number;
    readonly cost: number;
  }>;
  /** Characteristic cost. */
  readonly characteristicCost: Procedure<{
    readonly characteristic: 'strength' | 'dexterity' | 'body' | 'will' | 'intelligence' | 'mind';
    /** 0 to 100. */
    readonly value: number;
  }, {
    readonly cost: number;
  }>;
  /** Class. */
  readonly classInfo: Procedure<{
    readonly class: 'warrior' | 'rogue' | 'monk' | 'mage';
  }, {
    readonly attacks: 'physical' | 'mental';
    readonly offense: 'damage' | 'strike';
    readonly defense: 'endurance' | 'dodge';
    readonly bonus: number;
    readonly cost: number;
  }>;
  /** Class bonus. */
  readonly classBonus: Procedure<{
    readonly class: 'warrior' | 'rogue' | 'monk' | 'mage';
    /** 0 to 100. */
    readonly levels: number;
    /** 0 to 100. */
    readonly onOffense: number;
  }, {
    readonly attacks: 'physical' | 'mental';
    readonly damage: number;
    readonly endurance: number;
    readonly strike: number;
    readonly dodge: number;
  }>;
  /** Combat skill cost. */
  readonly combatSkillCost: Procedure<{
    readonly combatSkill: 'damage-with-attack' | 'hit-with-attack' | 'armor-or-charm' | 'spell-familiarity';
    /** 0 to 100. */
    readonly levels: number;
  }, {
    readonly cost: number;
  }>;
  /** Character cost. */
  readonly buildCost: Procedure<{
    /** 0 to 10. */
    readonly strength: number;
    /** 0 to 10. */
    readonly dexterity: number;
    /** 0 to 100. */
    readonly body: number;
    /** 0 to 10. */
    readonly will: number;
    /** 0 to 10. */
    readonly intelligence: number;
    /** 0 to 100. */
    readonly mind: number;
    /** 0 to 100; default 0. */
    readonly warriorLevels?: number;
    /** 0 to 100; default 0. */
    readonly rogueLevels?: number;
    /** 0 to 100; default 0. */
    readonly monkLevels?: number;
    /** 0 to 100; default 0. */
    readonly mageLevels?: number;
    /** 0 to 100; default 0. */
    readonly damageLevels?: number;
    /** 0 to 100; default 0. */
    readonly hitLevels?: number;
    /** 0 to 100; default 0. */
    readonly armorLevels?: number;
    /** 0 to 100; default 0. */
    readonly spells?: number;
    /** 0 to 1000; default 0. */
    readonly otherPoints?: number;
    /** 0 to 10000; default 0. */
    readonly budget?: number;
  }, {
    readonly characteristicPoints: number;
    readonly classPoints: number;
    readonly skillPoints: number;
    readonly total: number;
    readonly left: number;
    readonly withinBudget: boolean;
  }>;
  /** Skill. */
  readonly skillInfo: Procedure<{
    readonly skill: 'jumping' | 'running' | 'swimming' | 'acrobatics' | 'climbing' | 'perception' | 'sleight-of-hand' | 'stealth' | 'thieving' | 'tumbling' | 'vehicle' | 'weapon' | 'animals' | 'concealment' | 'disguise' | 'linguistics' | 'lipreading' | 'magic' | 'mathematics' | 'medicine' | 'science' | 'streetwise' | 'survival' | 'technology' | 'tracking' | 'catatonia' | 'concentration';
  }, {
    readonly base: 'strength' | 'dexterity' | 'body' | 'will' | 'intelligence' | 'mind';
    readonly byCharacteristic: boolean;
    readonly alphabetical: boolean;
    readonly described: boolean;
  }>;
  /** Skills by base. */
  readonly skillsOf: Procedure<{
    readonly characteristic: 'strength' | 'dexterity' | 'body' | 'will' | 'intelligence' | 'mind';
  }, {
    readonly count: number;
    readonly skills: readonly ('jumping' | 'running' | 'swimming' | 'acrobatics' | 'climbing' | 'perception' | 'sleight-of-hand' | 'stealth' | 'thieving' | 'tumbling' | 'vehicle' | 'weapon' | 'animals' | 'concealment' | 'disguise' | 'linguistics' | 'lipreading' | 'magic' | 'mathematics' | 'medicine' | 'science' | 'streetwise' | 'survival' | 'technology' | 'tracking' | 'catatonia' | 'concentration')[];
  }>;
  /** Skill level. */
  readonly skillLevel: Procedure<{
    readonly skill: 'jumping' | 'running' | 'swimming' | 'acrobatics' | 'climbing' | 'perception' | 'sleight-of-hand' | 'stealth' | 'thieving' | 'tumbling' | 'vehicle' | 'weapon' | 'animals' | 'concealment' | 'disguise' | 'linguistics' | 'lipreading' | 'magic' | 'mathematics' | 'medicine' | 'science' | 'streetwise' | 'survival' | 'technology' | 'tracking' | 'catatonia' | 'concentration';
    /** 0 to 200. */
    readonly strength: number;
    /** 0 to 200. */
    readonly dexterity: number;
    /** 0 to 200. */
    readonly will: number;
    /** 0 to 200. */
    readonly intelligence: number;
    /** 0 to 100; default 0. */
    readonly added?: number;
  }, {
    readonly base: 'strength' | 'dexterity' | 'body' | 'will' | 'intelligence' | 'mind';
    readonly level: number;
  }>;
  /** Skill roll. */
  readonly skillRoll: Procedure<{
    /** 0 to 400. */
    readonly level: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly total: number;
  }>;
  /** Strength in kg, lb, N. */
  readonly strengthUnits: Procedure<{
    /** 0 to 200. */
    readonly strength: number;
  }, {
    readonly kg: number;
    readonly lb: number;
    readonly newton: number;
  }>;
  /** Movement. */
  readonly movement: Procedure<{
    /** 0 to 200. */
    readonly strength: number;
    /** 0 to 1000; m/s; default 1. */
    readonly running?: number;
    /** 0 to 1000; m/s; default 1. */
    readonly swimming?: number;
  }, {
    readonly runMetresPerSecond: number;
    readonly runMetresPerRound: number;
    readonly swimMetresPerSecond: number;
    readonly swimMetresPerRound: number;
    readonly standingJumpMetres: number;
    readonly runningLeapMetres: number;
  }>;
  /** Weapon or focus. */
  readonly weaponInfo: Procedure<{
    readonly weapon: 'hand' | 'club' | 'dagger' | 'short-sword' | 'hammer' | 'long-sword' | 'small-shield' | 'medium-shield' | 'large-shield' | 'thrown-rock' | 'thrown-knife' | 'thrown-axe' | 'mace' | 'bastard-sword' | 'maul' | 'battle-axe' | 'two-handed-sword' | 'sling' | 'bow' | 'crossbow' | 'magic-orb' | 'magic-wand' | 'magic-staff' | 'holy-symbol' | 'magic-sceptre' | 'magic-rod' | 'no-focus';
  }, {
    readonly hands: number;
    readonly kind: 'physical' | 'mental';
    readonly addsForce: boolean;
    readonly bonus: number;
    readonly penalty: number;
    readonly range: 'close' | 'melee' | 'short' | 'long';
    readonly shield: boolean;
  }>;
  /** Armor or charm. */
  readonly armorInfo: Procedure<{
    readonly armor: 'leather' | 'ring-mail' | 'chain-mail' | 'plate-mail' | 'charmed-robe' | 'charmed-ring' | 'charmed-amulet' | 'charmed-skullcap';
  }, {
    readonly kind: 'physical' | 'mental';
    readonly bonus: number;
    readonly penalty: number;
  }>;
  /** Range term. */
  readonly rangeTerm: Procedure<{
    readonly range: 'close' | 'melee' | 'short' | 'long';
    /** 0 to 1000; m; default 0. */
    readonly distanceMetres?: number;
  }, {
    readonly handToHand: boolean;
    readonly rangeTerm: number;
    readonly inReach: boolean;
  }>;
  /** Damage. */
  readonly damageValue: Procedure<{
    readonly weapon: 'hand' | 'club' | 'dagger' | 'short-sword' | 'hammer' | 'long-sword' | 'small-shield' | 'medium-shield' | 'large-shield' | 'thrown-rock' | 'thrown-knife' | 'thrown-axe' | 'mace' | 'bastard-sword' | 'maul' | 'battle-axe' | 'two-handed-sword' | 'sling' | 'bow' | 'crossbow' | 'magic-orb' | 'magic-wand' | 'magic-staff' | 'holy-symbol' | 'magic-sceptre' | 'magic-rod' | 'no-focus';
    /** Default none. */
    readonly shield?: 'none' | 'small-shield' | 'medium-shield' | 'large-shield';
    /** 0 to 200. */
    readonly force: number;
    /** 0 to 100; default 0. */
    readonly skill?: number;
    /** 0 to 200; default 0. */
    readonly push?: number;
  }, {
    readonly damage: number;
  }>;
  /** Strike. */
  readonly strikeValue: Procedure<{
    readonly weapon: 'hand' | 'club' | 'dagger' | 'short-sword' | 'hammer' | 'long-sword' | 'small-shield' | 'medium-shield' | 'large-shield' | 'thrown-rock' | 'thrown-knife' | 'thrown-axe' | 'mace' | 'bastard-sword' | 'maul' | 'battle-axe' | 'two-handed-sword' | 'sling' | 'bow' | 'crossbow' | 'magic-orb' | 'magic-wand' | 'magic-staff' | 'holy-symbol' | 'magic-sceptre' | 'magic-rod' | 'no-focus';
    /** Default none. */
    readonly shield?: 'none' | 'small-shield' | 'medium-shield' | 'large-shield';
    /** 0 to 200. */
    readonly quickness: number;
    /** 0 to 100; default 0. */
    readonly skill?: number;
  }, {
    readonly strike: number;
  }>;
  /** Endurance. */
  readonly enduranceValue: Procedure<{
    /** Default none. */
    readonly armor?: 'none' | 'leather' | 'ring-mail' | 'chain-mail' | 'plate-mail' | 'charmed-robe' | 'charmed-ring' | 'charmed-amulet' | 'charmed-skullcap';
    /** 0 to 200. */
    readonly force: number;
    /** 0 to 100; default 0. */
    readonly skill?: number;
    /** 0 to 200; default 0. */
    readonly push?: number;
  }, {
    readonly endurance: number;
  }>;
  /** Dodge. */
  readonly dodgeValue: Procedure<{
    /** Default none. */
    readonly armor?: 'none' | 'leather' | 'ring-mail' | 'chain-mail' | 'plate-mail' | 'charmed-robe' | 'charmed-ring' | 'charmed-amulet' | 'charmed-skullcap';
    /** 0 to 200. */
    readonly quickness: number;
    /** 0 to 100; default 0. */
    readonly skill?: number;
  }, {
    readonly dodge: number;
  }>;
  /** Combat sheet. */
  readonly combatSheet: Procedure<{
    /** 0 to 200. */
    readonly strength: number;
    /** 0 to 200. */
    readonly dexterity: number;
    /** 0 to 200. */
    readonly will: number;
    /** 0 to 200. */
    readonly intelligence: number;
    /** Default hand. */
    readonly weapon?: 'hand' | 'club' | 'dagger' | 'short-sword' | 'hammer' | 'long-sword' | 'small-shield' | 'medium-shield' | 'large-shield' | 'thrown-rock' | 'thrown-knife' | 'thrown-axe' | 'mace' | 'bastard-sword' | 'maul' | 'battle-axe' | 'two-handed-sword' | 'sling' | 'bow' | 'crossbow';
    /** Default none. */
    readonly shield?: 'none' | 'small-shield' | 'medium-shield' | 'large-shield';
    /** Default no-focus. */
    readonly focus?: 'magic-orb' | 'magic-wand' | 'magic-staff' | 'holy-symbol' | 'magic-sceptre' | 'magic-rod' | 'no-focus';
    /** Default none. */
    readonly armor?: 'none' | 'leather' | 'ring-mail' | 'chain-mail' | 'plate-mail';
    /** Default none. */
    readonly charm?: 'none' | 'charmed-robe' | 'charmed-ring' | 'charmed-amulet' | 'charmed-skullcap';
    /** 0 to 100; default 0. */
    readonly damageSkill?: number;
    /** 0 to 100; default 0. */
    readonly enduranceSkill?: number;
    /** 0 to 100; default 0. */
    readonly strikeSkill?: number;
    /** 0 to 100; default 0. */
    readonly dodgeSkill?: number;
    /** 0 to 100; default 0. */
    readonly mentalDamageSkill?: number;
    /** 0 to 100; default 0. */
    readonly mentalEnduranceSkill?: number;
    /** 0 to 100; default 0. */
    readonly mentalStrikeSkill?: number;
    /** 0 to 100; default 0. */
    readonly mentalDodgeSkill?: number;
    /** 0 to 200; default 0. */
    readonly pushBody?: number;
    /** 0 to 200; default 0. */
    readonly pushMind?: number;
  }, {
    readonly damage: number;
    readonly endurance: number;
    readonly strike: number;
    readonly dodge: number;
    readonly speedFactor: number;
    readonly range: 'close' | 'melee' | 'short' | 'long';
    readonly mentalDamage: number;
    readonly mentalEndurance: number;
    readonly mentalStrike: number;
    readonly mentalDodge: number;
    readonly mentalSpeedFactor: number;
    readonly mentalRange: 'close' | 'melee' | 'short' | 'long';
  }>;
  /** Speed factor. */
  readonly speedFactor: Procedure<{
    /** -400 to 400. */
    readonly damage: number;
    /** 0 to 200. */
    readonly quickness: number;
  }, {
    readonly rawSpeed: number;
    readonly speedFactor: number;
    readonly round: number;
    readonly second: number;
    readonly perRound: number;
  }>;
  /** Action times. */
  readonly actionTimes: Procedure<{
    /** 1 to 10 of them, each 1 to 1000; s. */
    readonly speedFactors: readonly number[];
    /** 0 to 90000; s; default 0. */
    readonly usedSeconds?: number;
  }, {
    readonly times: readonly number[];
    readonly rounds: readonly number[];
    readonly seconds: readonly number[];
    readonly inFirstRound: number;
  }>;
  /** Schedule. */
  readonly schedule: Procedure<{
    /** 1 to 6 of them, each 1 to 1000; s. */
    readonly speedFactors: readonly number[];
    /** -1 to 5; default -1. */
    readonly firstStriker?: number;
    /** 1 to 3; default 1. */
    readonly rounds?: number;
  }, {
    readonly count: number;
    readonly eventRounds: readonly number[];
    readonly eventSeconds: readonly number[];
    readonly eventActors: readonly number[];
  }>;
  /** Turn order. */
  readonly turnOrder: Procedure<{
    /** 1 to 24 of them, each 0 to 100000; s. */
    readonly times: readonly number[];
  }, {
    readonly order: readonly number[];
    readonly nextTime: number;
    readonly nextRound: number;
    readonly nextSecond: number;
    readonly nextCount: number;
  }>;
  /** Can coordinate. */
  readonly canCoordinate: Procedure<{
    /** 2 to 8 of them, each 0 to 100000; s. */
    readonly times: readonly number[];
  }, {
    readonly rounds: readonly number[];
    readonly sameRound: boolean;
  }>;
  /** Trade strike, dodge. */
  readonly trade: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly dodge: number;
    /** -400 to 400. */
    readonly toStrike: number;
  }, {
    readonly strike: number;
    readonly dodge: number;
  }>;
  /** Check shares. */
  readonly divideShares: Procedure<{
    /** -400 to 400. */
    readonly total: number;
    /** 1 to 8 of them, each -400 to 400. */
    readonly shares: readonly number[];
  }, {
    readonly given: number;
    readonly left: number;
    readonly valid: boolean;
  }>;
  /** Even split. */
  readonly evenSplit: Procedure<{
    /** -400 to 400. */
    readonly total: number;
    /** 1 to 8. */
    readonly parts: number;
  }, {
    readonly shares: readonly number[];
  }>;
  /** Damage for speed. */
  readonly hasten: Procedure<{
    /** -400 to 400. */
    readonly damage: number;
    /** 0 to 200. */
    readonly quickness: number;
    /** 0 to 400. */
    readonly sacrifice: number;
  }, {
    readonly damage: number;
    readonly speedFactor: number;
  }>;
  /** Divide an attack. */
  readonly splitAttack: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly damage: number;
    /** 0 to 200. */
    readonly quickness: number;
    /** 1 to 8 of them, each -400 to 400. */
    readonly strikeShares: readonly number[];
    /** 1 to 8 of them, each -400 to 400. */
    readonly damageShares: readonly number[];
  }, {
    readonly speedFactors: readonly number[];
    readonly rounds: readonly number[];
    readonly seconds: readonly number[];
  }>;
  /** Push. */
  readonly push: Procedure<{
    readonly from: 'body' | 'mind';
    /** -10000 to 1000. */
    readonly current: number;
    /** 0 to 200. */
    readonly force: number;
    /** 0 to 200. */
    readonly points: number;
  }, {
    readonly gains: 'strength' | 'will';
    readonly force: number;
    readonly current: number;
    readonly unconscious: boolean;
  }>;
  /** Attack roll. */
  readonly attackRoll: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly dodge: number;
    /** 0 to 1000; m; default 0. */
    readonly rangeMetres?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly attackTotal: number;
    readonly dodgeTotal: number;
    readonly margin: number;
    readonly hit: boolean;
  }>;
  /** Damage roll. */
  readonly damageRoll: Procedure<{
    /** -400 to 400. */
    readonly damage: number;
    /** -400 to 400. */
    readonly endurance: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly damageTotal: number;
    readonly enduranceTotal: number;
    readonly loss: number;
  }>;
  /** Attack. */
  readonly attack: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly dodge: number;
    /** 0 to 1000; m; default 0. */
    readonly rangeMetres?: number;
    /** -400 to 400. */
    readonly damage: number;
    /** -400 to 400. */
    readonly endurance: number;
    /** 0 to 1000. */
    readonly poolMax: number;
    /** -10000 to 1000. */
    readonly pool: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly attackTotal: number;
    readonly dodgeTotal: number;
    readonly margin: number;
    readonly hit: boolean;
    readonly damageTotal: number;
    readonly enduranceTotal: number;
    readonly loss: number;
    readonly pool: number;
    readonly state: 'conscious' | 'unconscious' | 'dead';
  }>;
  /** Attack with a weapon. */
  readonly weaponAttack: Procedure<{
    readonly weapon: 'hand' | 'club' | 'dagger' | 'short-sword' | 'hammer' | 'long-sword' | 'small-shield' | 'medium-shield' | 'large-shield' | 'thrown-rock' | 'thrown-knife' | 'thrown-axe' | 'mace' | 'bastard-sword' | 'maul' | 'battle-axe' | 'two-handed-sword' | 'sling' | 'bow' | 'crossbow' | 'magic-orb' | 'magic-wand' | 'magic-staff' | 'holy-symbol' | 'magic-sceptre' | 'magic-rod' | 'no-focus';
    /** Default none. */
    readonly shield?: 'none' | 'small-shield' | 'medium-shield' | 'large-shield';
    /** 0 to 200. */
    readonly force: number;
    /** 0 to 200. */
    readonly quickness: number;
    /** 0 to 200; default 0. */
    readonly push?: number;
    /** 0 to 100; default 0. */
    readonly damageSkill?: number;
    /** 0 to 100; default 0. */
    readonly strikeSkill?: number;
    /** -400 to 400; default 0. */
    readonly strikeShift?: number;
    /** Default none. */
    readonly armor?: 'none' | 'leather' | 'ring-mail' | 'chain-mail' | 'plate-mail' | 'charmed-robe' | 'charmed-ring' | 'charmed-amulet' | 'charmed-skullcap';
    /** 0 to 200. */
    readonly targetForce: number;
    /** 0 to 200. */
    readonly targetQuickness: number;
    /** 0 to 200; default 0. */
    readonly targetPush?: number;
    /** 0 to 100; default 0. */
    readonly enduranceSkill?: number;
    /** 0 to 100; default 0. */
    readonly dodgeSkill?: number;
    /** -400 to 400; default 0. */
    readonly dodgeShift?: number;
    /** 0 to 1000; m; default 0. */
    readonly distanceMetres?: number;
    /** 0 to 1000. */
    readonly poolMax: number;
    /** -10000 to 1000. */
    readonly pool: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly strike: number;
    readonly dodge: number;
    readonly damage: number;
    readonly endurance: number;
    readonly speedFactor: number;
    readonly attackTotal: number;
    readonly dodgeTotal: number;
    readonly margin: number;
    readonly hit: boolean;
    readonly damageTotal: number;
    readonly enduranceTotal: number;
    readonly loss: number;
    readonly pool: number;
    readonly state: 'conscious' | 'unconscious' | 'dead';
  }>;
  /** Coordinated attack. */
  readonly coordinatedAttack: Procedure<{
    /** 1 to 8 of them, each -400 to 400. */
    readonly strikes: readonly number[];
    /** 1 to 8 of them, each -400 to 400. */
    readonly damages: readonly number[];
    /** 1 to 8 of them, each 0 to 1000; m. */
    readonly ranges?: readonly number[];
    /** -400 to 400. */
    readonly dodge: number;
    /** 1 to 8 of them, each -400 to 400. */
    readonly shares: readonly number[];
    /** -400 to 400. */
    readonly endurance: number;
    /** 0 to 1000. */
    readonly poolMax: number;
    /** -10000 to 1000. */
    readonly pool: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly margins: readonly number[];
    readonly hits: readonly number[];
    readonly losses: readonly number[];
    readonly totalLoss: number;
    readonly pool: number;
    readonly state: 'conscious' | 'unconscious' | 'dead';
  }>;
  /** Divided attack. */
  readonly multiAttack: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly damage: number;
    /** 0 to 200. */
    readonly quickness: number;
    /** 1 to 8 of them, each -400 to 400. */
    readonly strikeShares: readonly number[];
    /** 1 to 8 of them, each -400 to 400. */
    readonly damageShares: readonly number[];
    /** 1 to 8 of them, each -400 to 400. */
    readonly dodges: readonly number[];
    /** 1 to 8 of them, each -400 to 400. */
    readonly endurances: readonly number[];
    /** 1 to 8 of them, each 0 to 1000; m. */
    readonly ranges?: readonly number[];
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly speedFactors: readonly number[];
    readonly rounds: readonly number[];
    readonly seconds: readonly number[];
    readonly margins: readonly number[];
    readonly hits: readonly number[];
    readonly losses: readonly number[];
  }>;
  /** Condition. */
  readonly condition: Procedure<{
    /** 0 to 1000. */
    readonly bodyMax: number;
    /** -10000 to 1000. */
    readonly body: number;
    /** 0 to 1000. */
    readonly mindMax: number;
    /** -10000 to 1000. */
    readonly mind: number;
  }, {
    readonly bodyState: 'conscious' | 'unconscious' | 'dead';
    readonly mindState: 'conscious' | 'unconscious' | 'dead';
    readonly state: 'conscious' | 'unconscious' | 'dead';
  }>;
  /** Cast a spell. */
  readonly castSpell: Procedure<{
    readonly action: 'cast' | 'maintain' | 'restart';
    readonly from: 'body' | 'mind';
    /** -10000 to 1000. */
    readonly current: number;
  }, {
    readonly allowed: boolean;
    readonly cost: number;
    readonly current: number;
    readonly unconscious: boolean;
  }>;
  /** Recovery rate. */
  readonly recoveryRate: Procedure<{
    /** 0 to 200. */
    readonly force: number;
    /** Default rest. */
    readonly exertion?: 'rest' | 'moderate' | 'great';
  }, {
    readonly quarterPoints: number;
  }>;
  /** Heal. */
  readonly heal: Procedure<{
    /** 0 to 200. */
    readonly strength: number;
    /** 0 to 200. */
    readonly will: number;
    /** 0 to 1000. */
    readonly bodyMax: number;
    /** -10000 to 1000. */
    readonly body: number;
    /** 0 to 1000. */
    readonly mindMax: number;
    /** -10000 to 1000. */
    readonly mind: number;
    /** Default rest. */
    readonly bodyExertion?: 'rest' | 'moderate' | 'great';
    /** Default rest. */
    readonly mindExertion?: 'rest' | 'moderate' | 'great';
    /** 0 to 10000; h. */
    readonly hours: number;
  }, {
    readonly body: number;
    readonly mind: number;
    readonly bodyQuartersLost: number;
    readonly mindQuartersLost: number;
    readonly hoursUsed: number;
    readonly hoursLeft: number;
    readonly state: 'conscious' | 'unconscious' | 'dead';
  }>;
  /** Recovery time. */
  readonly recoveryTime: Procedure<{
    /** 0 to 200. */
    readonly strength: number;
    /** 0 to 200. */
    readonly will: number;
    /** 0 to 1000. */
    readonly bodyMax: number;
    /** -10000 to 1000. */
    readonly body: number;
    /** 0 to 1000. */
    readonly mindMax: number;
    /** -10000 to 1000. */
    readonly mind: number;
    /** Default rest. */
    readonly bodyExertion?: 'rest' | 'moderate' | 'great';
    /** Default rest. */
    readonly mindExertion?: 'rest' | 'moderate' | 'great';
    /** Default full. */
    readonly until?: 'full' | 'conscious';
  }, {
    readonly never: boolean;
    readonly hours: number;
  }>;
  /** Knockback. */
  readonly knockback: Procedure<{
    /** 0 to 10000. */
    readonly bodyLost: number;
    /** 1 to 100000; kg. */
    readonly massKg: number;
  }, {
    readonly numerator: number;
    readonly denominator: number;
    readonly metres: number;
    readonly centimetres: number;
  }>;
  /** Chance to hit. */
  readonly hitChance: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly dodge: number;
    /** 0 to 1000; m; default 0. */
    readonly rangeMetres?: number;
  }, {
    readonly numerator: number;
    readonly denominator: number;
    readonly permille: number;
  }>;
  /** Damage odds. */
  readonly damageOdds: Procedure<{
    /** -400 to 400. */
    readonly damage: number;
    /** -400 to 400. */
    readonly endurance: number;
  }, {
    readonly lossNumerator: number;
    readonly expectedNumerator: number;
    readonly denominator: number;
    readonly lossPermille: number;
    readonly expectedHundredths: number;
    readonly maxLoss: number;
  }>;
  /** Attack odds. */
  readonly attackOdds: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly dodge: number;
    /** 0 to 1000; m; default 0. */
    readonly rangeMetres?: number;
    /** -400 to 400. */
    readonly damage: number;
    /** -400 to 400. */
    readonly endurance: number;
  }, {
    readonly hitNumerator: number;
    readonly hitDenominator: number;
    readonly hitPermille: number;
    readonly lossNumerator: number;
    readonly expectedNumerator: number;
    readonly denominator: number;
    readonly lossPermille: number;
    readonly expectedHundredths: number;
  }>;
  /** Chance of a loss. */
  readonly lossChance: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly dodge: number;
    /** 0 to 1000; m; default 0. */
    readonly rangeMetres?: number;
    /** -400 to 400. */
    readonly damage: number;
    /** -400 to 400. */
    readonly endurance: number;
    /** 1 to 10000. */
    readonly atLeast: number;
  }, {
    readonly numerator: number;
    readonly denominator: number;
    readonly permille: number;
  }>;
  /** Chance to fell. */
  readonly downOdds: Procedure<{
    /** -400 to 400. */
    readonly strike: number;
    /** -400 to 400. */
    readonly dodge: number;
    /** 0 to 1000; m; default 0. */
    readonly rangeMetres?: number;
    /** -400 to 400. */
    readonly damage: number;
    /** -400 to 400. */
    readonly endurance: number;
    /** 0 to 1000. */
    readonly poolMax: number;
    /** -10000 to 1000. */
    readonly pool: number;
  }, {
    readonly unconsciousNumerator: number;
    readonly deadNumerator: number;
    readonly denominator: number;
    readonly unconsciousPermille: number;
    readonly deadPermille: number;
  }>;
}
