import { contrast, shade, toneOf } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';

/** WCAG 2 AA for text. */
const readable = 4.5;

/**
 * What the house is gilded with: the creator's first colour as metal, the second as wax. `--foil-high` is the
 * glint that runs over the first colour wherever `--on-primary` is read; `--gilt-bright` is the lit end of gilded
 * lettering on the page; the bevels are the sides of a bar and carry no text. `--stripe` is the pin stripe of a suit.
 */
export function goldTokens(palette: Palette) {
  const { primary, onPrimary, primaryText, secondary, surface, background, text } = palette;
  const isDark = palette.scheme === 'dark';
  const grounds = [background, surface, palette.surfaceRaised];
  return {
    '--gilt': primaryText,
    '--gilt-bright': furthest(primaryText, isDark ? 0.14 : -0.14, (hex) => readableOn(grounds, hex)),
    '--foil-high': furthest(primary, 0.08, (hex) => contrast(hex, onPrimary) >= readable),
    // Of a black bar, too, the lit side is seen.
    '--bevel-light': shade(primary, Math.max(0.15, 0.26 - toneOf(primary).lightness)),
    '--bevel-mid': shade(primary, -0.07),
    '--bevel-dark': shade(primary, -0.2),
    '--wax-light': shade(secondary, 0.1),
    '--wax-dark': shade(secondary, -0.14),
    '--stripe': furthest(surface, isDark ? 0.05 : -0.05, (hex) =>
      [text, palette.textMuted, primaryText].every((each) => contrast(hex, each) >= readable),
    ),
  };
}

/** The furthest of eight steps that is still accepted; the colour itself when none is. */
function furthest(hex: string, by: number, accept: (hex: string) => boolean): string {
  for (let step = 8; step > 0; step -= 1) {
    const candidate = shade(hex, (by * step) / 8);
    if (accept(candidate)) return candidate;
  }
  return hex;
}

function readableOn(grounds: readonly string[], hex: string): boolean {
  return grounds.every((ground) => contrast(hex, ground) >= readable);
}
