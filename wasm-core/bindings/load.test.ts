// Loading of packs: a missing, damaged or outdated pack is one line that names it and says what to do, before anything runs.
// Works on a copy of the pack folder.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integer, type PackDescription, type Procedure } from '../describe/description.ts';
import { CORE_PACKS } from '../dice/core-packs.ts';
import { PACKS } from '../systems/index.ts';
import {
  descriptionHash,
  findProcedure,
  loadDice,
  loadOdds,
  loadPack,
  PACK_FOLDER,
  packBytes,
  packEngine,
  packRecords,
} from './load.ts';

const ADVICE = 'build it with: npm run packs';
const IDS = [...CORE_PACKS, ...PACKS].map(pack => pack.id);
const load = (id: string, folder?: string) => {
  const options = folder === undefined ? {} : { folder };
  if (id === 'odds') return loadOdds(options);
  if (id === 'screen') return packEngine(id, options);
  return id === 'dice' ? loadDice(options) : loadPack(id, options);
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'));
  cpSync(PACK_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function changeRecords(change: (records: Record<string, Record<string, unknown>>) => void): void {
  const records = JSON.parse(readFileSync(`${folder}/packs.json`, 'utf8'));
  change(records);
  writeFileSync(`${folder}/packs.json`, JSON.stringify(records));
}

/** The line that loading ends with. */
function complaint(id: string): string {
  try {
    load(id, folder);
  } catch (error) {
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    return message;
  }
  return 'loaded';
}

describe.each(IDS)('the pack %s', id => {
  const file = () => `${folder}/${id}.wasm`;

  it('loads as it is committed, from a copy too', () => {
    expect(() => load(id)).not.toThrow();
    expect(complaint(id)).toBe('loaded');
  });

  it('is named when its file is missing', () => {
    rmSync(file());
    expect(complaint(id)).toBe(`pack ${id} is missing: ${file()}; ${ADVICE}`);
  });

  it.each([-1, 1])('is named when its length is off by %i', by => {
    const bytes = readFileSync(file());
    writeFileSync(file(), by < 0 ? bytes.subarray(0, by) : Buffer.concat([bytes, Buffer.of(0)]));
    const told = `${file()} has ${bytes.length + by} bytes, ${bytes.length} expected`;
    expect(complaint(id)).toBe(`pack ${id} is damaged: ${told}; ${ADVICE}`);
  });

  it('is named when a single bit of it has changed, wherever', () => {
    const bytes = readFileSync(file());
    for (const at of [0, 8, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1 << (at % 8);
      writeFileSync(file(), changed);
      expect(complaint(id)).toBe(`pack ${id} is damaged: ${file()} does not match its SHA-256; ${ADVICE}`);
    }
  });

  it('is named when the record file does not have it', () => {
    changeRecords(records => delete records[id]);
    expect(complaint(id)).toBe(`pack ${id} is not in ${folder}/packs.json; ${ADVICE}`);
  });

  it('is refused without a record file, and with one that is no JSON', () => {
    writeFileSync(`${folder}/packs.json`, '{"dice":\n{');
    expect(complaint(id)).toContain(`${folder}/packs.json can't be read`);
    rmSync(`${folder}/packs.json`);
    expect(complaint(id)).toContain(`${folder}/packs.json can't be read`);
    expect(complaint(id)).toContain(ADVICE);
  });
});

describe.each(PACKS)('the rule pack $id', ({ id }) => {
  it('is named when it was built from another description', () => {
    changeRecords(records => {
      records[id]!.description = '0'.repeat(64);
    });
    expect(complaint(id)).toBe(`pack ${id} was built from another description than this one; ${ADVICE}`);
  });
});

describe('the fingerprint of a description', () => {
  const withFirst = (change: (first: Procedure) => Procedure): PackDescription => {
    const pack = PACKS[0]!;
    const [part, ...parts] = pack.parts;
    const [first, ...others] = part!.procedures;
    return { ...pack, parts: [{ ...part!, procedures: [change(first!), ...others] }, ...parts] };
  };
  const committed = descriptionHash(PACKS[0]!);

  it('is the committed one', () => {
    for (const pack of PACKS) expect(packRecords()[pack.id]?.description).toBe(descriptionHash(pack));
  });

  it('changes with whatever host and core must agree on', () => {
    const changes: ((first: Procedure) => Procedure)[] = [
      first => ({ ...first, id: 'another' }),
      first => ({ ...first, fields: [...first.fields, integer('more', 0, 1)] }),
      first => ({ ...first, fields: first.fields.map((field, i) => (i ? field : { ...field, name: 'other' })) }),
      first => ({ ...first, fields: first.fields.map((field, i) => (i ? field : integer(field.name, -7, 7))) }),
      first => ({ ...first, outputs: [...first.outputs].slice(1) }),
    ];
    const hashes = changes.map(change => descriptionHash(withFirst(change)));
    expect(new Set([committed, ...hashes]).size).toBe(changes.length + 1);
  });

  it('does not change with words for people', () => {
    expect(descriptionHash(withFirst(first => ({ ...first, title: 'another title', group: 'other' })))).toBe(committed);
  });
});

describe('names', () => {
  it('of packs that do not exist are told with the known ones', () => {
    expect(() => loadPack('nothing')).toThrow(
      `there is no rule pack nothing; known: ${PACKS.map(({ id }) => id).join(', ')}`,
    );
    expect(() => packBytes('nothing')).toThrow(/^pack nothing is not in /);
  });

  it('of procedures are system and procedure, nothing less and nothing more', () => {
    expect(findProcedure('blows.divisor')).toMatchObject({ id: 'divisor', pack: { description: { id: 'blows' } } });
    const unknown = [
      '',
      '.',
      'blows',
      'blows.',
      '.divisor',
      'divisor',
      'blows.divisor.more',
      'blows.divisor.',
      'Blows.divisor',
    ];
    for (const name of [...unknown, 'blows.constructor', 'constructor.divisor', 'd6rounds.divisor', 'blows. divisor'])
      expect(findProcedure(name), name).toBeUndefined();
  });

  it('lead to every procedure of every pack', () => {
    for (const pack of PACKS) {
      for (const { id } of pack.parts.flatMap(part => part.procedures))
        expect(findProcedure(`${pack.system}.${id}`)?.pack.description.id).toBe(pack.id);
    }
  });
});
