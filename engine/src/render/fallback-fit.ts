import type { FontFace, FontFallback, LetterSizes } from '../designs/design.ts';
import { isMeasured, type MeasuredFace, measuredLetters, widthIn } from '../designs/letter-widths.ts';

/** What the first view says. */
export interface FirstWords {
  name: string;
  headline: string;
  tagline: string;
}

/** A metric-adjusted fallback font of one page. */
export interface FallbackFace extends FontFallback {
  /** The letters that it is for, as `unicode-range` names them; null for all that no other one is for. */
  letters: string | null;
}

/** Beyond this the words are of letters that were not measured, or of one letter over and over. */
const most = 1.35;
/** A space may have almost any size, as it is not visible. */
const mostOfSpace = 0.6;

/**
 * Metric-adjusted fallback fonts for one page: the first view's words come out as wide as in the web font, so that the swap
 * moves no line. Fitted by letter, other lines come out nearly as wide too.
 */
export function fallbackFacesFor({ family, fallback }: FontFace, words: FirstWords): FallbackFace[] {
  if (fallback === null) return [];
  const { fit } = fallback;
  const written = fit ? words[fit.words] : '';
  const text = fit?.letters === 'capitals' ? written.toUpperCase() : written;
  if (!fit || !isMeasured(family) || widthIn(fit.local, text) === 0) return [{ ...fallback, letters: null }];
  const measured = Number.parseFloat(fallback.sizeAdjust) / 100;
  const size = within(widthIn(family, text) / widthIn(fit.local, text), measured / most, measured * most);
  if (fit.sizes === null) return [{ ...resized(fallback, size / measured), letters: null }];
  const faces = { own: family, local: fit.local, other: fit.other?.local ?? fit.local, sizes: fit.sizes };
  const common = sizeByLetter(faces, text, size);
  const groups = Map.groupBy(measuredLetters, (letter) => {
    const { local, change } = letterIn(faces, letter, common);
    return `${local} ${change}`;
  });
  return [
    { ...resized(fallback, common / measured), letters: null },
    ...[...groups.values()].flatMap((letters) => {
      const { local, change } = letterIn(faces, letters[0] ?? '', common);
      if (local === fit.local && change === 0) return [];
      const names = local === fit.local ? fallback.local : (fit.other?.names ?? []);
      const changed = resized({ ...fallback, local: names }, (common * (1 + change)) / measured);
      return [{ ...changed, letters: unicodeRange(letters) }];
    }),
  ];
}

interface Faces {
  own: MeasuredFace;
  local: MeasuredFace;
  other: MeasuredFace;
  sizes: LetterSizes;
}

/** The size of most letters at which the words come out right: it makes up for what the limits of others leave over. */
function sizeByLetter(faces: Faces, text: string, whole: number): number {
  let size = whole;
  for (let round = 0; round < 4; round += 1) {
    let width = 0;
    for (const letter of text) {
      const { local, change } = letterIn(faces, letter, size);
      width += widthIn(local, letter) * size * (1 + change);
    }
    size = within((size * widthIn(faces.own, text)) / width, whole / most, whole * most);
  }
  return size;
}

/** Which of the local faces draws a letter, and by how much larger than the common size. */
function letterIn(
  { own, local, other, sizes }: Faces,
  letter: string,
  size: number,
): { local: MeasuredFace; change: number } {
  const exactIn = (face: MeasuredFace) => widthIn(own, letter) / (widthIn(face, letter) * size) - 1;
  const suits = Math.abs(exactIn(other)) < Math.abs(exactIn(local)) ? other : local;
  const exact = exactIn(suits);
  // Letters that were not measured have no width in either face.
  if (!Number.isFinite(exact)) return { local, change: 0 };
  if (letter === ' ')
    return { local: suits, change: within(Math.round(exact * 50) / 50, -mostOfSpace, mostOfSpace) };
  return {
    local: suits,
    change: within(Math.round(exact / sizes.step) * sizes.step, -sizes.most, sizes.most),
  };
}

function within(value: number, least: number, largest: number): number {
  return Math.min(Math.max(value, least), largest);
}

/** Larger, and as high as before: what a line's height is made from does not change with it. */
function resized(fallback: FontFallback, by: number): FontFallback {
  const scaled = (percentage: string, factor: number) =>
    `${Number((Number.parseFloat(percentage) * factor).toFixed(1))}%`;
  return {
    ...fallback,
    sizeAdjust: scaled(fallback.sizeAdjust, by),
    ascentOverride: scaled(fallback.ascentOverride, 1 / by),
    descentOverride: scaled(fallback.descentOverride, 1 / by),
  };
}

function unicodeRange(letters: readonly string[]): string {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
  const hex = (point: number | undefined) => (point ?? 0).toString(16);
  const runs: number[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1) === point - 1) run.push(point);
    else runs.push([point]);
  }
  return runs
    .map((run) => (run.length === 1 ? `U+${hex(run[0])}` : `U+${hex(run[0])}-${hex(run.at(-1))}`))
    .join(',');
}
