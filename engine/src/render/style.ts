import type { Palette } from '../colour/palette.ts';
import type { Design, FontFace } from '../designs/design.ts';
import type { SectionKind } from '../sections/schemas.ts';
import { sections } from '../sections/sections.ts';
import baseCss from './base.css?inline';
import { type FirstWords, type StandIn, standInsFor } from './fallback-fit.ts';
import { fontAsset, type PageFont } from './font-choice.ts';
import previewCss from './preview.css?inline';

/** Everything that the page's one style element is made from. */
export interface StyleParts {
  design: Design;
  palette: Palette;
  seed: number;
  /** Kinds on the page; the structure of others is left out. */
  kinds: ReadonlySet<SectionKind>;
  fonts: readonly PageFont[];
  /** What the faces that stand in are fitted to; null leaves them as they are. */
  firstWords: FirstWords | null;
  assetUrl: (name: string) => string;
  mode: 'live' | 'preview';
}

/** The page's whole CSS. Its values are ours or the palette's, never a creator's string. */
export function pageStyle(parts: StyleParts): string {
  const { design, palette, kinds } = parts;
  return [
    ...parts.fonts.flatMap((font) => fontFaces(font.face, parts.assetUrl(fontAsset(font)), parts.firstWords)),
    `:root{${declarations({ ...paletteTokens(palette), ...design.tokens(palette, parts.seed) })}}`,
    baseCss,
    ...[...kinds].toSorted().map((kind) => sections[kind].css),
    design.css,
    parts.mode === 'preview' ? previewCss : '',
  ].join('');
}

/** The properties that every page has, whatever its design. */
export function paletteTokens(palette: Palette): Record<`--${string}`, string> {
  return {
    '--scheme': palette.scheme,
    '--background': palette.background,
    '--surface': palette.surface,
    '--surface-raised': palette.surfaceRaised,
    '--text': palette.text,
    '--text-muted': palette.textMuted,
    '--border': palette.border,
    '--primary': palette.primary,
    '--primary-edge': palette.primaryEdge,
    '--on-primary': palette.onPrimary,
    '--primary-text': palette.primaryText,
    '--secondary': palette.secondary,
    '--secondary-edge': palette.secondaryEdge,
    '--on-secondary': palette.onSecondary,
    '--secondary-text': palette.secondaryText,
  };
}

function declarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function fontFaces(font: FontFace, url: string, words: FirstWords | null): string[] {
  const face: Record<string, string> = {
    'font-family': `'${font.family}'`,
    ...(font.style === 'normal' ? {} : { 'font-style': font.style }),
    'font-weight': font.weight,
    'font-display': 'swap',
    src: `url(${JSON.stringify(url)}) format('woff2')`,
    ...(font.unicodeRange === null ? {} : { 'unicode-range': font.unicodeRange }),
  };
  return [
    `@font-face{${declarations(face)}}`,
    ...standIns(font, words).map((each) => standInFace(font, each)),
  ];
}

function standIns(font: FontFace, words: FirstWords | null): StandIn[] {
  if (words !== null) return standInsFor(font, words);
  return font.fallback === null ? [] : [{ ...font.fallback, letters: null }];
}

/** Stands in for the file's own letters only: others would come out at a size that was measured for these. */
function standInFace({ family, weight, unicodeRange }: FontFace, standIn: StandIn): string {
  const letters = standIn.letters ?? unicodeRange;
  const face = {
    'font-family': `'${family} fallback'`,
    'font-weight': weight,
    src: standIn.local.map((name) => `local('${name}')`).join(','),
    'size-adjust': standIn.sizeAdjust,
    'ascent-override': standIn.ascentOverride,
    'descent-override': standIn.descentOverride,
    'line-gap-override': standIn.lineGapOverride,
    ...(letters === null ? {} : { 'unicode-range': letters }),
  };
  return `@font-face{${declarations(face)}}`;
}
