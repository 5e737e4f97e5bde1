import { colourToHex, parseColour, splitColours } from '@moonpage/engine/colour/colour.ts';

/** `#rrggbb` of one colour as written, or null when it cannot be understood. */
export function hexOf(text: string): string | null {
  const colour = parseColour(text);
  return colour && colourToHex(colour);
}

/** The comma-separated list with the piece at `position` replaced. */
export function replaceColour(list: string, position: number, colour: string): string {
  return splitColours(list)
    .map((piece, at) => (at === position ? colour : piece))
    .join(',');
}

export function removeColour(list: string, position: number): string {
  return splitColours(list)
    .filter((_, at) => at !== position)
    .join(',');
}

export function addColour(list: string, colour: string): string {
  return [...splitColours(list), colour].join(',');
}
