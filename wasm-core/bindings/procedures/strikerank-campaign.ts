// Typed bindings of the pack strikerank-campaign; made by `npm run packs` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of Strike rank campaign: what each takes and gives. */
export interface StrikerankCampaign {
  /** Average human. */
  readonly averageHuman: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly str: number;
    readonly con: number;
    readonly siz: number;
    readonly int: number;
    readonly pow: number;
    readonly dex: number;
    readonly app: number;
  }>;
  /** Random method. */
  readonly randomMethod: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly str: number;
    readonly con: number;
    readonly siz: number;
    readonly int: number;
    readonly pow: number;
    readonly dex: number;
    readonly app: number;
  }>;
  /** Deliberate method. */
  readonly deliberateMethod: Procedure<{
    /** 6 to 18. */
    readonly str: number;
    /** 6 to 18. */
    readonly con: number;
    /** 8 to 18. */
    readonly siz: number;
    /** 8 to 18. */
    readonly int: number;
    /** 6 to 18. */
    readonly pow: number;
    /** 6 to 18. */
    readonly dex: number;
    /** 6 to 18. */
    readonly app: number;
  }, {
    readonly costHalfPoints: number;
    readonly leftHalfPoints: number;
    readonly legal: boolean;
  }>;
  /** Combined method. */
  readonly combinedMethod: Procedure<{
    /** 0 to 15; default 0. */
    readonly addStr?: number;
    /** 0 to 15; default 0. */
    readonly addCon?: number;
    /** 0 to 15; default 0. */
    readonly addSiz?: number;
    /** 0 to 15; default 0. */
    readonly addInt?: number;
    /** 0 to 15; default 0. */
    readonly addPow?: number;
    /** 0 to 15; default 0. */
    readonly addDex?: number;
    /** 0 to 15; default 0. */
    readonly addApp?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly str: number;
    readonly con: number;
    readonly siz: number;
    readonly int: number;
    readonly pow: number;
    readonly dex: number;
    readonly app: number;
    readonly costHalfPoints: number;
    readonly leftHalfPoints: number;
    readonly legal: boolean;
    readonly reason: 'ok' | 'over-maximum' | 'over-budget';
  }>;
  /** Influence. */
  readonly influence: Procedure<{
    readonly kind: 'primary' | 'secondary' | 'negative' | 'secondary-negative';
    /** 0 to 100. */
    readonly value: number;
  }, {
    readonly modifier: number;
  }>;
  /** Category modifier. */
  readonly categoryModifier: Procedure<{
    readonly category: 'agility' | 'knowledge' | 'stealth';
    /** 0 to 100; default 10. */
    readonly str?: number;
    /** 0 to 100; default 10. */
    readonly siz?: number;
    /** 0 to 100; default 10. */
    readonly int?: number;
    /** 0 to 100; default 10. */
    readonly pow?: number;
    /** 0 to 100; default 10. */
    readonly dex?: number;
  }, {
    readonly modifier: number;
  }>;
  /** Level of experience. */
  readonly experienceLevel: Procedure<{
    readonly level: 'novice' | 'trained' | 'average' | 'expert' | 'master';
  }, {
    readonly ageMin: number;
    readonly ageMax: number;
    readonly ageOpen: boolean;
    readonly pointsMin: number;
    readonly pointsMax: number;
    readonly pointsRecommended: number;
    readonly baseMin: number;
    readonly baseMax: number;
    readonly characteristicIncreases: number;
  }>;
  /** Level by points. */
  readonly levelForPoints: Procedure<{
    /** 0 to 10000. */
    readonly skillPoints: number;
  }, {
    readonly level: 'novice' | 'trained' | 'average' | 'expert' | 'master';
  }>;
  /** Culture roll. */
  readonly culturalBackground: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly culture: 'civilized' | 'barbarian' | 'nomad' | 'primitive';
  }>;
  /** Culture bonuses. */
  readonly cultureBonuses: Procedure<{
    readonly culture: 'civilized' | 'barbarian' | 'nomad' | 'primitive';
  }, {
    readonly ownEtiquette: number;
    readonly fastTalk: number;
    readonly bargain: number;
    readonly scoutTerrain: number;
    readonly loreArea: number;
    readonly loreRange: number;
    readonly survivalTerrain: number;
    readonly rideOrMarch: number;
  }>;
  /** Magic roll. */
  readonly magicalBackground: Procedure<{
    readonly culture: 'civilized' | 'barbarian' | 'nomad' | 'primitive';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly background: 'sorcery' | 'divine-spirit' | 'spirit';
  }>;
  /** Professions. */
  readonly cultureProfessions: Procedure<{
    readonly culture: 'civilized' | 'barbarian' | 'nomad' | 'primitive';
  }, {
    readonly professions: readonly ('foot-warrior' | 'player' | 'merchant' | 'apprentice-sorcerer' | 'official' | 'hunter' | 'healer' | 'crafter' | 'sailor' | 'mounted-warrior' | 'thief' | 'scholar' | 'gentry-noble' | 'missionary' | 'herder' | 'assistant-shaman' | 'farmer' | 'fisher')[];
  }>;
  /** Cost of magic. */
  readonly magicCost: Procedure<{
    /** 0 to 200. */
    readonly spiritPoints: number;
    /** 0 to 200; default 0. */
    readonly divinePoints?: number;
  }, {
    readonly costQuarterPoints: number;
  }>;
  /** Magic of a novice. */
  readonly noviceMagic: Procedure<{
    readonly kind: 'spirit' | 'sorcery';
    /** 0 to 2; default 0. */
    readonly spiritPoints?: number;
  }, {
    readonly intensityBase: number;
    readonly spellBase: number;
    readonly costQuarterPoints: number;
  }>;
  /** Sorcery magic. */
  readonly sorceryBackground: Procedure<{
    readonly level: 'trained' | 'average' | 'expert' | 'master';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly intensityBase: number;
    readonly trainedSpells: number;
    readonly averageSpells: number;
    readonly expertSpells: number;
    readonly masterSpells: number;
    readonly costQuarterPoints: number;
  }>;
  /** Spirit magic. */
  readonly spiritBackground: Procedure<{
    readonly background: 'divine-spirit' | 'spirit';
    readonly level: 'trained' | 'average' | 'expert' | 'master';
    /** 1 to 100; default 10. */
    readonly int?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly spiritPoints: number;
    readonly divinePoints: number;
    readonly costQuarterPoints: number;
  }>;
  /** Skill in a profession. */
  readonly professionSkill: Procedure<{
    readonly profession: 'foot-warrior' | 'player' | 'merchant' | 'apprentice-sorcerer' | 'official' | 'hunter' | 'healer' | 'crafter' | 'sailor' | 'mounted-warrior' | 'thief' | 'scholar' | 'gentry-noble' | 'missionary' | 'herder' | 'assistant-shaman' | 'farmer' | 'fisher';
    readonly skill: 'acrobatics' | 'act' | 'administrate' | 'animal-lore' | 'balance' | 'bargain' | 'battle' | 'beg' | 'boat' | 'breakfall' | 'bribe' | 'ceremony' | 'climb' | 'conceal' | 'converse' | 'craft-butchery' | 'craft-rope' | 'craft-wood' | 'crafts' | 'cult-lores' | 'cult-skills' | 'dance' | 'debate' | 'devise' | 'disarm-trap' | 'enchant' | 'etiquette-area' | 'etiquette-court' | 'etiquette-culture' | 'etiquette-guild' | 'etiquette-street' | 'etiquettes' | 'evaluate' | 'fast-talk' | 'first-aid' | 'fisher-lores' | 'hide' | 'human-lore' | 'instruct' | 'interrogate' | 'intimidate' | 'intrigue' | 'jump' | 'listen' | 'lores' | 'maneuver' | 'march' | 'memorize' | 'military-etiquette' | 'mimic' | 'mineral-lore' | 'mount-lore' | 'orate' | 'pick-lock' | 'pickpocket' | 'plant-lore' | 'play' | 'primary-attack' | 'primary-craft' | 'primary-defense' | 'read-language' | 'read-own-language' | 'ride' | 'run' | 'sail' | 'scan' | 'scout-area' | 'scout-terrain' | 'scout-urban' | 'search' | 'secondary-attack' | 'secondary-craft' | 'secondary-defense' | 'set-trap' | 'shadow' | 'shiphandling' | 'sing' | 'sleight' | 'sneak' | 'sorcery-skills' | 'sorcery-spells' | 'speak-language' | 'speak-own-language' | 'spirit-combat' | 'spirit-lore' | 'spirit-sense' | 'spirit-travel' | 'summon' | 'survival-terrain' | 'swim' | 'tertiary-attack' | 'thief-lores' | 'throw' | 'track' | 'treat-disease' | 'treat-poison';
    readonly level: 'trained' | 'average' | 'expert' | 'master';
    /** -100 to 200; default 0. */
    readonly categoryModifier?: number;
    /** 0 to 100; default 0. */
    readonly cultureBonus?: number;
  }, {
    readonly listed: boolean;
    readonly offered: boolean;
    readonly group: 'none' | 'basic' | 'soldier' | 'guard' | 'scout' | 'sergeant' | 'officer' | 'optional' | 'rogue' | 'storyteller' | 'musician' | 'tumbler' | 'merchant' | 'trader' | 'herald' | 'outrider' | 'fence' | 'second-story-man' | 'beggar';
    readonly category: boolean;
    readonly base: number;
    readonly costQuarterPoints: number;
    readonly total: number;
  }>;
  /** Basic skills. */
  readonly professionTotals: Procedure<{
    readonly profession: 'foot-warrior' | 'player' | 'merchant' | 'apprentice-sorcerer' | 'official' | 'hunter' | 'healer' | 'crafter' | 'sailor' | 'mounted-warrior' | 'thief' | 'scholar' | 'gentry-noble' | 'missionary' | 'herder' | 'assistant-shaman' | 'farmer' | 'fisher';
  }, {
    readonly trained: number;
    readonly average: number;
    readonly expert: number;
    readonly master: number;
  }>;
  /** Cost of a skill. */
  readonly skillCost: Procedure<{
    readonly profession: 'foot-warrior' | 'player' | 'merchant' | 'apprentice-sorcerer' | 'official' | 'hunter' | 'healer' | 'crafter' | 'sailor' | 'mounted-warrior' | 'thief' | 'scholar' | 'gentry-noble' | 'missionary' | 'herder' | 'assistant-shaman' | 'farmer' | 'fisher';
    readonly skill: 'acrobatics' | 'act' | 'administrate' | 'animal-lore' | 'balance' | 'bargain' | 'battle' | 'beg' | 'boat' | 'breakfall' | 'bribe' | 'ceremony' | 'climb' | 'conceal' | 'converse' | 'craft-butchery' | 'craft-rope' | 'craft-wood' | 'crafts' | 'cult-lores' | 'cult-skills' | 'dance' | 'debate' | 'devise' | 'disarm-trap' | 'enchant' | 'etiquette-area' | 'etiquette-court' | 'etiquette-culture' | 'etiquette-guild' | 'etiquette-street' | 'etiquettes' | 'evaluate' | 'fast-talk' | 'first-aid' | 'fisher-lores' | 'hide' | 'human-lore' | 'instruct' | 'interrogate' | 'intimidate' | 'intrigue' | 'jump' | 'listen' | 'lores' | 'maneuver' | 'march' | 'memorize' | 'military-etiquette' | 'mimic' | 'mineral-lore' | 'mount-lore' | 'orate' | 'pick-lock' | 'pickpocket' | 'plant-lore' | 'play' | 'primary-attack' | 'primary-craft' | 'primary-defense' | 'read-language' | 'read-own-language' | 'ride' | 'run' | 'sail' | 'scan' | 'scout-area' | 'scout-terrain' | 'scout-urban' | 'search' | 'secondary-attack' | 'secondary-craft' | 'secondary-defense' | 'set-trap' | 'shadow' | 'shiphandling' | 'sing' | 'sleight' | 'sneak' | 'sorcery-skills' | 'sorcery-spells' | 'speak-language' | 'speak-own-language' | 'spirit-combat' | 'spirit-lore' | 'spirit-sense' | 'spirit-travel' | 'summon' | 'survival-terrain' | 'swim' | 'tertiary-attack' | 'thief-lores' | 'throw' | 'track' | 'treat-disease' | 'treat-poison';
    readonly level: 'trained' | 'average' | 'expert' | 'master';
    readonly overallLevel: 'novice' | 'trained' | 'average' | 'expert' | 'master';
    /** Default none. */
    readonly membershipLevel?: 'none' | 'trained' | 'average' | 'expert' | 'master';
    /** Default false. */
    readonly otherCulture?: boolean;
    /** Default medium. */
    readonly categoryDifficulty?: 'easy' | 'medium' | 'hard';
    /** Default false. */
    readonly specialty?: boolean;
  }, {
    readonly legal: boolean;
    readonly base: number;
    readonly multiplier: number;
    readonly costQuarterPoints: number;
  }>;
  /** Points left. */
  readonly skillPointLedger: Procedure<{
    /** 0 to 4000. */
    readonly allocatedQuarterPoints: number;
    /** 0 to 4000; default 0. */
    readonly magicQuarterPoints?: number;
    /** 0 to 4000; default 0. */
    readonly basicQuarterPoints?: number;
    /** 0 to 4000; default 0. */
    readonly optionalQuarterPoints?: number;
    /** 0 to 4000; default 0. */
    readonly characteristicQuarterPoints?: number;
  }, {
    readonly spentQuarterPoints: number;
    readonly leftQuarterPoints: number;
    readonly legal: boolean;
  }>;
  /** Characteristics open. */
  readonly characteristicAccess: Procedure<{
    readonly characteristic: 'str' | 'con' | 'siz' | 'int' | 'pow' | 'dex' | 'app';
    readonly profession: 'foot-warrior' | 'player' | 'merchant' | 'apprentice-sorcerer' | 'official' | 'hunter' | 'healer' | 'crafter' | 'sailor' | 'mounted-warrior' | 'thief' | 'scholar' | 'gentry-noble' | 'missionary' | 'herder' | 'assistant-shaman' | 'farmer' | 'fisher';
    /** Default false. */
    readonly initiate?: boolean;
    /** Default false. */
    readonly offensiveSpell?: boolean;
    /** Default false. */
    readonly foughtSpirits?: boolean;
    /** Default false. */
    readonly subsistenceDiet?: boolean;
  }, {
    readonly access: 'no' | 'gm' | 'yes';
  }>;
  /** Buy a characteristic. */
  readonly characteristicPurchase: Procedure<{
    /** 1 to 100. */
    readonly value: number;
    readonly level: 'novice' | 'trained' | 'average' | 'expert' | 'master';
    /** 0 to 100. */
    readonly bought: number;
    /** 1 to 100; default 21. */
    readonly limit?: number;
    /** Default fixed. */
    readonly method?: 'roll' | 'fixed';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly legal: boolean;
    readonly costQuarterPoints: number;
    readonly change: number;
    readonly newValue: number;
  }>;
  /** Experience rolls. */
  readonly experienceRollAward: Procedure<{
    readonly activity: 'light' | 'moderate' | 'heavy';
    /** 5 to 300. */
    readonly averageSkill: number;
    /** 1 to 52; default 1. */
    readonly weeks?: number;
  }, {
    readonly halfRolls: number;
  }>;
  /** Cost of rolls. */
  readonly experienceSpend: Procedure<{
    /** 0 to 1000. */
    readonly halfRolls: number;
    /** 0 to 100; default 0. */
    readonly easy?: number;
    /** 0 to 100; default 0. */
    readonly medium?: number;
    /** 0 to 100; default 0. */
    readonly hard?: number;
    /** 0 to 100; default 0. */
    readonly veryHard?: number;
  }, {
    readonly neededHalfRolls: number;
    readonly legal: boolean;
    readonly leftHalfRolls: number;
    readonly oddHalfForEasyOnly: boolean;
  }>;
  /** Time to experience. */
  readonly experienceQualifyTime: Procedure<{
    /** 1 to 300. */
    readonly skill: number;
    readonly difficulty: 'easy' | 'medium' | 'hard';
    /** Default true. */
    readonly checkable?: boolean;
  }, {
    readonly researchMinutes: number;
    readonly minimumMinutes: number;
  }>;
  /** Experience roll. */
  readonly experienceRoll: Procedure<{
    /** 0 to 300. */
    readonly skill: number;
    /** -50 to 50; default 0. */
    readonly bonus?: number;
    /** Default roll. */
    readonly method?: 'roll' | 'fixed';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly success: boolean;
    readonly gain: number;
    readonly newSkill: number;
  }>;
  /** Time of a session. */
  readonly sessionMinutes: Procedure<{
    /** -50 to 300. */
    readonly skill: number;
    readonly difficulty: 'easy' | 'medium' | 'hard';
  }, {
    readonly minutes: number;
    readonly basics: boolean;
  }>;
  /** Training. */
  readonly trainingSession: Procedure<{
    /** 1 to 300. */
    readonly skill: number;
    readonly difficulty: 'easy' | 'medium' | 'hard';
    /** 0 to 300. */
    readonly instruct: number;
    /** 0 to 300. */
    readonly teacherSkill: number;
    /** Default true. */
    readonly checkable?: boolean;
    /** Default roll. */
    readonly method?: 'roll' | 'fixed';
    /** -50 to 50; default 0. */
    readonly bonus?: number;
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly allowed: boolean;
    readonly minutes: number;
    readonly instructLevel: 'none' | 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly result: 'not-allowed' | 'half-wasted' | 'no-gain' | 'gain' | 'loss';
    readonly change: number;
    readonly newSkill: number;
    readonly makeUpMinutes: number;
  }>;
  /** Research. */
  readonly researchSession: Procedure<{
    /** 1 to 300. */
    readonly skill: number;
    readonly difficulty: 'easy' | 'medium' | 'hard';
    /** Default true. */
    readonly checkable?: boolean;
    /** Default roll. */
    readonly method?: 'roll' | 'fixed';
    /** -50 to 50; default 0. */
    readonly bonus?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly minutes: number;
    readonly success: boolean;
    readonly change: number;
    readonly newSkill: number;
  }>;
  /** Basics of a skill. */
  readonly basicsTraining: Procedure<{
    readonly difficulty: 'easy' | 'medium' | 'hard';
    /** -50 to 50; default 0. */
    readonly categoryModifier?: number;
    /** Default roll. */
    readonly method?: 'roll' | 'fixed';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly sessions: number;
    readonly hours: number;
    readonly skill: number;
  }>;
  /** Training in points. */
  readonly trainingAsPoints: Procedure<{
    /** 0 to 100000; h. */
    readonly hours: number;
  }, {
    readonly quarterPoints: number;
  }>;
  /** Training a tactic. */
  readonly tacticTraining: Procedure<{
    readonly tactic: 'entangle' | 'feint' | 'flurry' | 'aimed-blow';
    readonly method: 'training' | 'research';
    /** 0 to 300. */
    readonly weaponSkill: number;
    /** 0 to 300; default 0. */
    readonly instruct?: number;
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly hours: number;
    readonly learned: boolean;
    readonly by: 'none' | 'instruct' | 'weapon-skill';
  }>;
  /** Species maximum. */
  readonly speciesMaximum: Procedure<{
    /** 1 to 20. */
    readonly diceCount: number;
    /** 2 to 100. */
    readonly diceSides: number;
    /** -20 to 100; default 0. */
    readonly add?: number;
  }, {
    readonly minimum: number;
    readonly maximum: number;
    readonly speciesMaximum: number;
  }>;
  /** Limit. */
  readonly characteristicLimit: Procedure<{
    readonly characteristic: 'str' | 'con' | 'siz' | 'int' | 'pow' | 'dex' | 'app';
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
    /** 1 to 100; default 10. */
    readonly app?: number;
    /** 0 to 200; default 0. */
    readonly speciesMaximum?: number;
  }, {
    readonly limit: number;
    readonly speciesMaximum: number;
    readonly rule: 'highest-original' | 'one-and-half' | 'not-trainable' | 'species';
    readonly trainable: boolean;
  }>;
  /** Training. */
  readonly characteristicTraining: Procedure<{
    /** 1 to 100. */
    readonly current: number;
    /** 1 to 200. */
    readonly limit: number;
    /** 0 to 300. */
    readonly instruct: number;
    /** 1 to 200; default 21. */
    readonly speciesMaximum?: number;
    /** Default fixed. */
    readonly method?: 'roll' | 'fixed';
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly allowed: boolean;
    readonly hours: number;
    readonly instructLevel: 'none' | 'fumble' | 'failure' | 'success' | 'special' | 'critical';
    readonly change: number;
    readonly newValue: number;
  }>;
  /** Research. */
  readonly characteristicResearch: Procedure<{
    /** 1 to 100. */
    readonly current: number;
    /** 1 to 200. */
    readonly limit: number;
    /** 1 to 200; default 21. */
    readonly speciesMaximum?: number;
    /** Default fixed. */
    readonly method?: 'roll' | 'fixed';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly allowed: boolean;
    readonly hours: number;
    readonly target: number;
    readonly success: boolean;
    readonly change: number;
    readonly newValue: number;
    readonly mayTrainOthers: boolean;
  }>;
  /** Growing in SIZ. */
  readonly sizGain: Procedure<{
    /** 0 to 50. */
    readonly gainedBefore: number;
    /** 0 to 50. */
    readonly gain: number;
  }, {
    readonly sizGained: number;
    readonly conLoss: number;
  }>;
  /** Terrain. */
  readonly travelTerrain: Procedure<{
    /** Default good. */
    readonly surface?: 'good' | 'poor' | 'rough';
    /** Default false. */
    readonly onRoad?: boolean;
    /** Default none. */
    readonly vegetation?: 'none' | 'light' | 'medium' | 'heavy';
    /** Default level. */
    readonly relief?: 'level' | 'rolling-hills' | 'mountains';
    /** Default false. */
    readonly majorRiver?: boolean;
    /** Default false. */
    readonly crossing?: boolean;
  }, {
    readonly partsPerMillion: number;
    readonly footCheckMetres: number;
    readonly footMaxMetres: number;
    readonly riderMaxMetres: number;
    readonly mountCheckMetres: number;
    readonly riverDays: number;
  }>;
  /** Fatigue of a day. */
  readonly travelFatigue: Procedure<{
    readonly mode: 'foot' | 'mounted';
    /** 0 to 500000; m. */
    readonly distanceMetres: number;
    /** 75000 to 1000000; default 1000000. */
    readonly partsPerMillion?: number;
    /** Default false. */
    readonly adverse?: boolean;
    /** Default false. */
    readonly useFatigueRoll?: boolean;
    /** 1 to 100; default 10. */
    readonly con?: number;
    /** 1 to 5; default 5. */
    readonly conMultiple?: number;
    /** Default false. */
    readonly useSkill?: boolean;
    /** 0 to 300; default 0. */
    readonly skill?: number;
    /** Default false. */
    readonly useSurvival?: boolean;
    /** 0 to 300; default 0. */
    readonly survival?: number;
    /** Default false. */
    readonly autoBands?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly lostByDistance: number;
    readonly lostByConditions: number;
    readonly savedByFatigueRoll: number;
    readonly savedBySkill: number;
    readonly classesLost: number;
    readonly fatigueClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }>;
  /** Mount. */
  readonly mountFatigue: Procedure<{
    /** 0 to 500000; m. */
    readonly distanceMetres: number;
    /** 75000 to 1000000; default 1000000. */
    readonly partsPerMillion?: number;
  }, {
    readonly checks: number;
    readonly worstClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }>;
  /** Rest. */
  readonly longTermRest: Procedure<{
    /** 1 to 10000; min. */
    readonly travelMinutes: number;
    /** 0 to 100000; min. */
    readonly restMinutes: number;
    /** Default rest. */
    readonly mode?: 'rest' | 'slow-walk';
    readonly longTermClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }, {
    readonly regained: number;
    readonly longTermClass: 'normal' | 'tired' | 'weary' | 'exhausted' | 'incapacitated';
  }>;
  /** Skill. */
  readonly convertSkill: Procedure<{
    /** 0 to 300. */
    readonly current: number;
    /** 0 to 100. */
    readonly base: number;
    /** -100 to 200. */
    readonly newModifier: number;
  }, {
    readonly skill: number;
    readonly changed: boolean;
  }>;
  /** Maneuver. */
  readonly convertManeuver: Procedure<{
    readonly method: 'by-level' | 'average';
    /** 0 to 300. */
    readonly bestAttack: number;
    /** 0 to 300; default 0. */
    readonly bestParry?: number;
    /** 0 to 300; default 0. */
    readonly bestDodge?: number;
    /** Default combatant. */
    readonly role?: 'combatant' | 'fighter' | 'noncombatant';
  }, {
    readonly maneuver: number;
    readonly level: 'none' | 'trained' | 'average' | 'expert' | 'master';
  }>;
  /** Spirit skills. */
  readonly convertSpiritSkills: Procedure<{
    readonly kind: 'spirit-user' | 'sorcery-user' | 'shaman-by-level' | 'shaman-by-pow';
    /** 0 to 50; default 0. */
    readonly highestIntensity?: number;
    /** -100 to 200; default 0. */
    readonly magicModifier?: number;
    /** 1 to 100; default 10. */
    readonly pow?: number;
    /** Default trained. */
    readonly level?: 'trained' | 'average' | 'expert' | 'master';
    /** 0 to 300; default 0. */
    readonly highestPerception?: number;
    /** 0 to 300; default 0. */
    readonly highestKnowledge?: number;
  }, {
    readonly spiritCombat: number;
    readonly spiritSense: number;
    readonly spiritLore: number;
    readonly spiritTravel: number;
  }>;
}
