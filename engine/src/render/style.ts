import type { Palette } from '../colour/palette.ts';
import type { Design, DesignTokens, FontFace } from '../designs/design.ts';
import type { PageDocument } from '../document/schema.ts';
import type { PictureTreatment } from '../sections/picture-treatment.ts';
import backgroundImageCss from '../background-image/background-image.css?inline';
import mascotCss from '../sections/picture-treatment.css?inline';
import type { SectionKind } from '../sections/schemas.ts';
import { sections } from '../sections/sections.ts';
import consentCss from '../pixels/consent.css?inline';
import baseCss from './base.css?inline';
import { type FirstWords, type FallbackFace, fallbackFacesFor } from './fallback-fit.ts';
import { fontAsset, type PageFont } from './font-choice.ts';
import previewCss from './preview.css?inline';

/** Everything that the page's one style element is made from. */
export interface StyleParts {
  design: Design;
  /** Its `designTokens`. */
  tokens: DesignTokens;
  pictureTreatment: PictureTreatment | null;
  hasBackgroundImage: boolean;
  document: Pick<PageDocument, 'layout' | 'story' | 'questions'>;
  /** Kinds on the page; the structure of others is left out. */
  kinds: ReadonlySet<SectionKind>;
  fonts: readonly PageFont[];
  /** Rules for faces in the place of the design's own. */
  typeCss: string;
  /** What fallback fonts are fitted to; null leaves them as they were measured. */
  firstWords: FirstWords | null;
  assetUrl: (name: string) => string;
  mode: 'live' | 'preview';
  /** Whether readers are asked about pixels. */
  asksConsent: boolean;
}

/** A page's whole CSS. */
export interface PageStyle {
  /** Its fonts and properties. */
  readonly own: string;
  /** After them, what it shares with other pages. */
  readonly sheets: readonly string[];
}

/** Its values are ours or the palette's, never a creator's string. */
export function pageStyle(parts: StyleParts): PageStyle {
  const { design, tokens, document, pictureTreatment, kinds } = parts;
  const layouts = [document.layout, document.story, document.questions];
  const own = [
    ...parts.fonts.flatMap((font) => fontFaces(font.face, parts.assetUrl(fontAsset(font)), parts.firstWords)),
    `:root{${declarations(pictureTreatment?.kind === 'plate' ? { ...tokens, '--plate': pictureTreatment.colour } : tokens)}}`,
    parts.typeCss,
  ].join('');
  const sheets = [
    baseCss,
    ...[...kinds].toSorted().map((kind) => sections[kind].css),
    design.css,
    ...layouts.map((layout) => (layout === undefined ? '' : (design.layoutCss[layout] ?? ''))),
    ...(pictureTreatment === null ? [] : [mascotCss, design.picture?.css ?? '']),
    ...(parts.hasBackgroundImage ? [backgroundImageCss, design.backgroundImage?.css ?? ''] : []),
    parts.asksConsent ? consentCss : '',
    parts.mode === 'preview' ? previewCss : '',
  ];
  return { own, sheets };
}

/** All properties of a page. */
export function designTokens(design: Design, palette: Palette, seed: number): DesignTokens {
  return { ...paletteTokens(palette), ...design.tokens(palette, seed) };
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
    'font-family': `'${font.name ?? font.family}'`,
    ...(font.style === 'normal' ? {} : { 'font-style': font.style }),
    'font-weight': font.weight,
    'font-display': 'swap',
    src: `url(${JSON.stringify(url)}) format('woff2')`,
    ...(font.scale === undefined || font.scale === 1 ? {} : { 'size-adjust': percent(font.scale * 100) }),
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
function fallbackRule(font: FontFace, fallbackFace: FallbackFace): string {
  const { name = font.family, weight, unicodeRange, scale = 1 } = font;
  const letters = fallbackFace.letters ?? unicodeRange;
  const face = {
    'font-family': `'${name} fallback'`,
    'font-weight': weight,
    src: fallbackFace.local.map((name) => `local('${name}')`).join(','),
    'size-adjust':
      scale === 1 ? fallbackFace.sizeAdjust : percent(Number.parseFloat(fallbackFace.sizeAdjust) * scale),
    'ascent-override': fallbackFace.ascentOverride,
    'descent-override': fallbackFace.descentOverride,
    'line-gap-override': fallbackFace.lineGapOverride,
    ...(letters === null ? {} : { 'unicode-range': letters }),
  };
  return `@font-face{${declarations(face)}}`;
}

function percent(value: number): string {
  return `${Number(value.toFixed(1))}%`;
}
