// `npm run packs`: builds all packs into wasm-core/packs, and leaves the generated sources in wasm-core/generated to read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PACK_FOLDER } from '../bindings/load.ts';
import { buildPacks } from './packs.ts';

const GENERATED = fileURLToPath(new URL('../generated', import.meta.url));

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
const records = Object.fromEntries(built.map(({ id, record }) => [id, record]));
writeFileSync(`${PACK_FOLDER}/packs.json`, `${JSON.stringify(records, null, 2)}\n`);
