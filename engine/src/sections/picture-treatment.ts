import { contrastOfLuminances, luminance } from '../colour/colour.ts';
import type { FactsImage, Silhouette } from '../facts.ts';

/**
 * How a picture is shown where it is no square photograph: `cutout` stands free, without what a design puts around
 * photographs; so does `logo`, which is wide and stands on nothing; `plate` is either where it would be lost on what is
 * behind it; `wide` and `tall` are photographs that are shown whole.
 */
export type PictureTreatment =
  | { readonly kind: 'cutout' | 'logo' | 'wide' | 'tall' }
  /** @param colour `#rrggbb` */
  | { readonly kind: 'plate'; readonly colour: string };

/** What a design does with such pictures. */
export interface PictureStyle {
  /** Properties whose colours are behind the picture, as `#rrggbb`; the page's background unless given. */
  grounds?: readonly `--${string}`[];
  /** The same of its card, where it is another one. */
  cardGrounds?: readonly `--${string}`[];
  /** Added to pages with such a picture. `.mascot` has the class `mascot-` and the treatment's name. */
  css?: string;
}

/** Below this contrast, WCAG's, nothing of a picture is seen. */
const lost = 1.8;
const well = 4.5;
/** What plates are cut from, the design's own surface first. */
const plates = ['--surface', '--primary', '--secondary', '--text'] as const;
/** Longer than this (of the shorter side) a photograph would lose a face to a square. */
const long = 1.2;

/** @param tokens the design's and the palette's. @returns null for a photograph that is nearly square, or no picture */
export function pictureTreatmentOf(
  image: FactsImage | null,
  tokens: Readonly<Record<`--${string}`, string>>,
  grounds: PictureStyle['grounds'] = ['--background'],
): PictureTreatment | null {
  if (image === null) return null;
  const { width, height, silhouette } = image;
  const isWide = width > height * long;
  if (!silhouette) return isWide ? { kind: 'wide' } : height > width * long ? { kind: 'tall' } : null;
  const contrastOn = (name: `--${string}`) => contrastWith(silhouette, tokens[name] ?? '');
  if (grounds.every((name) => contrastOn(name) >= lost)) return { kind: isWide ? 'logo' : 'cutout' };
  const [best = '--text'] = plates.toSorted((one, other) => contrastOn(other) - contrastOn(one));
  return { kind: 'plate', colour: tokens[plates.find((name) => contrastOn(name) >= well) ?? best] ?? '' };
}

/** Of what is seen best: the edge, or what is within it. */
function contrastWith({ edge, body }: Silhouette, ground: string): number {
  const behind = luminance(ground);
  return Math.max(contrastOfLuminances(edge, behind), contrastOfLuminances(body, behind));
}
