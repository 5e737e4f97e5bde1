import type { FontFace, FontFallback } from '../designs/design.ts';
import { isMeasured, widthIn } from '../designs/letter-widths.ts';

/** What the first view says. */
export interface FirstWords {
  name: string;
  headline: string;
  tagline: string;
}

/** Beyond this the words are of letters that were not measured, or of one letter over and over. */
const most = 1.35;

/**
 * The face that stands in for another on this very page: as wide as the first view's words, so that their lines break in the
 * same places when the face itself arrives, and as high as it was measured to be.
 */
export function fittedFallback({ family, fallback }: FontFace, words: FirstWords): FontFallback | null {
  if (!fallback?.fit || !isMeasured(family)) return fallback;
  const { local, letters } = fallback.fit;
  const written = words[fallback.fit.words];
  const text = letters === 'capitals' ? written.toUpperCase() : written;
  const width = widthIn(local, text);
  if (width === 0) return fallback;
  const measured = Number.parseFloat(fallback.sizeAdjust);
  const size = (100 * widthIn(family, text)) / width;
  const change = Math.min(Math.max(size / measured, 1 / most), most);
  const scaled = (percentage: string, by: number) =>
    `${Number((Number.parseFloat(percentage) * by).toFixed(2))}%`;
  return {
    ...fallback,
    sizeAdjust: scaled(fallback.sizeAdjust, change),
    ascentOverride: scaled(fallback.ascentOverride, 1 / change),
    descentOverride: scaled(fallback.descentOverride, 1 / change),
  };
}
