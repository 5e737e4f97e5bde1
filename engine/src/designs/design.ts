import type { ComponentType, ReactNode } from 'react';
import type { Palette } from '../colour/palette.ts';
import type { SectionKind } from '../sections/schemas.ts';
import type { PageContext } from '../sections/page-context.ts';
import type { SectionView } from '../sections/section.ts';
import type { Affinity } from './affinity.ts';
import type { CardFont, CardProps } from './card.ts';
import type { CreatureProps, EmblemProps } from './emblem-props.ts';
import type { HeroLayout, QuestionLayout, StoryLayout } from '../sections/layouts.ts';
import type { DesignName } from '../document/design-names.ts';
import type { BackgroundImageStyle } from '../background-image/background-image.ts';
import type { PictureStyle } from '../sections/picture-treatment.ts';
import type { Showcase } from './showcase.ts';
import type { Wording } from './lines.ts';

/** One font file and what it holds. */
export interface FontFace {
  family: string;
  /** The npm package that ships it, e.g. `@fontsource/unbounded`. */
  package: string;
  /** Inside the package's `files/`, a `.woff2`. */
  file: string;
  /** `400`, or a range such as `200 900`. */
  weight: string;
  style: 'normal' | 'italic';
  /** As in CSS. A face whose range no text of the page touches is left out of the page. */
  unicodeRange: string | null;
  /** Whether the first view needs it; at most two files of a design. */
  preload: boolean;
  /** What the style sheet calls it, where that is not its family. */
  name?: string;
  /** How large it is set, as a part of its own size, where it stands in another's place. */
  scale?: number;
  /** The metric-adjusted fallback font that prevents layout shift; null where the first view does not use the face. */
  fallback: FontFallback | null;
}

/** Descriptors of a second `@font-face`, named `{family} fallback`, measured against the real one. */
export interface FontFallback {
  /** Local faces by name, best first. */
  local: readonly string[];
  /** As CSS writes them, e.g. `118.4%`. */
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
  /** Words of the first view that it comes out as wide as; left out where one size suits all texts. */
  fit?: FallbackFit;
}

/** The measured faces that machines have, or twins of them. */
type LocalFace = 'Arial' | 'Arial Bold' | 'Courier New Bold' | 'Times New Roman' | 'Times New Roman Bold';

export interface FallbackFit {
  /** What of the first view is set in the face, and largest. */
  words: 'headline' | 'tagline' | 'name';
  /** Which of the measured faces `local` names. */
  local: LocalFace;
  /** Local faces by name for the letters that they suit better, where letters have sizes of their own. */
  other?: { names: readonly string[]; local: LocalFace };
  /** How the style sheet sets them. */
  letters: 'as written' | 'capitals';
  /**
   * Sizes of their own for letters that are much narrower or wider in the other face, so that every line is nearly as wide as it
   * will be; null for one size, which saves some 250 bytes of the page.
   */
  sizes: LetterSizes | null;
}

/** As parts of the size that most letters have. */
export interface LetterSizes {
  /** From one to the next: fewer sizes make a smaller page. */
  step: number;
  /** From the common one, or they look thrown together. */
  most: number;
}

/** Which of a design's faces others can take the place of. */
export interface TypeRoles {
  /** The property that lettering is set in, and the family that it names. */
  readonly lettering: { readonly property: `--${string}`; readonly family: string };
  /** How wide the lettering is on average, in ems, as the style sheet sets it. */
  readonly width: number;
  readonly isCapitals: boolean;
  /** Of running text, beside that of the body: the property, and the family where it is one of ours. */
  readonly text?: { readonly property: `--${string}`; readonly family?: string };
  /** Lettering that is set in the body's face, and what names its face by itself. */
  readonly selector?: string;
}

/** CSS custom properties, e.g. `{ '--ink': '#ffffff' }`: values that we computed, never a creator's string. */
export type DesignTokens = Readonly<Record<`--${string}`, string>>;

/** A design's own arrangement of a section's parts, for the kinds where the standard one will not do. */
export type Arrangements = { readonly [Kind in SectionKind]?: ComponentType<SectionView<Kind>> };

/** A layout with a world of its own. Holds every section, works without an image, on any palette. */
export interface Design {
  name: DesignName;
  /** The world in one line, for people and for models that choose among designs. */
  world: string;
  showcase: Showcase;
  /** What it says of its own, in English. */
  wording: Wording;
  affinity: Affinity;
  fonts: readonly FontFace[];
  /** Which of them others can take the place of; none where that is left out. */
  type?: TypeRoles;
  /**
   * The design's custom properties beside the palette's own, which every page has: `--background`, `--surface`,
   * `--surface-raised`, `--text`, `--text-muted`, `--border`, `--primary`, `--primary-edge`, `--on-primary`,
   * `--primary-text`, `--secondary`, `--secondary-edge`, `--on-secondary`, `--secondary-text`.
   */
  tokens(palette: Palette, seed: number): DesignTokens;
  /** Imported from `style.css?inline`; the sections' structure comes before it. */
  css: string;
  /** What pages of one layout have beside it, and no others. */
  layoutCss: { readonly [Layout in HeroLayout | StoryLayout | QuestionLayout]?: string };
  /** What is its own where the coin's picture is no square photograph. */
  picture?: PictureStyle;
  /** How it shows the page's background picture; left out where it has no place for one. */
  backgroundImage?: BackgroundImageStyle;
  arrangements: Arrangements;
  /** Whether its hero sets the ticker by itself, so that the line above the headline need not say it again. */
  setsTicker?: true;
  /** What surrounds all sections: backdrops, status lines. Receives `<main>` and the footer as children. */
  Frame: ComponentType<{ context: PageContext; children: ReactNode }>;
  /** The coin's ticker in the design's own manner, where it has no picture and is about nothing that is drawn; an inline SVG with its colours as attributes. */
  Emblem: ComponentType<EmblemProps>;
  /** A creature in the design's own manner, likewise. */
  Creature: ComponentType<CreatureProps>;
  /** The picture of 1200×630 that stands for the page where its address is shared: boxes as satori draws them. */
  Card: ComponentType<CardProps>;
  /** Of the card, its main one first. */
  cardFonts: readonly CardFont[];
  /** How heavy the card draws letters that none of these has, such as Chinese ones: 100 to 900, as heavy as its own look. */
  cardWeight: number;
}
