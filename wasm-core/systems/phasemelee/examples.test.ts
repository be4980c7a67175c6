// The worked examples of the printed rules, one test each, named by the page on which they stand.
// Where a printed figure contradicts the printed rule, the test says so.
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../bindings/load.ts';

const pack = loadPack('phasemelee');
const out = (id: string, input: Record<string, unknown>) => pack.call(id, input).out;

describe('page 2-1', () => {
  const mace = { base: 20, attackOwn: 1, defenseOwn: 1, damageDice: 2 };

  it('two first-level fighters in chain with shields, strength 9 to 12, need 20 with maces', () => {
    const armorClass = out('armorClass', { armor: 'chain', shield: 'shield' });
    expect(armorClass).toMatchObject({ armorClass: '6a' });
    expect(out('knownBase', { weapon: 'mace', armorClass: '6a' })).toEqual({ known: true, base: 20 });
    for (const strength of [9, 12]) expect(out('strengthAdjust', { strength })).toEqual({ known: true, adjust: 0 });
    expect(out('meleeAttack', { ...mace, dice: [20, 1, 1] })).toMatchObject({ needed: 20, outcome: 'hit' });
    expect(out('meleeAttack', { ...mace, dice: [21] })).toMatchObject({ outcome: 'miss' });
  });

  it('the second-level fighter needs 23, the first-level one against him 19', () => {
    expect(out('meleeAttack', { ...mace, attackOwn: 2, dice: [23, 1, 1] })).toMatchObject({
      needed: 23,
      outcome: 'hit',
    });
    expect(out('meleeAttack', { ...mace, defenseOwn: 2, dice: [20] })).toMatchObject({ needed: 19, outcome: 'miss' });
  });

  it('attacking at 10th level with a mace against plate and shield, defense 12th: 00 to 23', () => {
    expect(out('knownBase', { weapon: 'mace', armorClass: '8' })).toEqual({ known: true, base: 25 });
    expect(out('hitNumber', { base: 25, attackLevel: 10, defenseLevel: 12 })).toEqual({
      adjust: -2,
      raw: 23,
      needed: 23,
    });
  });

  it('half dice round up', () => {
    expect(out('diceLevel', { hitDiceHalves: 4 })).toEqual({ level: 2 });
    expect(out('diceLevel', { hitDiceHalves: 5 })).toEqual({ level: 3 });
  });

  it('a seventh-level fighter in plate +1 with a shield +2 defends as 10th, as the rule has it (printed: 11th)', () => {
    expect(out('defenseLevel', { diceLevel: 7, armorMagic: 1, shieldMagic: 2 })).toEqual({ defenseLevel: 10 });
    expect(out('armorClass', { armor: 'plate', shield: 'shield' })).toMatchObject({ armorClass: '8' });
  });

  it('00 always hits and 90 to 99 always miss, no matter how far apart the levels are', () => {
    const weak = { base: 20, attackLevel: 0, defenseLevel: 200 };
    const strong = { base: 20, attackLevel: 200, defenseLevel: 0 };
    const { needed: low } = out('hitNumber', weak) as unknown as { needed: number };
    const { needed: high } = out('hitNumber', strong) as unknown as { needed: number };
    expect(out('hitRoll', { needed: low, dice: [0] })).toMatchObject({ hit: true, automatic: true });
    for (let roll = 90; roll < 100; roll++)
      expect(out('hitRoll', { needed: high, dice: [roll] })).toMatchObject({ hit: false, automatic: true });
    expect(out('hitRoll', { needed: high, dice: [89] })).toMatchObject({ hit: true, automatic: false });
  });
});

describe('page 2-2', () => {
  it('a person in chain who uses a shield defends as chain when attacked from behind', () => {
    expect(out('shieldFacing', { shieldArm: 'left', attackFrom: 'behind' })).toEqual({ faces: false });
    expect(out('armorClass', { armor: 'chain', shield: 'shield', shieldFaces: false })).toMatchObject({
      armorClass: '5a',
    });
  });

  it('a person with a two-handed weapon has no use of a shield or buckler', () => {
    for (const shield of ['shield', 'buckler'])
      expect(out('armorClass', { armor: 'plate', shield, twoHanded: true })).toMatchObject({ armorClass: '7' });
  });

  it('small crushing does three dice less the strength of the victim, who must be conscious and struggling', () => {
    expect(out('crushDamage', { size: 'small', strength: 12, dice: [6, 5, 4] })).toEqual({ damage: 3 });
    expect(out('crushDamage', { size: 'small', strength: 12, struggling: false, dice: [6, 5, 4] })).toEqual({
      damage: 15,
    });
  });

  it('large crushing does six dice less the strength', () => {
    expect(out('crushDamage', { size: 'large', strength: 12, dice: [6, 6, 6, 1, 1, 1] })).toEqual({ damage: 9 });
  });
});

describe('page 2-2 and 2-3, critical hits', () => {
  const needs25 = { needed: 25 };

  it('needing 25, a 01 is rolled on, and 30 or less is critical', () => {
    expect(out('critFumbleChance', needs25)).toMatchObject({ critMaxHundredths: 130 });
    expect(out('critFumbleCheck', { ...needs25, dice: [1] })).toEqual({ error: 'dice' });
    expect(out('critFumbleCheck', { ...needs25, dice: [1, 30] })).toEqual({ result: 'critical', secondRoll: true });
    expect(out('critFumbleCheck', { ...needs25, dice: [1, 31] })).toEqual({ result: 'none', secondRoll: true });
  });

  it('in the same case a 00 needs no further roll', () => {
    expect(out('critFumbleCheck', { ...needs25, dice: [0] })).toEqual({ result: 'critical', secondRoll: false });
  });

  it('in the same case 96.30 or higher fumbles', () => {
    expect(out('critFumbleChance', needs25)).toMatchObject({ fumbleMinHundredths: 9630 });
    expect(out('critFumbleCheck', { ...needs25, dice: [96, 30] })).toEqual({ result: 'fumble', secondRoll: true });
    expect(out('critFumbleCheck', { ...needs25, dice: [96, 29] })).toEqual({ result: 'none', secondRoll: true });
    expect(out('critFumbleCheck', { ...needs25, dice: [97] })).toEqual({ result: 'fumble', secondRoll: false });
  });

  it('a giant snake from the rear: 7 is the lower body, and a broadsword with severity 5 makes a groin hit', () => {
    expect(out('critLocation', { line: 'serpent-rear', dice: [3, 4] })).toEqual({ total: 7, location: 'lower-body' });
    expect(out('critTable', { weapon: 'broadsword' })).toEqual({ table: 'slashing' });
    const severity = out('critSeverity', { table: 'slashing', location: 'lower-body', dice: [5] });
    expect(severity).toEqual({ severity: 5, effect: 'groin-hit', multiplier: 2, noActions: true });
    const effects = out('critResolve', { damage: 7, multiplier: 2, noActions: true, dice: [3] });
    expect(effects).toMatchObject({ damage: 14, noActionPhases: 3 });
  });

  it('unconscious for N x (1-10) turns, N the multiplier', () => {
    expect(out('critResolve', { damage: 5, multiplier: 3, ko: true, dice: [10] })).toMatchObject({ koTurns: 30 });
  });
});

describe('page 2-4, parrying', () => {
  it('half of 25 is 12', () => {
    expect(out('parryNumber', { needed: 25, parry: 'half' })).toEqual({ effective: 25, parried: 12 });
  });

  it('a third off 29 leaves 19', () => {
    expect(out('parryNumber', { needed: 29, parry: 'third' })).toEqual({ effective: 29, parried: 19 });
  });

  it('a quarter off 35 leaves 26', () => {
    expect(out('parryNumber', { needed: 35, parry: 'quarter' })).toEqual({ effective: 35, parried: 26 });
  });

  it('needing 19 and rolling 20, the parrying weapon is checked for breakage', () => {
    expect(out('parryOutcome', { parried: 19, dice: [20] })).toEqual({ margin: 1, outcome: 'break-check' });
  });

  it('2 to 5 higher than needed disarms', () => {
    for (const roll of [21, 24])
      expect(out('parryOutcome', { parried: 19, dice: [roll] })).toMatchObject({ outcome: 'disarmed' });
    expect(out('parryOutcome', { parried: 19, dice: [25] })).toMatchObject({ outcome: 'miss' });
  });

  it('an attacking quarterstaff has length 5, attack classes small, medium and large 2, 5 and 9', () => {
    const lengths = ['quarterstaff', 'natural-small', 'natural-medium', 'natural-large'].map(attack =>
      out('parryClass', { attack, parry: 'weapon', parryLength: 3 }),
    );
    expect(lengths).toMatchObject([5, 2, 5, 9].map(attackLength => ({ attackLength })));
  });

  it('envelopment is parried by spear or staff alone, as a weapon of length 6, and only of a solid body', () => {
    const given = { attack: 'envelopment', parry: 'spear', parryLength: 6 };
    expect(out('parryClass', { ...given, solidBody: true })).toMatchObject({ parry: 'half', attackLength: 6 });
    expect(out('parryClass', given)).toMatchObject({ parry: 'none', reason: 'not-solid' });
    expect(out('parryClass', { ...given, parry: 'weapon' })).toMatchObject({ reason: 'needs-spear-or-quarterstaff' });
  });

  it('neither a hand axe nor a hatchet parries a maul', () => {
    for (const parry of ['hand-axe', 'hatchet'])
      expect(out('parryClass', { attack: 'maul', attackLength: 5, parry, parryLength: 4 })).toMatchObject({
        reason: 'maul',
      });
  });
});

describe('page 2-4 and 2-5, two weapons', () => {
  it('a weapon of 4 blows with one of 3 blows: 3 and 2 blows, four attack levels less', () => {
    const together = out('twoWeapons', { lengthA: 5, lengthB: 4, blowsA: 4, blowsB: 3 });
    expect(together).toEqual({ allowed: true, blowsA: 3, blowsB: 2, attackLevels: -4, parryDrop: 1 });
    expect(out('attackLevel', { diceLevel: 7, twoWeapons: true })).toEqual({ attackLevel: 3 });
  });

  it('lengths 1 to 4 go together, 5 with one of them, nothing else', () => {
    const allowed = (lengthA: number, lengthB: number) =>
      (out('twoWeapons', { lengthA, lengthB, blowsA: 4, blowsB: 3 }) as unknown as { allowed: boolean }).allowed;
    expect([allowed(1, 4), allowed(4, 4), allowed(5, 4), allowed(4, 5)]).toEqual([true, true, true, true]);
    expect([allowed(5, 5), allowed(6, 1), allowed(1, 6)]).toEqual([false, false, false]);
  });
});

describe('page 2-6', () => {
  it('a shield on the left arm does not guard against attacks from the right or from behind', () => {
    const magic = { diceLevel: 7, shieldMagic: 2 };
    for (const attackFrom of ['right', 'behind'])
      expect(out('shieldFacing', { shieldArm: 'left', attackFrom })).toEqual({ faces: false });
    expect(out('defenseLevel', { ...magic, shieldFaces: false })).toEqual({ defenseLevel: 7 });
    expect(out('defenseLevel', { ...magic, fromBehind: true })).toEqual({ defenseLevel: 5 });
  });

  it('who cannot see the opponent attacks and defends at half levels, magic not halved', () => {
    expect(out('attackLevel', { diceLevel: 8, magicAdjust: 2, blind: true })).toEqual({ attackLevel: 6 });
    expect(out('defenseLevel', { diceLevel: 8, armorMagic: 2, blind: true })).toEqual({ defenseLevel: 6 });
  });

  it('defends at 0: adjusted only by magic', () => {
    const given = { diceLevel: 8, agilityAdjust: 3, armorMagic: 1, otherMagic: 1, immobile: true };
    expect(out('defenseLevel', given)).toEqual({ defenseLevel: 2 });
  });

  it('changing weapons takes 1 to 4 blows when engaged, 1 when not; recovering one 2 to 12', () => {
    expect(out('weaponChange', { engaged: true, newBlows: 4, dice: [3] })).toMatchObject({ lostBlows: 3 });
    expect(out('weaponChange', { engaged: false, newBlows: 4 })).toMatchObject({ lostBlows: 1 });
    expect(out('recoverWeapon', { distanceEighths: 8, weaponBlows: 4, dice: [6, 6] })).toMatchObject({ lostBlows: 12 });
    expect(out('recoverWeapon', { distanceEighths: 9, weaponBlows: 4 })).toMatchObject({ possible: false });
  });

  it('first joined: the charger at equal lengths, else the longer weapon; afterwards the shorter one', () => {
    const first = (phase: string, lengthA: number, lengthB: number, charger = 'none') =>
      (out('firstStriker', { phase, lengthA, lengthB, charger }) as unknown as { first: string }).first;
    expect(first('joining', 5, 5, 'b')).toBe('b');
    expect(first('joining', 6, 5, 'b')).toBe('a');
    expect(first('later', 6, 5)).toBe('b');
  });
});

describe('page 2-7', () => {
  it('casting elsewhere than at or through the opponent: a blow a weapon, defending at 0 against first blows', () => {
    const spell = out('meleeSpell', { caster: 'cleric', castAt: 'elsewhere', weapons: 2 });
    expect(spell).toEqual({ lostPerWeapon: 1, lostTotal: 2, noBlows: false, defendAtZero: 'first-blow-each-weapon' });
  });

  it('a magic user, not a cleric, who throws the highest spell takes no blows and defends at 0', () => {
    const highest = { castAt: 'opponent', highestSpell: true };
    expect(out('meleeSpell', { caster: 'magic-user', ...highest })).toMatchObject({
      noBlows: true,
      defendAtZero: 'whole-phase',
    });
    expect(out('meleeSpell', { caster: 'cleric', ...highest })).toMatchObject({ noBlows: false, defendAtZero: 'none' });
  });
});

describe('page 2-9', () => {
  it('12.5 becomes 12: the second of four blows', () => {
    expect(out('blowCounts', { blows: 4 })).toEqual({ counts: [38, 12, -12, -38] });
  });

  it('12.5 becomes 12 and 37.5 becomes 38: the time of one and of three blows of eight', () => {
    expect(out('weaponChange', { engaged: true, newBlows: 8, dice: [1] })).toMatchObject({ countsTaken: 12 });
    expect(out('weaponChange', { engaged: true, newBlows: 8, dice: [3] })).toMatchObject({ countsTaken: 38 });
  });

  it('five counts apart are simultaneous, six are not', () => {
    expect(out('blowCompare', { countA: 38, countB: 33 })).toEqual({ order: 'simultaneous' });
    expect(out('blowCompare', { countA: 38, countB: 32 })).toEqual({ order: 'a' });
  });
});

describe('page 2-10', () => {
  it('2(-2) is 2d6 less 2, at least 2: from 2 to 10', () => {
    const damages = new Set<unknown>();
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        damages.add(
          (out('damage', { damageDice: 2, damageMinus: 2, dice: [a, b] }) as unknown as { damage: number }).damage,
        );
    expect([...damages].sort((a, b) => Number(a) - Number(b))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  const shots = (weapon: string, help: Record<string, boolean> = {}) =>
    [1, 2, 3, 4, 5, 6].map(phase => (out('reload', { weapon, phase, ...help }) as unknown as { shots: number }).shots);

  it('a heavy crossbow shoots one phase and reloads the next, or every phase with two crossbows and a second person', () => {
    expect(shots('heavy-crossbow')).toEqual([1, 0, 1, 0, 1, 0]);
    expect(shots('heavy-crossbow', { helper: true, spareWeapon: true })).toEqual([1, 1, 1, 1, 1, 1]);
    expect(shots('heavy-crossbow', { helper: true })).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('a ballista shoots one phase and reloads two, or one with a second person helping', () => {
    expect(shots('ballista')).toEqual([1, 0, 0, 1, 0, 0]);
    expect(shots('ballista', { helper: true })).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('a roll of 00 always hits and 95 or more always scatters', () => {
    expect(out('archeryMiss', { needed: -50, noArmorNeeded: -50, dice: [0] })).toEqual({ outcome: 'hit' });
    for (let roll = 95; roll < 100; roll++)
      expect(out('archeryMiss', { needed: 300, noArmorNeeded: 300, dice: [roll] })).toEqual({ outcome: 'scatter' });
  });

  it('a shield covers 180 degrees, centred on it', () => {
    const covered = [0, 90, 91, 269, 270, 359].map(bearingDegrees => out('shieldArc', { bearingDegrees }));
    expect(covered.map(given => (given as unknown as { covered: boolean }).covered)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('movement and melee exclude each other, the greater effect counts', () => {
    const target = { band: 'close', targetInMelee: true };
    expect(out('targetModifier', { ...target, targetMoveEighths: 80 })).toMatchObject({ modifier: -20 });
    expect(out('targetModifier', { ...target, targetMoveEighths: 88 })).toMatchObject({ modifier: -22 });
  });
});
