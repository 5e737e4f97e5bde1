import { parseColour, splitColours } from '@moonpage/engine/colour/colour.ts';

/** More colours than this are a painting, not a palette. */
export const mainColorsAtMost = 8;

/** A colour as it is stored: the creator's own word or notation, tidied; null when it is not one colour. */
export function cleanColour(text: string): string | null {
  const [colour = '', ...more] = splitColours(text);
  return more.length === 0 && parseColour(colour) !== null ? colour : null;
}

/** The colours of a list, and why it is refused; null when it is not. */
export function readColours(text: string): { colours: string[]; refusal: string | null } {
  const pieces = splitColours(text);
  const colours = pieces.filter((piece) => parseColour(piece) !== null);
  return {
    colours,
    refusal: refusalOf(
      colours,
      pieces.find((piece) => !colours.includes(piece)),
    ),
  };
}

function refusalOf(colours: readonly string[], unknown: string | undefined): string | null {
  if (unknown !== undefined) return `“${unknown.slice(0, 40)}” is no color. Separate colors with commas.`;
  if (colours.length === 0) return 'Please select at least one color';
  return colours.length > mainColorsAtMost ? `Please select at most ${mainColorsAtMost} colors` : null;
}
