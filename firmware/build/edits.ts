// A list of replacements in a text, applied at once, with the way back from a place in the new text to the old.
// Keeps source positions right after the bundle has been rewritten.

export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Edited {
  text: string;
  /** The place in the old text that a place in the new one came from. */
  originOf(offset: number): number;
}

/** Applies edits that do not overlap; edits at the same place apply in the order given. */
export function applyEdits(source: string, edits: readonly Edit[]): Edited {
  const ordered = [...edits].sort((left, right) => left.start - right.start);
  const kept: { at: number; from: number; length: number }[] = [];
  let text = '';
  let position = 0;
  const keep = (end: number): void => {
    if (end > position) kept.push({ at: text.length, from: position, length: end - position });
    text += source.slice(position, end);
    position = end;
  };
  for (const edit of ordered) {
    if (edit.start < position) throw new Error(`edits overlap at ${edit.start}`);
    keep(edit.start);
    text += edit.text;
    position = edit.end;
  }
  keep(source.length);
  return { text, originOf: offset => origin(kept, offset) };
}

function origin(kept: readonly { at: number; from: number; length: number }[], offset: number): number {
  let nearest = 0;
  for (const piece of kept) {
    if (piece.at > offset) break;
    nearest = piece.from + Math.min(offset - piece.at, piece.length);
  }
  return nearest;
}
