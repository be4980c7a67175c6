// From a place in the bundle back to the author's file: reads the mappings of a source map (ECMA-426).
// Only lines and columns are needed, so names are skipped.

export interface SourcePlace {
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The author's line. */
  text: string;
}

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
  mappings: string;
}

interface Segment {
  column: number;
  source: number;
  line: number;
  sourceColumn: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Makes a function that finds the author's place of a line and column (both from 0) of the generated text. */
export function readSourceMap(json: string): (line: number, column: number) => SourcePlace | undefined {
  const map = JSON.parse(json) as SourceMap;
  const lines = decodeMappings(map.mappings);
  return (line, column) => {
    const segment = lines[line]?.filter(item => item.column <= column).at(-1);
    const file = segment && map.sources[segment.source];
    if (!segment || file === undefined) return undefined;
    const text = map.sourcesContent?.[segment.source]?.split('\n')[segment.line] ?? '';
    return { file, line: segment.line + 1, column: segment.sourceColumn + 1, text };
  };
}

function decodeMappings(mappings: string): Segment[][] {
  let source = 0;
  let line = 0;
  let sourceColumn = 0;
  return mappings.split(';').map(group => {
    let column = 0;
    const segments: Segment[] = [];
    for (const item of group.split(',')) {
      const [columnStep, sourceStep, lineStep, sourceColumnStep] = decodeNumbers(item);
      if (columnStep === undefined) continue;
      column += columnStep;
      if (sourceStep === undefined || lineStep === undefined || sourceColumnStep === undefined) continue;
      source += sourceStep;
      line += lineStep;
      sourceColumn += sourceColumnStep;
      segments.push({ column, source, line, sourceColumn });
    }
    return segments;
  });
}

/** Base 64 variable-length numbers: five bits a digit, low first, sign in the lowest bit. */
function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
