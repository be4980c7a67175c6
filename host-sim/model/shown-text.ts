// Which characters of a picture have reached the panel: a character counts as shown when its pixels on the panel are
// those in memory. The panel may show the picture turned by 180 degrees or moved by a pixel or two.

import type { DrawnCharacter } from './drawn-text.ts';
import type { Picture } from './graphics.ts';
import type { Raster } from './raster.ts';

/** How far a panel may move its picture to spare its pixels. */
const FARTHEST_SHIFT = 2;

interface Placement {
  turned: boolean;
  dx: number;
  dy: number;
}

/**
 * Characters of `picture` that can be read on the panel.
 * @param seen the panel's pixels, row after row, of the picture's size; lit is 1
 */
export function shownCharacters(picture: Picture, seen: Uint8Array): DrawnCharacter[] {
  const { raster } = picture;
  const characters = picture.text.visible(raster);
  let best: DrawnCharacter[] = [];
  for (const placement of placements()) {
    const shown = characters.filter(character => isShown(raster, seen, character, placement));
    if (score(shown) > score(best)) best = shown;
    if (shown.length === characters.length) break;
  }
  return best;
}

/** Blanks match anywhere in the dark and say nothing about the placement. */
function score(characters: DrawnCharacter[]): number {
  return characters.filter(drawn => drawn.character !== ' ').length;
}

function placements(): Placement[] {
  const shifts: Placement[] = [];
  for (const turned of [false, true]) {
    for (let dx = -FARTHEST_SHIFT; dx <= FARTHEST_SHIFT; dx++) {
      for (let dy = -FARTHEST_SHIFT; dy <= FARTHEST_SHIFT; dy++) shifts.push({ turned, dx, dy });
    }
  }
  const length = ({ turned, dx, dy }: Placement): number => (turned ? 100 : 0) + Math.abs(dx) + Math.abs(dy);
  return shifts.sort((one, other) => length(one) - length(other));
}

function isShown(raster: Raster, seen: Uint8Array, box: DrawnCharacter, placement: Placement): boolean {
  const { width, height } = raster;
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
      const atX = (placement.turned ? width - 1 - x : x) + placement.dx;
      const atY = (placement.turned ? height - 1 - y : y) + placement.dy;
      // What a shift moves over the edge cannot be compared.
      if (atX < 0 || atY < 0 || atX >= width || atY >= height) continue;
      if (seen[atY * width + atX] !== raster.get(x, y)) return false;
    }
  }
  return true;
}
