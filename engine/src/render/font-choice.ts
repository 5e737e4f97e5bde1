import type { FontFace } from '../designs/design.ts';

/** The faces that the page's texts touch; one without a range is always among them. */
export function fontsFor(text: string, fonts: readonly FontFace[]): FontFace[] {
  const points = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  return fonts.filter(({ unicodeRange }) => {
    if (unicodeRange === null) return true;
    const ranges = parseUnicodeRange(unicodeRange);
    return [...points].some((point) => ranges.some(([first, last]) => point >= first && point <= last));
  });
}

/** Reads `U+0000-00FF,U+2122`. */
function parseUnicodeRange(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
