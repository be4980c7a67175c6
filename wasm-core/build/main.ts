// `npm run packs`: builds all packs into wasm-core/packs and the texts that follow from the descriptions,
// and leaves the generated sources in wasm-core/generated to read.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACK_FOLDER, type PackRecord, packRecords } from '../bindings/load.ts';
import { packSizes } from '../bindings/sizes.ts';
import { buildTwins } from '../native/build.ts';
import { CPUS } from '../native/cpu.ts';
import { README, withSizes } from '../native/figures.ts';
import { writeHarness } from '../native/harness.ts';
import { missingCompiler } from '../native/toolchain.ts';
import { CORE } from './compile.ts';
import { buildPacks } from './packs.ts';
import { derivedTexts } from './texts.ts';

const GENERATED = fileURLToPath(new URL('../generated', import.meta.url));

const missing = missingCompiler();

/** The record with the native twins in it: built here, or the committed ones while they belong to this wasm. */
function withTwins(id: string, wasm: Uint8Array, record: PackRecord): PackRecord {
  if (!missing) {
    const { blobs, records } = buildTwins(id, wasm, record);
    for (const cpu of CPUS) writeFileSync(`${PACK_FOLDER}/${id}.${cpu}.bin`, blobs[cpu].bytes);
    console.log(`${id}: native ${CPUS.map(cpu => `${cpu} ${records[cpu].bytes}`).join(', ')} bytes`);
    return { ...record, native: records };
  }
  const kept = existsSync(`${PACK_FOLDER}/packs.json`) ? packRecords()[id]?.native : undefined;
  if (kept?.m0.wasm === record.sha256) return { ...record, native: kept };
  console.log(`${id}: its native twins are outdated and were not built: ${missing}`);
  return record;
}

const built = await buildPacks(id => console.log(`building ${id}`));
mkdirSync(PACK_FOLDER, { recursive: true });
for (const { id, wasm, generated, inspection } of built) {
  writeFileSync(`${PACK_FOLDER}/${id}.wasm`, wasm);
  for (const [name, text] of generated) {
    mkdirSync(`${GENERATED}/${id}`, { recursive: true });
    writeFileSync(`${GENERATED}/${id}/${name}`, text);
  }
  writeFileSync(`${PACK_FOLDER}/${id}.opcodes.json`, `${JSON.stringify(inspection.opcodes, null, 2)}\n`);
  console.log(
    `${id}: ${inspection.bytes} bytes of wasm (code ${inspection.codeBytes}, constants ${inspection.dataBytes})`,
  );
}
const records = Object.fromEntries(built.map(({ id, wasm, record }) => [id, withTwins(id, wasm, record)]));
writeFileSync(`${PACK_FOLDER}/packs.json`, `${JSON.stringify(records, null, 2)}\n`);
if (!missing) writeHarness();
writeFileSync(README, withSizes(readFileSync(README, 'utf8'), packSizes()));

for (const [file, text] of derivedTexts()) {
  mkdirSync(dirname(join(CORE, file)), { recursive: true });
  writeFileSync(join(CORE, file), text);
}
