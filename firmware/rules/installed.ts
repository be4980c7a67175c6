// What the installer wrote into Storage, and reading a file of it only if it is whole.
// Storage has no checksums of its own: length and CRC-32 of each file stand in the list of what is installed.

/** An installed pack, as the build entered it. */
export interface InstalledPack {
  readonly id: string;
  readonly system: string;
  readonly title: string;
}

interface Installed {
  /** Format of this list and of the files that it names. */
  readonly format: number;
  readonly packs: InstalledPack[];
  /** Length and CRC-32 by file name. */
  readonly files: Record<string, number[]>;
}

const INSTALLED_FILE = 'ts.info';
const FORMAT = 1;

const storage = require('Storage');

function readInstalled(): Installed {
  const text = storage.read(INSTALLED_FILE);
  const list: Installed | undefined = text ? JSON.parse(text) : undefined;
  return list && list.format === FORMAT ? list : { format: FORMAT, packs: [], files: {} };
}

const installed = readInstalled();

export function installedPacks(): InstalledPack[] {
  return installed.packs;
}

/** Storage file of a system's module for the tracker. */
export function moduleFile(system: string): string {
  return `ts.${system}.js`;
}

/** True if a pack that is not the only one of its system has a module of its own, for Look up. */
export function hasModule(pack: string): boolean {
  return installed.packs.every(other => other.system !== pack) && installed.files[moduleFile(pack)] !== undefined;
}

/** The fighting packs whose systems have a module for the tracker: fights can be of these. */
export function fightPacks(): InstalledPack[] {
  const found: InstalledPack[] = [];
  for (const pack of installed.packs) {
    if (!installed.files[moduleFile(pack.system)] || found.some(other => other.system === pack.system)) continue;
    found.push(pack);
  }
  return found;
}

/** True if a file was installed. */
export function isInstalled(file: string): boolean {
  return installed.files[file] !== undefined;
}

/** What a fight of this system is saved as, 1 to 255: it differs for all systems of the product. */
export function systemKey(system: string): number {
  return E.CRC32(system) & 255 || 1;
}

/** Contents of an installed file. Throws words for people if it is missing or damaged. */
export function readWhole(file: string): string {
  const expected = installed.files[file];
  const contents = storage.read(file);
  if (!expected || !contents) throw new Error(`${file} is missing. Install again.`);
  if (contents.length !== expected[0] || E.CRC32(contents) !== expected[1])
    throw new Error(`${file} is damaged. Install again.`);
  return contents;
}
