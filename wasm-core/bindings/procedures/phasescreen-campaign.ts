// Typed bindings of the pack phasescreen-campaign; made by `npm run packs` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of Screens: campaign: what each takes and gives. */
export interface PhasescreenCampaign {
  /** People met. */
  readonly humanEncounter: Procedure<{
    readonly region: 'civilized' | 'barbarian' | 'wild';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly count: number;
    readonly table: 'a' | 'b' | 'c' | 'd';
    readonly who: 'wizard' | 'adventurer' | 'messenger' | 'patrolman' | 'runaway' | 'escapee' | 'lost' | 'peasant' | 'dead-or-dying' | 'merchant' | 'traveller' | 'shaman' | 'warrior' | 'outcast' | 'hunter' | 'character' | 'wizards-party' | 'adventurers' | 'patrolmen' | 'bandits' | 'peasants' | 'travellers' | 'pilgrims' | 'merchants' | 'entertainers' | 'shamans-party' | 'warriors' | 'raiders' | 'hunters' | 'outcasts' | 'slavers' | 'ceremony' | 'wild-men' | 'village' | 'hamlet' | 'army' | 'secret-society' | 'major-endeavor' | 'old-battlefield' | 'battlefield' | 'tribal-camp' | 'clan-camp' | 'outcast-camp' | 'major-hunt' | 'raider-army' | 'ruins' | 'band-camp';
  }>;
  /** How many. */
  readonly encounterNumber: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly count: number;
    readonly table: 'a' | 'b' | 'c' | 'd';
  }>;
  /** Who they are. */
  readonly encounterMotivation: Procedure<{
    readonly table: 'a' | 'b' | 'c' | 'd';
    readonly region: 'civilized' | 'barbarian' | 'wild';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly who: 'wizard' | 'adventurer' | 'messenger' | 'patrolman' | 'runaway' | 'escapee' | 'lost' | 'peasant' | 'dead-or-dying' | 'merchant' | 'traveller' | 'shaman' | 'warrior' | 'outcast' | 'hunter' | 'character' | 'wizards-party' | 'adventurers' | 'patrolmen' | 'bandits' | 'peasants' | 'travellers' | 'pilgrims' | 'merchants' | 'entertainers' | 'shamans-party' | 'warriors' | 'raiders' | 'hunters' | 'outcasts' | 'slavers' | 'ceremony' | 'wild-men' | 'village' | 'hamlet' | 'army' | 'secret-society' | 'major-endeavor' | 'old-battlefield' | 'battlefield' | 'tribal-camp' | 'clan-camp' | 'outcast-camp' | 'major-hunt' | 'raider-army' | 'ruins' | 'band-camp';
  }>;
  /** Encounter roll. */
  readonly encounterRoll: Procedure<{
    readonly mode: 'normal' | 'hunting' | 'searching' | 'camped';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly roll: number;
  }>;
  /** Hunt. */
  readonly hunt: Procedure<{
    readonly terrain: 'badlands' | 'city' | 'city-margins' | 'desert' | 'forest' | 'hill' | 'jungle' | 'lower-world' | 'mountain' | 'plains' | 'roadway' | 'ruins' | 'swamp' | 'underground' | 'upper-world' | 'waterway';
    /** Default none. */
    readonly surrounding?: 'none' | 'badlands' | 'city' | 'desert' | 'forest' | 'hill' | 'jungle' | 'mountain' | 'plains' | 'roadway' | 'swamp' | 'underground' | 'waterway';
    /** Default other. */
    readonly lowerRegion?: 'other' | 'elder' | 'kototh-elemental';
    /** Default true. */
    readonly edible?: boolean;
    /** Default false. */
    readonly flying?: boolean;
    /** 0 to 10000; ft; default 0. */
    readonly altitudeFeet?: number;
    /** Default false. */
    readonly refereeAllowsAerial?: boolean;
    /** 0 to 200. */
    readonly survivalEl: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly success: boolean;
    readonly foodPoints: number;
    readonly aerialEncounter: boolean;
  }>;
  /** Hunting. */
  readonly huntingTerrain: Procedure<{
    readonly terrain: 'badlands' | 'city' | 'city-margins' | 'desert' | 'forest' | 'hill' | 'jungle' | 'lower-world' | 'mountain' | 'plains' | 'roadway' | 'ruins' | 'swamp' | 'underground' | 'upper-world' | 'waterway';
    /** Default none. */
    readonly surrounding?: 'none' | 'badlands' | 'city' | 'desert' | 'forest' | 'hill' | 'jungle' | 'mountain' | 'plains' | 'roadway' | 'swamp' | 'underground' | 'waterway';
    /** Default other. */
    readonly lowerRegion?: 'other' | 'elder' | 'kototh-elemental';
    /** Default true. */
    readonly edible?: boolean;
    /** Default false. */
    readonly flying?: boolean;
    /** 0 to 10000; ft; default 0. */
    readonly altitudeFeet?: number;
    /** Default false. */
    readonly refereeAllowsAerial?: boolean;
  }, {
    readonly chancePercent: number;
    readonly yield: number;
    readonly yieldDice: number;
    readonly food: boolean;
  }>;
  /** Food. */
  readonly foodRequirement: Procedure<{
    /** 1 to 5000; lb. */
    readonly weightLb: number;
    readonly race: 'human' | 'elf' | 'faerry' | 'dwarf';
  }, {
    readonly quarterPoints: number;
  }>;
  /** Search. */
  readonly search: Procedure<{
    /** 1 to 80; %. */
    readonly baseChance: number;
    /** 0 to 200. */
    readonly survivalEl: number;
    /** 0 to 100; default 0. */
    readonly partialMargin?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly modifiedRoll: number;
    readonly result: 'failure' | 'partial' | 'success';
    readonly nextBaseChance: number;
    readonly mayContinue: boolean;
  }>;
  /** What is found. */
  readonly searchFind: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly find: 'food-points' | 'animal-signs' | 'game-trail' | 'creatures' | 'natural-material' | 'mineral-deposit' | 'buildings' | 'creature-lair' | 'cave-or-cavern' | 'other';
    readonly foodPoints: number;
  }>;
  /** Ambush. */
  readonly ambush: Procedure<{
    readonly terrain: 'badlands' | 'desert' | 'forest' | 'hill' | 'jungle' | 'mountain' | 'plain' | 'roadway' | 'ruins' | 'swamp' | 'underground' | 'waterway' | 'city' | 'lower-world' | 'upper-world';
    /** Default none. */
    readonly surrounding?: 'none' | 'badlands' | 'desert' | 'forest' | 'hill' | 'jungle' | 'mountain' | 'plain' | 'swamp' | 'underground' | 'waterway' | 'city';
    /** 0 to 100; %; default 0. */
    readonly refereeChance?: number;
    /** Default true. */
    readonly nativeOrSkilled?: boolean;
    /** 0 to 200. */
    readonly survivalEl: number;
    /** 0 to 200; default 0. */
    readonly trailingEl?: number;
    /** 1 to 1000. */
    readonly entities: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly success: boolean;
  }>;
  /** Ambush chance. */
  readonly ambushChance: Procedure<{
    readonly terrain: 'badlands' | 'desert' | 'forest' | 'hill' | 'jungle' | 'mountain' | 'plain' | 'roadway' | 'ruins' | 'swamp' | 'underground' | 'waterway' | 'city' | 'lower-world' | 'upper-world';
    /** Default none. */
    readonly surrounding?: 'none' | 'badlands' | 'desert' | 'forest' | 'hill' | 'jungle' | 'mountain' | 'plain' | 'swamp' | 'underground' | 'waterway' | 'city';
    /** 0 to 100; %; default 0. */
    readonly refereeChance?: number;
    /** Default true. */
    readonly nativeOrSkilled?: boolean;
    /** 0 to 200. */
    readonly survivalEl: number;
    /** 0 to 200; default 0. */
    readonly trailingEl?: number;
    /** 1 to 1000. */
    readonly entities: number;
  }, {
    readonly possible: boolean;
    readonly basicChance: number;
    readonly chancePercent: number;
  }>;
  /** Wake. */
  readonly wake: Procedure<{
    /** 1 to 999. */
    readonly w: number;
    /** 1 to 999. */
    readonly em: number;
    readonly stimulus: 'unprompted' | 'noise' | 'companion' | 'noise-and-companion' | 'injury';
    /** 1 to 1000. */
    readonly phase: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly wakes: boolean;
    readonly standsInPhase: number;
    readonly actsFromPhase: number;
  }>;
  /** Waking chance. */
  readonly wakeChance: Procedure<{
    /** 1 to 999. */
    readonly w: number;
    /** 1 to 999. */
    readonly em: number;
    readonly stimulus: 'unprompted' | 'noise' | 'companion' | 'noise-and-companion' | 'injury';
    /** 1 to 1000. */
    readonly phase: number;
  }, {
    readonly base: number;
    readonly automatic: boolean;
    readonly chancePercent: number;
  }>;
  /** Climb. */
  readonly climb: Procedure<{
    /** -2 to 300. */
    readonly factor: number;
    /** 0 to 5. */
    readonly difficulty: number;
    /** 0 to 200. */
    readonly el: number;
    /** 0 to 1000; ft. */
    readonly heightFeet: number;
    readonly surface: 'fluid' | 'soft' | 'resistant' | 'hard';
    /** Default false. */
    readonly sharp?: boolean;
    /** 0 to 100; default 0. */
    readonly partialMargin?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly outcome: 'caught' | 'climbed' | 'fell';
    readonly chancePercent: number;
    readonly feet: number;
    readonly damage: number;
  }>;
  /** Climbing table. */
  readonly climbChance: Procedure<{
    /** -2 to 300. */
    readonly factor: number;
    /** 0 to 5. */
    readonly difficulty: number;
  }, {
    readonly outcome: 'automatic-failure' | 'automatic-success' | 'roll';
    readonly chancePercent: number;
  }>;
  /** Climbing factor. */
  readonly climbFactor: Procedure<{
    /** 0 to 200. */
    readonly el: number;
    /** -1 to 50. */
    readonly ab: number;
    /** -1 to 50. */
    readonly sb: number;
    /** -1 to 50. */
    readonly stb: number;
  }, {
    readonly factor: number;
  }>;
  /** Fall. */
  readonly fallDamage: Procedure<{
    /** 0 to 1000; ft. */
    readonly feet: number;
    /** 0 to 200. */
    readonly el: number;
    readonly surface: 'fluid' | 'soft' | 'resistant' | 'hard';
    /** 0 to 5. */
    readonly difficulty: number;
    /** Default false. */
    readonly sharp?: boolean;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly base: number;
    readonly multiplierTenths: number;
    readonly damage: number;
  }>;
  /** Swimmer. */
  readonly swimProfile: Procedure<{
    readonly trained: boolean;
    /** 0 to 16. */
    readonly el: number;
    /** -1 to 50. */
    readonly stb: number;
  }, {
    readonly turns: number;
    readonly phases: number;
    readonly drowningPercent: number;
    readonly mr: number;
  }>;
  /** Drowning chance. */
  readonly drowningChance: Procedure<{
    readonly trained: boolean;
    /** 0 to 16. */
    readonly el: number;
    /** -1 to 50. */
    readonly stb: number;
    readonly mode: 'surface' | 'underwater';
    /** 0 to 10000. */
    readonly elapsed: number;
  }, {
    readonly over: number;
    readonly chancePercent: number;
  }>;
  /** Drowning. */
  readonly drowningRoll: Procedure<{
    readonly trained: boolean;
    /** 0 to 16. */
    readonly el: number;
    /** -1 to 50. */
    readonly stb: number;
    readonly mode: 'surface' | 'underwater';
    /** 0 to 10000. */
    readonly elapsed: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly drowns: boolean;
  }>;
  /** Solve a problem. */
  readonly problemSolve: Procedure<{
    readonly difficulty: 'easy' | 'moderate' | 'difficult' | 'very-difficult' | 'impossible';
    /** 0 to 3 of them, each 1 to 999. */
    readonly characteristics?: readonly number[];
    /** Default false. */
    readonly useSkill?: boolean;
    /** 0 to 200; default 0. */
    readonly skillEl?: number;
    /** Default other. */
    readonly scale?: 'or80' | 'other';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly automatic: boolean;
    readonly success: boolean;
  }>;
  /** By characteristics. */
  readonly characteristicChance: Procedure<{
    readonly difficulty: 'easy' | 'moderate' | 'difficult' | 'very-difficult' | 'impossible';
    /** 1 to 3 of them, each 1 to 999. */
    readonly characteristics: readonly number[];
  }, {
    readonly chancePercent: number;
    readonly automatic: boolean;
  }>;
  /** By a skill. */
  readonly skillChance: Procedure<{
    readonly difficulty: 'easy' | 'moderate' | 'difficult' | 'very-difficult' | 'impossible';
    /** 0 to 200. */
    readonly skillEl: number;
    readonly scale: 'or80' | 'other';
  }, {
    readonly chancePercent: number;
    readonly automatic: boolean;
  }>;
  /** Performance. */
  readonly performance: Procedure<{
    readonly skill: 'singer' | 'musician' | 'troubadour' | 'actor' | 'dancer';
    /** 0 to 200. */
    readonly el: number;
    readonly coin: 'bb' | 'cc' | 'sc' | 'gc';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly modifiedRoll: number;
    readonly coins: number;
    readonly punished: boolean;
    readonly effect: 'gain-food' | 'hits' | 'evicted' | 'lashed' | 'tar-and-feather' | 'prison' | 'death' | 'none';
    readonly amount: number;
  }>;
  /** Odds. */
  readonly performanceOdds: Procedure<{
    /** 0 to 200. */
    readonly el: number;
    readonly coin: 'bb' | 'cc' | 'sc' | 'gc';
  }, {
    readonly upTo4: number;
    readonly from5To7: number;
    readonly from8To11: number;
    readonly from12To16: number;
    readonly from17: number;
  }>;
  /** Entertainment table. */
  readonly performanceResult: Procedure<{
    readonly skill: 'singer' | 'musician' | 'troubadour' | 'actor' | 'dancer';
    /** -400 to 100. */
    readonly modifiedRoll: number;
  }, {
    readonly payDice: number;
    readonly paySides: number;
    readonly payAdd: number;
    readonly punished: boolean;
  }>;
  /** Crowd type. */
  readonly crowdType: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly coin: 'bb' | 'cc' | 'sc' | 'gc';
    readonly modifier: number;
  }>;
  /** Punishment. */
  readonly punishment: Procedure<{
    readonly coin: 'bb' | 'cc' | 'sc' | 'gc';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly effect: 'gain-food' | 'hits' | 'evicted' | 'lashed' | 'tar-and-feather' | 'prison' | 'death' | 'none';
    readonly amount: number;
  }>;
  /** Material. */
  readonly materialResistance: Procedure<{
    readonly material: 'rotten-wood' | 'normal-wood' | 'good-wood' | 'aged-wood' | 'rusted-metal' | 'soft-metal' | 'hard-metal' | 'tempered-metal';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly resistance: number;
    readonly low: number;
    readonly high: number;
  }>;
  /** Break an item. */
  readonly breakItem: Procedure<{
    /** 0 to 1000. */
    readonly itemValue: number;
    /** 0 to 1000. */
    readonly remaining?: number;
    /** 0 to 5000. */
    readonly appliedStrength: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly hits: number;
    readonly threshold: number;
    readonly counts: boolean;
    readonly remaining: number;
    readonly broken: boolean;
  }>;
  /** Elven weapon. */
  readonly elvenWeapon: Procedure<{
    readonly weapon: 'sword' | 'dagger' | 'throwing-dagger' | 'bow' | 'spear' | 'arrow';
  }, {
    readonly wsb: number;
    readonly altWsb: number;
    readonly fatigueRated: boolean;
    readonly fatigue: number;
    readonly skill: 'bow' | 'scimitar' | 'spear' | 'sword' | 'used-with-bow';
  }>;
  /** Dwarf armor. */
  readonly dwarfArmor: Procedure<{
    readonly kind: 'armor' | 'shield' | 'helmet';
    /** 0 to 100. */
    readonly listedAv: number;
  }, {
    readonly av: number;
  }>;
  /** Random spell. */
  readonly randomSpell: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly list: 'shamanism' | 'sidh' | 'general' | 'balance' | 'elder' | 'law' | 'chaos';
    readonly spell: 'communicate' | 'cure-disease' | 'dark-sight' | 'detection' | 'divination' | 'healing' | 'orient-self' | 'speed' | 'invisibility' | 'plague' | 'protection' | 'purification' | 'soul-sight' | 'dispel-banish' | 'paralysis' | 'perception' | 'shape-changing' | 'death-blast' | 'liberate-spirit' | 'lower-world-travel' | 'knowledge' | 'spirit-death' | 'exorcism' | 'restoration' | 'revivification' | 'summoning' | 'permanent-magics' | 'spirit-cage' | 'origin-powers' | 'resurrection' | 'elf-shot' | 'fascination' | 'foyson-theft' | 'music' | 'tracking' | 'compulsion' | 'luck' | 'blindness' | 'sleep-powers' | 'disease' | 'slay-the-tame' | 'regeneration' | 'punishment' | 'transmutation' | 'planar-travel' | 'clairvoyance' | 'damage-reversal' | 'watchful-sleep' | 'oblivion' | 'preserve-the-dead' | 'astral-fire' | 'astral-powers' | 'travel-powers' | 'time-powers' | 'fate' | 'strange-powers' | 'concealing-mist' | 'hatred' | 'illusion-powers' | 'masquerade' | 'sweeten-water' | 'quarrels' | 'abandon' | 'desert-powers' | 'forgetfulness' | 'storm-powers' | 'cold' | 'peace' | 'telepathic-powers' | 'tongues' | 'wildness' | 'fatal-spear' | 'smokeless-flame' | 'vengeful-horror' | 'elemental-powers' | 'flaming-death' | 'blood-vengeance' | 'fire-powers' | 'might' | 'preservation' | 'sanity' | 'sustenance' | 'water-from-stone' | 'revelation' | 'wakefulness' | 'light-powers' | 'open-prison' | 'painlessness' | 'sea-powers' | 'truth' | 'negate-curse' | 'dreams' | 'healing-light' | 'chaining' | 'hell-powers' | 'leeching' | 'slime' | 'theft' | 'wounds' | 'earth-powers' | 'insanity' | 'terror' | 'choking-moisture' | 'darkness-powers' | 'disorder' | 'invulnerability' | 'petrify' | 'sound-sphere' | 'stillness' | 'water-powers' | 'death-powers' | 'disintegration' | 'necromantic-powers' | 'silent-terror' | 'withering-hand' | 'decay' | 'corruption' | 'silence' | 'destruction' | 'lichcraft' | 'fire-dart' | 'elemental-powers-air' | 'elemental-powers-earth' | 'elemental-powers-fire' | 'elemental-powers-water';
    readonly baseManaCost: number;
  }>;
  /** Spell from a list. */
  readonly spellFromList: Procedure<{
    readonly list: 'shamanism' | 'sidh' | 'general' | 'balance' | 'elder' | 'law' | 'chaos';
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly spell: 'communicate' | 'cure-disease' | 'dark-sight' | 'detection' | 'divination' | 'healing' | 'orient-self' | 'speed' | 'invisibility' | 'plague' | 'protection' | 'purification' | 'soul-sight' | 'dispel-banish' | 'paralysis' | 'perception' | 'shape-changing' | 'death-blast' | 'liberate-spirit' | 'lower-world-travel' | 'knowledge' | 'spirit-death' | 'exorcism' | 'restoration' | 'revivification' | 'summoning' | 'permanent-magics' | 'spirit-cage' | 'origin-powers' | 'resurrection' | 'elf-shot' | 'fascination' | 'foyson-theft' | 'music' | 'tracking' | 'compulsion' | 'luck' | 'blindness' | 'sleep-powers' | 'disease' | 'slay-the-tame' | 'regeneration' | 'punishment' | 'transmutation' | 'planar-travel' | 'clairvoyance' | 'damage-reversal' | 'watchful-sleep' | 'oblivion' | 'preserve-the-dead' | 'astral-fire' | 'astral-powers' | 'travel-powers' | 'time-powers' | 'fate' | 'strange-powers' | 'concealing-mist' | 'hatred' | 'illusion-powers' | 'masquerade' | 'sweeten-water' | 'quarrels' | 'abandon' | 'desert-powers' | 'forgetfulness' | 'storm-powers' | 'cold' | 'peace' | 'telepathic-powers' | 'tongues' | 'wildness' | 'fatal-spear' | 'smokeless-flame' | 'vengeful-horror' | 'elemental-powers' | 'flaming-death' | 'blood-vengeance' | 'fire-powers' | 'might' | 'preservation' | 'sanity' | 'sustenance' | 'water-from-stone' | 'revelation' | 'wakefulness' | 'light-powers' | 'open-prison' | 'painlessness' | 'sea-powers' | 'truth' | 'negate-curse' | 'dreams' | 'healing-light' | 'chaining' | 'hell-powers' | 'leeching' | 'slime' | 'theft' | 'wounds' | 'earth-powers' | 'insanity' | 'terror' | 'choking-moisture' | 'darkness-powers' | 'disorder' | 'invulnerability' | 'petrify' | 'sound-sphere' | 'stillness' | 'water-powers' | 'death-powers' | 'disintegration' | 'necromantic-powers' | 'silent-terror' | 'withering-hand' | 'decay' | 'corruption' | 'silence' | 'destruction' | 'lichcraft' | 'fire-dart' | 'elemental-powers-air' | 'elemental-powers-earth' | 'elemental-powers-fire' | 'elemental-powers-water';
    readonly baseManaCost: number;
  }>;
  /** Random list. */
  readonly randomSpellList: Procedure<{
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly list: 'shamanism' | 'sidh' | 'general' | 'balance' | 'elder' | 'law' | 'chaos';
  }>;
  /** Spells of a language. */
  readonly languageSpells: Procedure<{
    readonly language: 'abyss' | 'blasted-soul' | 'darkness' | 'death' | 'dead' | 'desert' | 'dvalinn' | 'earth' | 'elder' | 'elder-water' | 'elder-fire' | 'fiery-chaos' | 'giant' | 'hecate' | 'jinn' | 'kototh' | 'lawful-fire' | 'light' | 'lilith' | 'primal' | 'sidh' | 'tonah' | 'wind' | 'young-chaos';
  }, {
    readonly spells: readonly ('communicate' | 'cure-disease' | 'dark-sight' | 'detection' | 'divination' | 'healing' | 'orient-self' | 'speed' | 'invisibility' | 'plague' | 'protection' | 'purification' | 'soul-sight' | 'dispel-banish' | 'paralysis' | 'perception' | 'shape-changing' | 'death-blast' | 'liberate-spirit' | 'lower-world-travel' | 'knowledge' | 'spirit-death' | 'exorcism' | 'restoration' | 'revivification' | 'summoning' | 'permanent-magics' | 'spirit-cage' | 'origin-powers' | 'resurrection' | 'elf-shot' | 'fascination' | 'foyson-theft' | 'music' | 'tracking' | 'compulsion' | 'luck' | 'blindness' | 'sleep-powers' | 'disease' | 'slay-the-tame' | 'regeneration' | 'punishment' | 'transmutation' | 'planar-travel' | 'clairvoyance' | 'damage-reversal' | 'watchful-sleep' | 'oblivion' | 'preserve-the-dead' | 'astral-fire' | 'astral-powers' | 'travel-powers' | 'time-powers' | 'fate' | 'strange-powers' | 'concealing-mist' | 'hatred' | 'illusion-powers' | 'masquerade' | 'sweeten-water' | 'quarrels' | 'abandon' | 'desert-powers' | 'forgetfulness' | 'storm-powers' | 'cold' | 'peace' | 'telepathic-powers' | 'tongues' | 'wildness' | 'fatal-spear' | 'smokeless-flame' | 'vengeful-horror' | 'elemental-powers' | 'flaming-death' | 'blood-vengeance' | 'fire-powers' | 'might' | 'preservation' | 'sanity' | 'sustenance' | 'water-from-stone' | 'revelation' | 'wakefulness' | 'light-powers' | 'open-prison' | 'painlessness' | 'sea-powers' | 'truth' | 'negate-curse' | 'dreams' | 'healing-light' | 'chaining' | 'hell-powers' | 'leeching' | 'slime' | 'theft' | 'wounds' | 'earth-powers' | 'insanity' | 'terror' | 'choking-moisture' | 'darkness-powers' | 'disorder' | 'invulnerability' | 'petrify' | 'sound-sphere' | 'stillness' | 'water-powers' | 'death-powers' | 'disintegration' | 'necromantic-powers' | 'silent-terror' | 'withering-hand' | 'decay' | 'corruption' | 'silence' | 'destruction' | 'lichcraft' | 'fire-dart' | 'elemental-powers-air' | 'elemental-powers-earth' | 'elemental-powers-fire' | 'elemental-powers-water')[];
  }>;
  /** Languages of a spell. */
  readonly spellLanguages: Procedure<{
    readonly spell: 'communicate' | 'cure-disease' | 'dark-sight' | 'detection' | 'divination' | 'healing' | 'orient-self' | 'speed' | 'invisibility' | 'plague' | 'protection' | 'purification' | 'soul-sight' | 'dispel-banish' | 'paralysis' | 'perception' | 'shape-changing' | 'death-blast' | 'liberate-spirit' | 'lower-world-travel' | 'knowledge' | 'spirit-death' | 'exorcism' | 'restoration' | 'revivification' | 'summoning' | 'permanent-magics' | 'spirit-cage' | 'origin-powers' | 'resurrection' | 'elf-shot' | 'fascination' | 'foyson-theft' | 'music' | 'tracking' | 'compulsion' | 'luck' | 'blindness' | 'sleep-powers' | 'disease' | 'slay-the-tame' | 'regeneration' | 'punishment' | 'transmutation' | 'planar-travel' | 'clairvoyance' | 'damage-reversal' | 'watchful-sleep' | 'oblivion' | 'preserve-the-dead' | 'astral-fire' | 'astral-powers' | 'travel-powers' | 'time-powers' | 'fate' | 'strange-powers' | 'concealing-mist' | 'hatred' | 'illusion-powers' | 'masquerade' | 'sweeten-water' | 'quarrels' | 'abandon' | 'desert-powers' | 'forgetfulness' | 'storm-powers' | 'cold' | 'peace' | 'telepathic-powers' | 'tongues' | 'wildness' | 'fatal-spear' | 'smokeless-flame' | 'vengeful-horror' | 'elemental-powers' | 'flaming-death' | 'blood-vengeance' | 'fire-powers' | 'might' | 'preservation' | 'sanity' | 'sustenance' | 'water-from-stone' | 'revelation' | 'wakefulness' | 'light-powers' | 'open-prison' | 'painlessness' | 'sea-powers' | 'truth' | 'negate-curse' | 'dreams' | 'healing-light' | 'chaining' | 'hell-powers' | 'leeching' | 'slime' | 'theft' | 'wounds' | 'earth-powers' | 'insanity' | 'terror' | 'choking-moisture' | 'darkness-powers' | 'disorder' | 'invulnerability' | 'petrify' | 'sound-sphere' | 'stillness' | 'water-powers' | 'death-powers' | 'disintegration' | 'necromantic-powers' | 'silent-terror' | 'withering-hand' | 'decay' | 'corruption' | 'silence' | 'destruction' | 'lichcraft' | 'fire-dart' | 'elemental-powers-air' | 'elemental-powers-earth' | 'elemental-powers-fire' | 'elemental-powers-water';
  }, {
    readonly languages: readonly ('abyss' | 'blasted-soul' | 'darkness' | 'death' | 'dead' | 'desert' | 'dvalinn' | 'earth' | 'elder' | 'elder-water' | 'elder-fire' | 'fiery-chaos' | 'giant' | 'hecate' | 'jinn' | 'kototh' | 'lawful-fire' | 'light' | 'lilith' | 'primal' | 'sidh' | 'tonah' | 'wind' | 'young-chaos')[];
  }>;
  /** Language. */
  readonly languageInfo: Procedure<{
    readonly language: 'abyss' | 'animal' | 'blasted-soul' | 'darkness' | 'dead' | 'death' | 'desert' | 'dvalinn' | 'dwarf' | 'earth' | 'elder' | 'elder-fire' | 'elder-water' | 'elf-sidh' | 'faerry-sidh' | 'fiery-chaos' | 'giant' | 'goblin' | 'great-ape' | 'hecate' | 'jinn' | 'kototh';
  }, {
    readonly alignment: 'chaos' | 'elder' | 'none';
    readonly speakers: readonly ('lalassu' | 'single-animal-species' | 'tonah' | 'vily' | 'soul-davias' | 'scorpion-women' | 'heliophobic-demons' | 'the-dead' | 'alal' | 'disease-demons' | 'lammashra' | 'harab-serapel' | 'scorpion-people' | 'scorpion-beasts' | 'dwarfs' | 'norggen' | 'elder-dwarfs' | 'earth-elementals' | 'jinn' | 'peri' | 'dryad' | 'hamadryad' | 'centaurs' | 'saryr' | 'fire-elementals' | 'elder-dragons' | 'water-elementals' | 'aurai' | 'elf' | 'faerry' | 'searbhani' | 'cu-sith' | 'cait-sith' | 'sprite' | 'boabhah-sith' | 'fiery-spirit' | 'subterranean-demon' | 'chaos-dragon' | 'intelligent-giant' | 'goblins' | 'great-ape' | 'edimmu' | 'ghosts' | 'air-elemental' | 'decay-demons' | 'storm-demons' | 'wyvern' | 'nergali' | 'terrestrial-demon' | 'beasts-of-chaos' | 'endukuggu' | 'nindukuggu' | 'kekoni' | 'darks-serpent' | 'desert-lion' | 'barguest' | 'mushrussu' | 'water-animals' | 'fay-horses' | 'hellhounds')[];
    readonly listeners: readonly ('lalassu' | 'single-animal-species' | 'tonah' | 'vily' | 'soul-davias' | 'scorpion-women' | 'heliophobic-demons' | 'the-dead' | 'alal' | 'disease-demons' | 'lammashra' | 'harab-serapel' | 'scorpion-people' | 'scorpion-beasts' | 'dwarfs' | 'norggen' | 'elder-dwarfs' | 'earth-elementals' | 'jinn' | 'peri' | 'dryad' | 'hamadryad' | 'centaurs' | 'saryr' | 'fire-elementals' | 'elder-dragons' | 'water-elementals' | 'aurai' | 'elf' | 'faerry' | 'searbhani' | 'cu-sith' | 'cait-sith' | 'sprite' | 'boabhah-sith' | 'fiery-spirit' | 'subterranean-demon' | 'chaos-dragon' | 'intelligent-giant' | 'goblins' | 'great-ape' | 'edimmu' | 'ghosts' | 'air-elemental' | 'decay-demons' | 'storm-demons' | 'wyvern' | 'nergali' | 'terrestrial-demon' | 'beasts-of-chaos' | 'endukuggu' | 'nindukuggu' | 'kekoni' | 'darks-serpent' | 'desert-lion' | 'barguest' | 'mushrussu' | 'water-animals' | 'fay-horses' | 'hellhounds')[];
  }>;
  /** Maximum EL. */
  readonly maxEl: Procedure<{
    readonly path: 'wizardry' | 'sidh' | 'shamanism';
    /** 1 to 999. */
    readonly characteristic: number;
    /** 0 to 100. */
    readonly mel: number;
  }, {
    readonly uses: 'em' | 'i' | 'w';
    readonly maxEl: number;
  }>;
  /** Learn a spell. */
  readonly learnSpellCost: Procedure<{
    /** 1 to 100. */
    readonly baseManaCost: number;
    readonly instructed: boolean;
  }, {
    readonly points: number;
  }>;
  /** Raise an EL. */
  readonly increaseElCost: Procedure<{
    /** 1 to 100. */
    readonly baseManaCost: number;
    /** 1 to 200. */
    readonly el: number;
  }, {
    readonly points: number;
  }>;
  /** Mana regained. */
  readonly manaRegeneration: Procedure<{
    /** 1 to 999. */
    readonly will: number;
    /** 0 to 100. */
    readonly mel: number;
  }, {
    readonly points: number;
  }>;
  /** Mana level. */
  readonly manaLevel: Procedure<{
    /** 1 to 999. */
    readonly i: number;
    /** 1 to 999. */
    readonly w: number;
    /** 1 to 999. */
    readonly em: number;
  }, {
    readonly total: number;
    readonly manaLevel: number;
  }>;
  /** Starting MEL. */
  readonly startingMel: Procedure<{
    /** 1 to 999. */
    readonly highestCharacteristic: number;
  }, {
    readonly mel: number;
  }>;
  /** Casting ability. */
  readonly castingAbility: Procedure<{
    /** 0 to 100. */
    readonly startingMel: number;
    /** 1 to 200. */
    readonly manaLevel: number;
  }, {
    readonly castingAbility: number;
  }>;
  /** Gain in ability. */
  readonly castingAbilityGain: Procedure<{
    /** 0 to 100000. */
    readonly castingAbility: number;
    /** 1 to 200. */
    readonly manaLevel: number;
    /** 0 to 100. */
    readonly melGained: number;
  }, {
    readonly castingAbility: number;
  }>;
  /** Difficulty factor. */
  readonly combatDifficulty: Procedure<{
    /** 0 to 10000. */
    readonly hpv: number;
    /** 0 to 100. */
    readonly mel: number;
  }, {
    readonly cdfTenths: number;
  }>;
  /** Combat experience. */
  readonly combatExperience: Procedure<{
    /** 0 to 10000. */
    readonly hitPoints: number;
    /** 0 to 100000. */
    readonly cdfTenths: number;
  }, {
    readonly experienceTenths: number;
    readonly points: number;
  }>;
  /** Gains from combat. */
  readonly combatGains: Procedure<{
    /** 1 to 100 of them, each 0 to 100000. */
    readonly cdfTenths: readonly number[];
    /** 0 to 1000000. */
    readonly combatExperience: number;
    readonly defeated: boolean;
  }, {
    readonly expertise: number;
    readonly characteristicPoints: number;
  }>;
  /** Combat level. */
  readonly combatLevel: Procedure<{
    /** 0 to 2000000. */
    readonly points: number;
  }, {
    readonly level: number;
    readonly levelAt: number;
    readonly nextAt: number;
  }>;
  /** Magic level. */
  readonly magicLevel: Procedure<{
    /** 0 to 2000000. */
    readonly points: number;
  }, {
    readonly mel: number;
    readonly levelAt: number;
    readonly nextAt: number;
  }>;
  /** Skill experience. */
  readonly skillExperience: Procedure<{
    readonly skillType: 'combat' | 'other';
    /** 0 to 100000; default 0. */
    readonly cdfTenths?: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly points: number;
  }>;
  /** Bonus table. */
  readonly characteristicBonus: Procedure<{
    /** 1 to 630. */
    readonly rating: number;
  }, {
    readonly bonus: number;
  }>;
  /** Uses of a bonus. */
  readonly bonusUses: Procedure<{
    readonly bonus: 'sb' | 'stb' | 'db' | 'ab' | 'cb';
  }, {
    readonly characteristic: 'agility' | 'constitution' | 'dexterity' | 'stamina' | 'strength';
    readonly uses: readonly ('melee-damage' | 'ocv' | 'max-skill-el' | 'healing' | 'portage' | 'poison-resistance' | 'dtv' | 'dcv' | 'dodge-value' | 'mr' | 'healing-after-failed-days')[];
  }>;
  /** Healing roll. */
  readonly healingRollModifier: Procedure<{
    /** -1 to 50. */
    readonly stb: number;
    /** -1 to 50. */
    readonly cb: number;
    /** 0 to 1000. */
    readonly failedDays: number;
    /** 0 to 200; default 0. */
    readonly horsemanshipEl?: number;
  }, {
    readonly modifier: number;
  }>;
  /** Points healed. */
  readonly healPoints: Procedure<{
    readonly magical: boolean;
    /** -1 to 50. */
    readonly stb: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly points: number;
  }>;
  /** Magical healing. */
  readonly magicalHealing: Procedure<{
    /** 1 to 999. */
    readonly constitution: number;
    /** 0 to 1000. */
    readonly hitPointsTaken: number;
    /** 1 to 100. */
    readonly uses: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly rolled: boolean;
    readonly chancePercent: number;
    readonly survives: boolean;
  }>;
  /** Care of a mount. */
  readonly mountCare: Procedure<{
    /** 0 to 200. */
    readonly horsemanshipEl: number;
    /** Faces given, in the order in which they are read. */
    readonly dice?: readonly number[];
  }, {
    readonly healingRollModifier: number;
    readonly judgeChance: number;
    readonly judges: boolean;
  }>;
  /** Printed tables. */
  readonly tablePage: Procedure<{
    readonly table: 'materials' | 'climbing' | 'fall-multipliers' | 'swimming' | 'characteristic-use' | 'skill-use' | 'encounter-a' | 'encounter-b' | 'encounter-c' | 'encounter-d' | 'hunting' | 'search-find' | 'ambush' | 'casting-cost' | 'casting-speed' | 'magic-table' | 'magic-levels' | 'magic-experience' | 'mana-level' | 'starting-mel' | 'learning-spells' | 'mana-regeneration' | 'increasing-els' | 'shamanism' | 'sidh-magic' | 'general-spells' | 'balance-spells' | 'elder-spells' | 'law-spells' | 'chaos-spells' | 'mounts' | 'range-table' | 'phase-movement' | 'range-fraction' | 'combat-table' | 'combat-levels' | 'damage-resistance' | 'dodge' | 'bonus';
    /** 0 to 4. */
    readonly page: number;
  }, {
    readonly firstRow: number;
    readonly rowCount: number;
    readonly numbers: readonly number[];
    readonly words: readonly ('rotten-wood' | 'normal-wood' | 'good-wood' | 'aged-wood' | 'rusted-metal' | 'soft-metal' | 'hard-metal' | 'tempered-metal' | 'fluid' | 'soft' | 'resistant' | 'hard' | 'easy' | 'moderate' | 'difficult' | 'very-difficult' | 'impossible' | 'wizard' | 'adventurer' | 'messenger' | 'patrolman' | 'runaway' | 'escapee' | 'lost' | 'peasant' | 'dead-or-dying' | 'merchant' | 'traveller' | 'shaman' | 'warrior' | 'outcast' | 'hunter' | 'character' | 'wizards-party' | 'adventurers' | 'patrolmen' | 'bandits' | 'peasants' | 'travellers' | 'pilgrims' | 'merchants' | 'entertainers' | 'shamans-party' | 'warriors' | 'raiders' | 'hunters' | 'outcasts' | 'slavers' | 'ceremony' | 'wild-men' | 'village' | 'hamlet' | 'army' | 'secret-society' | 'major-endeavor' | 'old-battlefield' | 'battlefield' | 'tribal-camp' | 'clan-camp' | 'outcast-camp' | 'major-hunt' | 'raider-army' | 'ruins' | 'band-camp' | 'badlands' | 'city' | 'city-margins' | 'desert' | 'forest' | 'hill' | 'jungle' | 'lower-world' | 'mountain' | 'plains' | 'roadway' | 'ruins' | 'swamp' | 'underground' | 'upper-world' | 'waterway' | 'number' | 'surrounding' | 'lower-world' | 'dice-2d6' | 'full' | 'referee' | 'surrounding' | 'half' | 'food-points' | 'animal-signs' | 'game-trail' | 'creatures' | 'natural-material' | 'mineral-deposit' | 'buildings' | 'creature-lair' | 'cave-or-cavern' | 'other' | 'badlands' | 'desert' | 'forest' | 'hill' | 'jungle' | 'mountain' | 'plain' | 'roadway' | 'ruins' | 'swamp' | 'underground' | 'waterway' | 'city' | 'lower-world' | 'upper-world' | 'base' | 'add' | 'referee' | 'communicate' | 'cure-disease' | 'dark-sight' | 'detection' | 'divination' | 'healing' | 'orient-self' | 'speed' | 'invisibility' | 'plague' | 'protection' | 'purification' | 'soul-sight' | 'dispel-banish' | 'paralysis' | 'perception' | 'shape-changing' | 'death-blast' | 'liberate-spirit' | 'lower-world-travel' | 'knowledge' | 'spirit-death' | 'exorcism' | 'restoration' | 'revivification' | 'summoning' | 'permanent-magics' | 'spirit-cage' | 'origin-powers' | 'resurrection' | 'elf-shot' | 'fascination' | 'foyson-theft' | 'music' | 'tracking' | 'compulsion' | 'luck' | 'blindness' | 'sleep-powers' | 'disease' | 'slay-the-tame' | 'regeneration' | 'punishment' | 'transmutation' | 'planar-travel' | 'clairvoyance' | 'damage-reversal' | 'watchful-sleep' | 'oblivion' | 'preserve-the-dead' | 'astral-fire' | 'astral-powers' | 'travel-powers' | 'time-powers' | 'fate' | 'strange-powers' | 'concealing-mist' | 'hatred' | 'illusion-powers' | 'masquerade' | 'sweeten-water' | 'quarrels' | 'abandon' | 'desert-powers' | 'forgetfulness' | 'storm-powers' | 'cold' | 'peace' | 'telepathic-powers' | 'tongues' | 'wildness' | 'fatal-spear' | 'smokeless-flame' | 'vengeful-horror' | 'elemental-powers' | 'flaming-death' | 'blood-vengeance' | 'fire-powers' | 'might' | 'preservation' | 'sanity' | 'sustenance' | 'water-from-stone' | 'revelation' | 'wakefulness' | 'light-powers' | 'open-prison' | 'painlessness' | 'sea-powers' | 'truth' | 'negate-curse' | 'dreams' | 'healing-light' | 'chaining' | 'hell-powers' | 'leeching' | 'slime' | 'theft' | 'wounds' | 'earth-powers' | 'insanity' | 'terror' | 'choking-moisture' | 'darkness-powers' | 'disorder' | 'invulnerability' | 'petrify' | 'sound-sphere' | 'stillness' | 'water-powers' | 'death-powers' | 'disintegration' | 'necromantic-powers' | 'silent-terror' | 'withering-hand' | 'decay' | 'corruption' | 'silence' | 'destruction' | 'lichcraft' | 'fire-dart' | 'elemental-powers-air' | 'elemental-powers-earth' | 'elemental-powers-fire' | 'elemental-powers-water' | 'draft-horse' | 'riding-horse-1' | 'riding-horse-2' | 'riding-horse-3' | 'riding-horse-4' | 'war-horse-1' | 'war-horse-2' | 'war-horse-3' | 'war-horse-4' | 'donkey' | 'mule' | 'ox' | 'arbalest' | 'bolas' | 'bow' | 'composite-bow' | 'handle-sling' | 'heavy-crossbow' | 'javelin' | 'light-crossbow' | 'light-lance' | 'long-bow' | 'other-dagger' | 'other-thrown-weapons' | 'repeating-crossbow' | 'sling' | 'spear' | 'throwing-axe' | 'throwing-dagger' | 'fixed' | 'half-sb' | 'sb')[];
  }>;
}
