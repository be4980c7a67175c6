// System packages that some tests need: installed where the tests may do so, else named with the one command for it.
import { spawnSync } from 'node:child_process';

export interface SystemPackage {
  readonly name: string;
  /** A program that it brings. */
  readonly program: string;
  readonly for: string;
}

const SYSTEM_PACKAGES: readonly SystemPackage[] = [
  { name: 'gcc-arm-none-eabi', program: 'arm-none-eabi-gcc', for: 'building the native packs anew' },
  { name: 'qemu-system-arm', program: 'qemu-system-arm', for: 'running native packs on an emulated Cortex-M4 and M3' },
  { name: 'chromium', program: 'chromium', for: "the simulator's page in a browser" },
];

/** True if a program is not on this machine. */
export function isMissing(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0;
}

/** Packages whose program is not on this machine. */
function missingPackages(): SystemPackage[] {
  return SYSTEM_PACKAGES.filter(({ program }) => isMissing(program));
}

/** The command that installs packages on Debian. */
function installCommand(packages: readonly SystemPackage[]): string {
  return `apt-get update && apt-get install -y --no-install-recommends ${packages.map(({ name }) => name).join(' ')}`;
}

/** With CI=true installs what is missing; else says what is skipped and how to get it. */
export function provideSystemPackages(environment: NodeJS.ProcessEnv, print: (line: string) => void): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const command = installCommand(missing);
  if (environment.CI === 'true') {
    print(`installing ${missing.map(({ name }) => name).join(', ')}`);
    const { status, stderr } = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status === 0) return;
    print(`could not install them: ${stderr.trim().split('\n').at(-1)}`);
  }
  for (const { name, for: purpose } of missing) print(`without ${name}: no tests of ${purpose}`);
  print(`to have them: ${command}`);
}
