// What each pack weighs: wasm, native code and constants, and how native code compares with the wasm it was made from.
import { CPUS, type Cpu } from '../native/cpu.ts';
import { type PackRecord, packRecords } from './load.ts';

/** A native twin may take this share of its wasm's code section and data. */
export const MOST_RATIO: Readonly<Record<Cpu, number>> = { m4: 1.0, m0: 1.2 };

/** Bytes throughout; the native figures are undefined where a pack has no native twin. */
export interface PackSize {
  readonly pack: string;
  readonly wasm: number;
  /** Code section and data segments of the wasm. */
  readonly code: number;
  readonly data: number;
  /** Constants in a blob, with the zeros that wasm leaves out, in whole words. */
  readonly constants?: number;
  readonly m4?: number;
  readonly m0?: number;
  /** Blob to (wasm code + data), to three decimals. */
  readonly m4Ratio?: number;
  readonly m0Ratio?: number;
}

function ratio(record: PackRecord, cpu: Cpu): number | undefined {
  const blob = record.native?.[cpu];
  return blob && Number((blob.bytes / (record.codeBytes + record.dataBytes)).toFixed(3));
}

/** Sizes of all committed packs, in the order of their record file. */
export function packSizes(folder?: string): PackSize[] {
  return Object.entries(packRecords(folder)).map(([pack, record]) => ({
    pack,
    wasm: record.bytes,
    code: record.codeBytes,
    data: record.dataBytes,
    constants: record.native?.m4.constantBytes,
    m4: record.native?.m4.bytes,
    m0: record.native?.m0.bytes,
    m4Ratio: ratio(record, 'm4'),
    m0Ratio: ratio(record, 'm0'),
  }));
}

/** A line for each native twin that is past its limit. */
export function tooLarge(sizes: readonly PackSize[]): string[] {
  return sizes.flatMap(({ pack, m4Ratio, m0Ratio }) => {
    const ratios = { m4: m4Ratio, m0: m0Ratio };
    return CPUS.filter(cpu => (ratios[cpu] ?? 0) > MOST_RATIO[cpu]).map(
      cpu => `${pack}: its ${cpu} code is ${ratios[cpu]} of its wasm, ${MOST_RATIO[cpu]} allowed`,
    );
  });
}
