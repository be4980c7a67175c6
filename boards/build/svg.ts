// Elements of a drawing as SVG text: lines with a halo so that crossings can be read, boxes, round contacts, labels.
// All figures are pixels; the drawing has a white ground of its own, so that it reads the same on dark pages.

export type Point = readonly [x: number, y: number];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const number = (value: number) => `${Math.round(value * 10) / 10}`;

/** A line through points; its halo is white. */
export function wire(points: readonly Point[], colour: string, width = 2.5, halo = 4): string {
  const path = points.map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join(' ');
  const stroke = (paint: string, thickness: number) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${thickness}" stroke-linejoin="round"/>`;
  return halo > 0 ? stroke('#fff', width + halo) + stroke(colour, width) : stroke(colour, width);
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 8): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${radius}" fill="${fill}" stroke="#333" stroke-width="1.5"/>`;
}

export function contact([x, y]: Point, fill: string, radius = 5): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${radius}" fill="${fill}" stroke="#333"/>`;
}

export interface LabelStyle {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly colour?: string;
  readonly bold?: boolean;
}

/** Text whose middle line is at `y`. */
export function label(
  [x, y]: Point,
  text: string,
  { anchor = 'middle', size = 12, colour = '#222', bold = false }: LabelStyle = {},
): string {
  const weight = bold ? ' font-weight="bold"' : '';
  return `<text x="${number(x)}" y="${number(y)}" dy="0.35em" text-anchor="${anchor}" font-size="${size}" fill="${colour}"${weight}>${escaped(text)}</text>`;
}

/** A whole drawing. */
export function drawing(title: string, width: number, height: number, elements: readonly string[]): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...elements,
    '</svg>',
  ].join('\n')}\n`;
}
