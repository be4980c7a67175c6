// Writes the wiring page and the drawing of every board beside its board file: `tsx boards/build/main.ts`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wiringFiles } from './pages.ts';

for (const [name, text] of wiringFiles()) {
  writeFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), text);
  console.log(`boards/${name}`);
}
