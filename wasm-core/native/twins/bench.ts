// Counts what some procedures of the dice and of each system cost as native packs and as C by hand: instructions a call, from the entry to the return.
// Exact on the emulated Cortex-M0+; on qemu's Cortex-M4 by a timer that moves with every instruction.
import { blobBytes, packRecords } from '../../bindings/load.ts';
import { Pack } from '../../bindings/pack.ts';
import { poolStep } from '../../bindings/roll-program.ts';
import * as dice from '../../dice/dice-map.ts';
import { PACKS } from '../../systems/index.ts';
import { CPUS, type Cpu } from '../cpu.ts';
import { Recorder } from '../engine/batch.ts';
import { type Call, CallList } from '../engine/calls.ts';
import { m0Engine } from '../engine/m0.ts';
import { missingQemu, runInQemu } from '../engine/qemu.ts';
import { buildTwin, type Guard, type TwinId } from './build.ts';

/** At most so much more than C by hand that pays for the same checks. */
export const MOST_RATIO = 1.25;

interface Case {
  readonly name: string;
  readonly pack: TwinId;
  readonly calls: CallList;
  /** Calls at the start that only prepare and are not counted. */
  readonly prepare: number;
}

export interface BenchRow {
  readonly procedure: string;
  readonly cpu: Cpu;
  /** Instructions a call, the mean of all calls of the case. */
  readonly native: number;
  readonly twin: number;
  readonly bareTwin: number;
  readonly ratio: number;
  readonly bareRatio: number;
}

const DRAWS = 64;

function rollCase(name: string, program: readonly number[]): Case {
  return diceCase(name, { procedure: dice.ROLL, a: program.length, b: 0 }, program);
}

function diceCase(name: string, call: Omit<Call, 'patches'>, program: readonly number[] = []): Case {
  const calls = new CallList(dice.DICE_WINDOW_BYTES);
  calls.add({
    procedure: dice.SEED,
    a: 12345,
    b: 0,
    clear: true,
    patches: [{ address: dice.PROGRAM, bytes: Uint8Array.from(program) }],
  });
  for (let i = 0; i < DRAWS; i++) calls.add({ ...call, patches: [] });
  return { name: `dice.${name}`, pack: 'dice', calls, prepare: 1 };
}

function ruleCase(pack: TwinId, id: string, inputs: readonly Readonly<Record<string, unknown>>[]): Case {
  const recorder = new Recorder(packRecords()[pack]!.windowBytes);
  const calls = new Pack(PACKS.find(({ id: packId }) => packId === pack)!, recorder);
  for (const input of inputs) {
    recorder.window.fill(0);
    calls.call(id, input);
  }
  return { name: `${pack.replace(/-.*/, '')}.${id}`, pack, calls: recorder.list, prepare: 0 };
}

const keeping = (count: number, sides: number, kept: number) =>
  poolStep({ count, sides, lowest: 1, modifiers: [{ kind: dice.KEEP_HIGHEST, first: kept, last: 0 }] });
const BLOW = { class: 'warrior', strength: 68, dexterity: 17, weightTenthLb: 120 };
const ATTACK = { strike: 12, dodge: 9, rangeMetres: 3, damage: 20, endurance: 14 };
/** An attack that hits specially and hurts, by a tired fighter. */
const BLOW_OF_SWORD = {
  skill: 85,
  mode: 'slash',
  location: 'left-arm',
  diceCount: 1,
  diceSides: 8,
  dicePlus: 1,
  strPlusSiz: 28,
  armor: 3,
  fatigueClass: 'tired',
  dice: [7, 6, 3],
};
/** A full table's worth of declared actions. */
const DECLARED = {
  actors: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
  actions: [
    'melee-attack',
    'second-attack',
    'parry',
    'melee-attack',
    'cast-spell',
    'dodge',
    'missile-attack',
    'draw-weapon',
    'cast-spell',
    'melee-attack',
  ],
  weaponSr: [5, 5, 0, 7, 0, 0, 0, 0, 0, 6],
  dexSr: [2, 2, 3, 3, 1, 1, 2, 2, 4, 4],
  magicPoints: [0, 0, 0, 0, 6, 0, 0, 0, 9, 0],
  addThree: [0, 0, 0, 1, 0, 0, 1, 0, 0, 0],
};
/** A parried blow of a fighter with magic that hits and hurts, and two quick fighters who join melee. */
const PARRIED = {
  base: 40,
  attackOwn: 7,
  attackMagic: 1,
  defenseOwn: 5,
  armorMagic: 1,
  shieldMagic: 1,
  parry: 'third',
  damageDice: 2,
  damageAdjust: 1,
  dice: [12, 4, 6],
};
const JOINING = { blowsA: 8, blowsB: 6, phase: 'joining', lengthA: 5, lengthB: 7, charger: 'a', lostB: 1 };
const TIMES = [14, 3, 27, 9, 9, 31, 18, 2, 40, 11, 5, 22];

/** A severe hit from the flank, with armor, helmet and the cap of a death wound. */
const FLANKED = {
  line: 4,
  attacker: 'armed',
  attackEl: 5,
  defenseEl: 2,
  situations: ['flank', 'small'],
  defenderOcv: 3,
  sb: 2,
  wsb: 1,
  plainDie: 6,
  plainAdd: 1,
  armorAv: 3,
  helmetAv: 1,
  shieldAv: 4,
  shieldEl: 2,
  remainingHpv: 12,
  dtv: -4,
  dice: [21, 7],
};
/** Eight at a table: characters with different weapons, creatures. */
const TABLE = {
  kinds: ['character', 'creature', 'character', 'creature', 'character', 'character', 'creature', 'character'],
  weapons: ['sword', 'natural', 'polearm', 'natural', 'axe', 'sword', 'natural', 'thrown-weapon'],
  ocvs: [0, 4, 0, 14, 0, 0, 7, 0],
  dexterities: [30, 0, 25, 0, 41, 30, 0, 12],
};

function cases(): Case[] {
  return [
    diceCase('word', { procedure: dice.WORD, a: 0, b: 0 }),
    diceCase('draw of a d6', { procedure: dice.DRAW, a: 6, b: 0 }),
    diceCase('100 numbers of 4d6', { procedure: dice.NUMBERS, a: 6 ** 4, b: 100 }),
    rollCase('roll of 4d6 keep 3', keeping(4, 6, 3)),
    rollCase('roll of 10d10 keep 5', keeping(10, 10, 5)),
    ruleCase('blows', 'strengthWeaponIndex', [{ class: 'mage', strength: 17, weightTenthLb: 20 }, BLOW]),
    ruleCase('blows', 'tableBlows', [
      { dexterity: 17, swi: 4 },
      { dexterity: 150, swi: 200 },
    ]),
    ruleCase('blows', 'naturalBlows', [{ ...BLOW, bareHands: false }, BLOW]),
    ruleCase('d6rounds', 'attack', [{ ...ATTACK, poolMax: 20, pool: 15, dice: [5, 2, 4, 3] }]),
    ruleCase('d6rounds', 'attackOdds', [ATTACK]),
    ruleCase('d6rounds', 'turnOrder', [{ times: TIMES }]),
    ruleCase('phasemelee', 'meleeAttack', [PARRIED]),
    ruleCase('phasemelee', 'phaseOrder', [JOINING]),
    ruleCase('strikerank-fight', 'meleeAttack', [BLOW_OF_SWORD]),
    ruleCase('strikerank-fight', 'successChances', [{ skill: 85, modifier: -10, fatigueClass: 'tired' }]),
    ruleCase('strikerank-fight', 'meleePhaseOrder', [DECLARED]),
    ruleCase('phasescreen-fight', 'meleeAttack', [FLANKED]),
    ruleCase('phasescreen-fight', 'combatOdds', [{ line: 24, modifier: -7, helpless: true }, { line: 4 }]),
    ruleCase('phasescreen-fight', 'attackOrder', [TABLE]),
  ];
}

/** Status, window and instructions of each call. */
function measure(blob: Uint8Array, cpu: Cpu, calls: CallList): { answer: string; instructions: number }[] {
  if (cpu === 'm4') {
    const { answers } = runInQemu(blob, calls, 'm4', { answersFrom: 0, count: true });
    return answers.map(({ status, window, instructions }) => ({ answer: `${status} ${window.join()}`, instructions }));
  }
  const engine = m0Engine(blob, calls.windowBytes);
  const measured: { answer: string; instructions: number }[] = [];
  calls.run(engine, (_call, status) => {
    measured.push({ answer: `${status} ${engine.window.join()}`, instructions: engine.instructions });
  });
  return measured;
}

/**
 * All of these procedures on each processor that can be emulated here; the Cortex-M4 is left out where qemu is missing.
 * Throws an error if the cross compiler is missing, or if a twin answers anything else than its pack.
 */
export function bench(): BenchRow[] {
  const cpus = CPUS.filter(cpu => cpu === 'm0' || !missingQemu());
  const twins = new Map<string, Uint8Array>();
  const twin = (id: TwinId, cpu: Cpu, guard: Guard) => {
    const key = `${id} ${cpu} ${guard}`;
    if (!twins.has(key)) twins.set(key, buildTwin(id, cpu, guard).bytes);
    return twins.get(key)!;
  };
  return cpus.flatMap(cpu =>
    cases().map(({ name, pack, calls, prepare }) => {
      const [native, protectedTwin, bareTwin] = [
        blobBytes(pack, cpu),
        twin(pack, cpu, 'protected'),
        twin(pack, cpu, 'bare'),
      ].map(blob => measure(blob, cpu, calls)) as [
        ReturnType<typeof measure>,
        ReturnType<typeof measure>,
        ReturnType<typeof measure>,
      ];
      for (const [call, { answer }] of native.entries()) {
        if (answer !== protectedTwin[call]?.answer || answer !== bareTwin[call]?.answer)
          throw new Error(`${name} on ${cpu}: the C twin answers call ${call} differently`);
      }
      const mean = (measured: typeof native) => {
        const counted = measured.slice(prepare);
        return counted.reduce((sum, { instructions }) => sum + instructions, 0) / counted.length;
      };
      const [own, withChecks, bare] = [mean(native), mean(protectedTwin), mean(bareTwin)];
      return {
        procedure: name,
        cpu,
        native: own,
        twin: withChecks,
        bareTwin: bare,
        ratio: own / withChecks,
        bareRatio: own / bare,
      };
    }),
  );
}
