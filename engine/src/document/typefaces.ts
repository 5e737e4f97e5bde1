import type { DesignName } from './design-names.ts';

/** Faces that a page can be set in instead of its design's own: each for lettering and running text together. */
export const typefaces = ['bold', 'serif', 'rounded', 'mono'] as const;

export type Typeface = (typeof typefaces)[number];

/**
 * What a design cannot be set in: a game's screen is measured in its own pixels, thin letters are lost in an outline of ink, and nothing
 * would differ where the face is the design's own.
 */
const unsuited: { readonly [Design in DesignName]?: readonly Typeface[] } = {
  arcade: typefaces,
  'toon-sky': ['serif', 'rounded'],
  comic: ['serif', 'rounded'],
  terminal: ['mono'],
  brutal: ['bold'],
  candy: ['rounded'],
  'gold-bar': ['serif'],
};

/** What a design can be set in beside its own faces. */
export function typefacesOf(design: DesignName): readonly Typeface[] {
  return typefaces.filter((typeface) => !unsuited[design]?.includes(typeface));
}
