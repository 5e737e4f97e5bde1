import { parseColour, splitColours } from '@moonpage/engine/colour/colour.ts';

/** More colours than this are a painting, not a palette. */
export const mainColorsAtMost = 8;

/** A colour as it is stored: the creator's own word or notation, tidied; null when it is not a colour. */
export function cleanColour(text: string): string | null {
  const tidy = text.trim().replace(/\s+/gu, ' ');
  return parseColour(tidy) === null ? null : tidy;
}

/** The parts of a comma-separated list of colours; those that are none are named as they were written. */
export function readColours(text: string): { colours: string[]; refused: string[] } {
  const colours: string[] = [];
  const refused: string[] = [];
  for (const part of splitColours(text)) {
    const colour = cleanColour(part);
    if (colour === null) refused.push(part);
    else colours.push(colour);
  }
  return { colours, refused };
}
