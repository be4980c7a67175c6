// The cross compiler that blobs are built with, pinned because another one would give other bytes.
// Debian 12: apt-get install gcc-arm-none-eabi. Everything but building blobs works without it.
import { execFileSync } from 'node:child_process';

/** Version of the Debian package gcc-arm-none-eabi (15:12.2.rel1-1) that the committed blobs come from. */
const PINNED_COMPILER = '12.2.1';

const COMPILER = 'arm-none-eabi-gcc';

/** Version of the installed cross compiler, undefined if there is none. */
function compilerVersion(): string | undefined {
  try {
    return execFileSync(COMPILER, ['-dumpfullversion'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** Why blobs can't be built here, or undefined if they can. */
export function missingCompiler(): string | undefined {
  const version = compilerVersion();
  if (version === PINNED_COMPILER) return undefined;
  const found = version === undefined ? 'is not installed' : `has version ${version}`;
  return `${COMPILER} ${found}; native packs are built with ${PINNED_COMPILER} (Debian 12: apt-get install gcc-arm-none-eabi)`;
}

/** Runs one program of the toolchain (`gcc`, `objcopy`, `nm`) and answers what it prints. Throws an error with its own words. */
export function runTool(tool: string, args: readonly string[]): string {
  try {
    return execFileSync(`arm-none-eabi-${tool}`, args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`arm-none-eabi-${tool} fails: ${(stderr || message).trim()}`);
  }
}
