// Healing of d6rounds played hour by hour against the stretches that the rules work out at once.
// Random inputs come from a fixed sequence, so that a failure can be repeated.
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../bindings/load.ts';
import { isRuleError, type RuleError } from '../../bindings/pack.ts';

interface Healed {
  body: number;
  mind: number;
  hoursUsed: number;
  hoursLeft: number;
  state: string;
}
interface Recovery {
  never: boolean;
  hours: number;
}

const pack = loadPack('d6rounds');

function run<Out>(id: string, input: Readonly<Record<string, unknown>>): Out {
  const { out } = pack.call(id, input);
  if (isRuleError(out as Out & RuleError)) throw new Error(`${id} ${JSON.stringify(input)}: ${JSON.stringify(out)}`);
  return out as Out;
}

let state = 7;
function random(low: number, high: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return low + Math.floor((state / 2 ** 32) * (high - low + 1));
}
const EXERTIONS = ['rest', 'moderate', 'great'];

function randomPatient() {
  const [bodyMax, mindMax] = [random(1, 40), random(1, 40)];
  return {
    strength: random(0, 5),
    will: random(0, 5),
    bodyMax,
    body: random(-bodyMax, bodyMax),
    mindMax,
    mind: random(-mindMax, mindMax),
    bodyExertion: EXERTIONS[random(0, 2)]!,
    mindExertion: EXERTIONS[random(0, 2)]!,
  };
}

describe('healing', () => {
  it('for the recovery time is full, and an hour less is not', () => {
    let recovered = 0;
    for (let i = 0; i < 300; i++) {
      const patient = randomPatient();
      const { never, hours } = run<Recovery>('recoveryTime', patient);
      if (never || hours > 10000) continue;
      recovered++;
      const healed = run<Healed>('heal', { ...patient, hours });
      expect(healed).toMatchObject({ body: patient.bodyMax, mind: patient.mindMax, hoursLeft: 0, state: 'conscious' });
      if (hours === 0) continue;
      const early = run<Healed>('heal', { ...patient, hours: hours - 1 });
      expect(early.body < patient.bodyMax || early.mind < patient.mindMax).toBe(true);
    }
    expect(recovered).toBeGreaterThan(100);
  });

  it('until conscious ends in the first period that lifts both pools above zero', () => {
    for (let i = 0; i < 300; i++) {
      const patient = randomPatient();
      const { never, hours } = run<Recovery>('recoveryTime', { ...patient, until: 'conscious' });
      if (never || hours > 10000) continue;
      expect(hours % 24).toBe(0);
      expect(run<Healed>('heal', { ...patient, hours }).state).toBe('conscious');
      if (hours > 0) expect(run<Healed>('heal', { ...patient, hours: hours - 1 }).state).toBe('unconscious');
    }
  });

  it('never recovers only the dead and those who gain nothing', () => {
    for (let i = 0; i < 300; i++) {
      const patient = randomPatient();
      const { strength, will, body, bodyMax, mind, mindMax } = patient;
      const dead = body <= -bodyMax || mind <= -mindMax;
      const stuck = (body < bodyMax && strength === 0) || (mind < mindMax && will === 0);
      expect(run<Recovery>('recoveryTime', patient).never).toBe(dead || stuck);
      if (dead) expect(run<Healed>('heal', { ...patient, hours: 1000 })).toMatchObject({ body, mind, hoursUsed: 0 });
    }
  });

  it('ends for the slowest recovery of all', () => {
    const slowest = {
      strength: 1,
      will: 1,
      bodyMax: 1000,
      body: -999,
      mindMax: 1000,
      mind: 1000,
      bodyExertion: 'great',
    };
    // 4000 quarter points by the day up to the first whole point, then 3996 by the hour.
    expect(run<Recovery>('recoveryTime', slowest)).toEqual({ never: false, hours: 4000 * 24 + 3996 });
  });

  it('refuses a pool above its full value before anything else is worked out', () => {
    const wrong = { strength: 1, will: 1, bodyMax: 0, body: 1, mindMax: 10, mind: -5, until: 'conscious' };
    expect(pack.call('recoveryTime', wrong).out).toEqual({ error: 'range', field: 'body' });
  });
});
