// The system module of phasescreen: turns of four phases, each with mana, missiles, magic, melee and movement, then poison.
// Order of attack by the core: priority of the weapon, characters before creatures, Dexterity; the rest at once.

import type { App } from '../../app/app';
import { EventKind } from '../../fight/events';
import type { EventRecord } from '../../fight/fight';
import { ACTIVE_AT, DEAD, UNCONSCIOUS } from '../../fight/record-layout';
import { type Kit, NEVER, OWN_START, type System } from '../../fight/system';
import type { ListInput } from '../../rules/call';
import { meleeOn, shotOn, subdualOn, trampleOn } from './blow';
import { get, getShort, kit, phaseNow, phaseOfTurn, STEPS, Step, set, setKit, stepNow } from './clock';
import { DEXTERITY, DTV, KIND, LASTING, LOADED, MISSILE, MOUNTED, MR, OCV, ROWS, Row, WEAPON } from './places';
import { isDue, openLoss, openPoison, passPhase, poisonComesBack, poisonGoesHome } from './poison';
import { ENERGY, isReady, MANA, openEffect, openSpell, putMana, spellText } from './spell';

const OWN = OWN_START;
const MOST_POOL = 10_000;
/** The screens print no averages: someone who walks three hexes a phase, with a sword. */
const USUAL = [OWN, CONSTANT.sword, OWN, 20, 12, 1, 0, 0, OWN, 0, OWN, OWN, OWN, OWN, 0, 20, OWN];
const USUAL_POOLS = [20, 20, 0];

/** Moment of each combatant in the present step, by id: priority, then the place among those of the same: equal ones strike at once. */
const moments = new Int32Array(256);
const PLACE_BITS = 11;
/** Place of creatures: behind all characters, of whom the highest Dexterity comes first. So no moment depends on who else is there. */
const CREATURE = 1 << 10;

/** How somebody rides; more is charging. */
const STANDING = 1;
/** a takes up (b) or puts away a missile weapon; a charges or stops. */
const TAKES_UP: EventKind = EventKind.Own;
const RIDES: EventKind = EventKind.Own + 1;

/** True if somebody, whose record stands at `at`, has a slot in this step. */
function has(id: number, at: number, step: Step): boolean {
  if (step === Step.Melee) return true;
  if (step === Step.Mana) return kit.fullPoolOf(id, MANA) > 0 && !isReady(id);
  if (step === Step.Missiles) return kit.bytes[at + MISSILE] > 0 && kit.shortOf(at + LOADED) <= phaseNow();
  return step === Step.Magic ? isReady(id) : isDue(id);
}

/** Order of those who have a slot in this step, from the core. Only melee asks for weapons. */
function prepare(): boolean {
  const step = stepNow();
  const bytes = kit.bytes;
  const ids: number[] = [];
  const kinds: number[] = [];
  const weapons: number[] = [];
  const ocvs: number[] = [];
  const dexterities: number[] = [];
  let count = 0;
  for (const id of kit.combatants()) {
    const at = kit.recordOf(id);
    moments[id] = NEVER;
    if (!has(id, at, step)) continue;
    kinds[count] = bytes[at + KIND];
    weapons[count] = step === Step.Melee ? bytes[at + WEAPON] : 0;
    ocvs[count] = kit.shortOf(at + OCV);
    dexterities[count] = kit.shortOf(at + DEXTERITY);
    ids[count++] = id;
  }
  if (!count) return false;
  const lists: ListInput[] = [
    { figures: kinds, address: CORE.attackOrder.at.kinds, size: 1 },
    { figures: weapons, address: CORE.attackOrder.at.weapons, size: 1 },
    { figures: ocvs, address: CORE.attackOrder.at.ocvs, size: 2 },
    { figures: dexterities, address: CORE.attackOrder.at.dexterities, size: 2 },
  ];
  if (kit.attempt(kit.createCall(kit.pack.run, CORE.attackOrder.number, [count, count, count, count], lists)))
    return false;
  for (let i = 0; i < count; i++) {
    const k = kit.element(CORE.attackOrder.at.order, 1, i);
    moments[ids[k]] =
      (kit.element(CORE.attackOrder.at.priorities, 1, i) << PLACE_BITS) |
      (kinds[k] ? CREATURE : CREATURE - 1 - dexterities[k]);
  }
  return true;
}

/** Hexes of this phase, by the chart. */
function hexes(id: number): number {
  kit.run(CORE.phaseMovement.number, [getShort(id, MR)]);
  return kit.word(CORE.phaseMovement.out.phase1 + phaseOfTurn());
}

function doing(id: number): string {
  const step = stepNow();
  if (step === Step.Mana) return spellText(id);
  if (step === Step.Melee) return `${hexes(id)} hexes`;
  return step === Step.Missiles ? 'shoots' : step === Step.Magic ? 'spell' : 'poison';
}

/** A missile weapon is taken in hand or put away. */
function openMissiles(app: App, id: number): void {
  const labels = kit.pack.labels;
  const list = labels.label(labels.procedure(CORE.missileAttack.number).fields[CORE.missileAttack.in.weapon]).words;
  app.open(
    kit.listScreen(app, {
      title: `${kit.nameOf(id)}: missiles`,
      chosen: get(id, MISSILE),
      count: () => CONSTANT.missiles + 1,
      label: i => (i ? kit.capital(labels.word(list, i - 1)) : 'None'),
      ok: i => {
        kit.begin(TAKES_UP, id, i, 0);
        set(id, MISSILE, i);
        kit.commit();
        app.back();
      },
    }),
  );
}

/** A rider charges, or stops charging. */
function ride(id: number, how: number): void {
  kit.begin(RIDES, id, how, 0);
  set(id, MOUNTED, how);
  kit.commit();
}

function eventText(event: EventRecord): string {
  const name = kit.nameOf(event.a);
  if (event.kind === EventKind.Declare) return event.c ? `${name} casts for ${event.c}` : `${name} drops the spell`;
  if (event.kind === RIDES) return `${name} ${event.b > STANDING ? 'charges' : 'stops'}`;
  return `${name} ${event.b ? 'takes up' : 'puts away'} missiles`;
}

export function create(given: Kit): System {
  setKit(given);
  return {
    title: 'screens',
    pools: ['HPV', 'energy', 'mana'],
    round: 'Turn',
    roundSeconds: CONSTANT.turnSeconds,
    steps: STEPS,
    repeats: CONSTANT.phasesPerTurn,
    declares: 1 << Step.Mana,
    downed: 1 << Step.Poison,
    prepare: prepare,
    moment: (id, k) => (k ? NEVER : moments[id]),
    acted: id => {
      if (stepNow() === Step.Mana) putMana(id);
    },
    ends: () => {
      if (stepNow() === Step.Poison) for (const id of kit.combatants()) passPhase(id);
    },
    sheet: ROWS,
    poolsAfter: Row.AttackEl,
    usual: USUAL,
    usualPools: USUAL_POOLS,
    mostPool: MOST_POOL,
    lasting: LASTING,
    goesHome: poisonGoesHome,
    derive: poisonComesBack,
    condition: id => {
      const left = kit.poolOf(id, 0);
      return left <= getShort(id, DTV) ? DEAD : left > 0 && kit.poolOf(id, ENERGY) > 0 ? 0 : UNCONSCIOUS;
    },
    countText: (moment, brief) => {
      if (stepNow() !== Step.Melee) return '';
      return `${brief ? 'p' : 'priority '}${moment >> PLACE_BITS}`;
    },
    doing: doing,
    eventText: eventText,
    act: (app, id) => {
      if (stepNow() === Step.Magic && isReady(id)) {
        openEffect(app, id);
        return true;
      }
      return stepNow() === Step.Poison && openLoss(app, id);
    },
    declare: openSpell,
    actions: app => {
      const id = kit.byteOf(ACTIVE_AT);
      const mounted = get(id, MOUNTED);
      const shoots = { label: 'Shoot', ok: () => kit.attack(app, shotOn) };
      return (get(id, MISSILE) ? [shoots] : []).concat(
        { label: 'Attack', ok: () => kit.attack(app, meleeOn) },
        { label: 'Subdue', ok: () => kit.attack(app, subdualOn) },
        mounted
          ? [
              {
                label: mounted > STANDING ? 'Stop charging' : 'Charge',
                ok: () => ride(id, mounted > STANDING ? STANDING : STANDING + 1),
              },
              { label: 'Trample', ok: () => kit.attack(app, trampleOn) },
            ]
          : [],
        { label: 'Missile weapon', ok: () => openMissiles(app, id) },
        kit.fullPoolOf(id, MANA) ? { label: 'Spell', ok: () => openSpell(app, id) } : [],
        { label: 'Poison', ok: () => openPoison(app, id) },
      );
    },
  };
}
