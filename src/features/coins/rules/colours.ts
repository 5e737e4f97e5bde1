import { parseColour, splitColours } from '@moonpage/engine/colour/colour.ts';

/** More colours than this are a painting, not a palette. */
export const mainColorsAtMost = 8;

/** A colour as it is stored: the creator's own word or notation, tidied; null when it is not a colour. */
export function cleanColour(text: string): string | null {
  const tidy = text.trim().replace(/\s+/gu, ' ');
  return parseColour(tidy) === null ? null : tidy;
}

/** The parts of a comma-separated list of colours, and why it is refused; null when it is not. */
export function readColours(text: string): { colours: string[]; refusal: string | null } {
  const read = splitColours(text).map((part) => ({ part, colour: cleanColour(part) }));
  const colours = read.flatMap(({ colour }) => colour ?? []);
  const unknown = read.find(({ colour }) => colour === null);
  return { colours, refusal: refusalOf(colours, unknown?.part) };
}

function refusalOf(colours: readonly string[], unknown: string | undefined): string | null {
  if (colours.length === 0) return 'Please select at least one color';
  if (unknown !== undefined) {
    return `“${unknown.slice(0, 40)}” is not a color: use a name such as tan, or a hex value such as #7c3aed`;
  }
  return colours.length > mainColorsAtMost ? `Please select at most ${mainColorsAtMost} colors` : null;
}
