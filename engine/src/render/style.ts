import type { Palette } from '../colour/palette.ts';
import type { Design, FontFace } from '../designs/design.ts';
import type { SectionKind } from '../sections/schemas.ts';
import { sections } from '../sections/sections.ts';
import baseCss from './base.css?inline';
import { type FirstWords, type FallbackFace, fallbackFacesFor } from './fallback-fit.ts';
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
  /** What fallback fonts are fitted to; null leaves them as they were measured. */
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
    ...fallbackFaces(font, words).map((each) => fallbackRule(font, each)),
  ];
}

function fallbackFaces(font: FontFace, words: FirstWords | null): FallbackFace[] {
  if (words !== null) return fallbackFacesFor(font, words);
  return font.fallback === null ? [] : [{ ...font.fallback, letters: null }];
}

/** For the letters of the font file only, as the size was measured for these. */
function fallbackRule({ family, weight, unicodeRange }: FontFace, fallbackFace: FallbackFace): string {
  const letters = fallbackFace.letters ?? unicodeRange;
  const face = {
    'font-family': `'${family} fallback'`,
    'font-weight': weight,
    src: fallbackFace.local.map((name) => `local('${name}')`).join(','),
    'size-adjust': fallbackFace.sizeAdjust,
    'ascent-override': fallbackFace.ascentOverride,
    'descent-override': fallbackFace.descentOverride,
    'line-gap-override': fallbackFace.lineGapOverride,
    ...(letters === null ? {} : { 'unicode-range': letters }),
  };
  return `@font-face{${declarations(face)}}`;
}
