// Figures as people read them: tenths and hundredths with a point, scores as 18/01, units behind.
// Own formatting, because the interpreter's toFixed is wrong.
import { Kind, type Label, type Labels } from './labels';

/** Scores are plain up to this, then 18/01 and so on. */
export const PLAIN_SCORE = 18;

/** An integer with `digits` of its digits after the point: 35 with one is 3.5. */
export function decimal(value: number, digits: number): string {
  if (!digits) return `${value}`;
  const sign = value < 0 ? '-' : '';
  const text = `${value < 0 ? -value : value}`.padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${sign}${text.substr(0, point)}.${text.substr(point)}`;
}

/** Eighths as a whole figure and the rest: -12 is -1 4/8. */
function inEighths(value: number): string {
  const size = value < 0 ? -value : value;
  const rest = size & 7 ? `${size & 7}/8` : '';
  const whole = size < 8 && rest ? '' : `${size >> 3}${rest ? ' ' : ''}`;
  return (value < 0 ? '-' : '') + whole + rest;
}

/** A value of a field or output, in words. */
export function valueText(labels: Labels, label: Label, value: number): string {
  if (label.kind === Kind.Boolean) return value ? 'yes' : 'no';
  if (label.kind === Kind.Enum) return labels.word(label.words, value);
  if (label.score && value > PLAIN_SCORE) return `${PLAIN_SCORE}/${`${value - PLAIN_SCORE}`.padStart(2, '0')}`;
  return (
    (label.eighths ? inEighths(value) : decimal(value, label.digits)) +
    (label.unit === '%' ? '%' : label.unit ? ` ${label.unit}` : '')
  );
}

/** What one is kept as: 10 where a figure has tenths. */
export function unitOf(label: Label): number {
  let unit = label.eighths ? 8 : 1;
  for (let i = 0; i < label.digits; i++) unit *= 10;
  return unit;
}

/** First letter as a capital. */
export function capital(text: string): string {
  return text.substr(0, 1).toUpperCase() + text.substr(1);
}
