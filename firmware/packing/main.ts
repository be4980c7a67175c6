// The second half of `npm run packs`: builds the native unpacker, where the compiler is there.
import { CPUS } from '../../wasm-core/native/cpu.ts';
import { missingCompiler } from '../../wasm-core/native/toolchain.ts';
import { writeUnpacker } from './native.ts';

const missing = missingCompiler();
if (missing) console.log(`the unpacker was not built: ${missing}`);
else for (const cpu of CPUS) console.log(`unpacker ${cpu}: ${writeUnpacker(cpu)} bytes`);
