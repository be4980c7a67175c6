// How names become words for people: split at capitals and hyphens.
// One place, so that the device, the manual and the descriptions agree.

/** `rangeMetres` -> range metres; `long-sword` -> long sword. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s-]+/)
    .map(word => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .filter(Boolean);
}
