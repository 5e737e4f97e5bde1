import { type Typeface, typefacesOf } from '../document/typefaces.ts';
import { fonts as brutalFonts } from './brutal/fonts.ts';
import { fonts as candyFonts } from './candy/fonts.ts';
import type { Design, FontFace, TypeRoles } from './design.ts';
import { fonts as goldBarFonts } from './gold-bar/fonts.ts';
import { fonts as terminalFonts } from './terminal/fonts.ts';

/** What a page's lettering and text are set in, in the place of the design's faces. */
interface Pairing {
  readonly lettering: readonly FontFace[];
  /** What stands behind it, as CSS writes it. */
  readonly letteringStack: string;
  /** Average widths in ems, as written and in capitals. */
  readonly widths: readonly [written: number, capitals: number];
  /** Running text; none where the reader's own faces serve. */
  readonly text: readonly FontFace[];
  /** Beside the faces of readers, as parts of its size. */
  readonly textScale: number;
  readonly textStack: string;
}

const grotesque = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif";
const bookFace = "Georgia,'Iowan Old Style','Noto Serif','Liberation Serif',serif";
const round = "ui-rounded,'Arial Rounded MT Bold',system-ui,sans-serif";
const fixed = "ui-monospace,Menlo,Consolas,'Liberation Mono',monospace";

const [monoText = [], monoLettering = []] = ['400', '700'].map((weight) =>
  terminalFonts.filter(({ file }) => file.includes(`-${weight}-`)),
);

const pairings: Record<Typeface, Pairing> = {
  bold: {
    lettering: brutalFonts,
    letteringStack: `Impact,${grotesque}`,
    widths: [0.558, 0.696],
    text: [],
    textScale: 1,
    textStack: grotesque,
  },
  serif: {
    lettering: goldBarFonts,
    letteringStack: `'Bodoni 72',Didot,${bookFace}`,
    widths: [0.455, 0.573],
    text: [],
    textScale: 1,
    textStack: bookFace,
  },
  rounded: {
    lettering: candyFonts,
    letteringStack: round,
    widths: [0.457, 0.567],
    text: candyFonts,
    textScale: 1,
    textStack: round,
  },
  mono: {
    lettering: monoLettering,
    letteringStack: fixed,
    widths: [0.6, 0.6],
    text: monoText,
    textScale: 0.9,
    textStack: fixed,
  },
};

/** Lettering is made as wide as the design's own as far as it stays as heavy on the page. */
const scales = { least: 0.62, most: 1.12 } as const;

/** Most files that are preloaded for one page. */
const preloadsAtMost = 2;

/** A page's faces, and the rules that put them in the place of the design's. */
export interface PageType {
  readonly fonts: readonly FontFace[];
  readonly css: string;
}

/** The design's own faces, or those that its creator chose; the share card keeps the design's own. */
export function pageType(design: Design, typeface: Typeface | undefined): PageType {
  const { type } = design;
  if (typeface === undefined || !type || !typefacesOf(design.name).includes(typeface))
    return { fonts: design.fonts, css: '' };
  const { lettering, letteringStack, widths, text, textScale, textStack } = pairings[typeface];
  const scale = within(type.width / widths[type.isCapitals ? 1 : 0]);
  const replaced = [type.lettering.family, type.text?.family];
  const kept = design.fonts.filter(({ family }) => !replaced.includes(family));
  const faces = [
    ...kept,
    ...lettering.map((face) => ({ ...lettered(face, type), name: 'Lettering', weight: '100 900', scale })),
    ...text.map((face) => ({ ...face, name: 'Text', weight: '100 900', scale: textScale })),
  ];
  const textFamilies = `${text.length > 0 ? "'Text','Text fallback'," : ''}${textStack}`;
  return { fonts: preloadedAtMost(faces), css: rulesOf(type, letteringStack, textFamilies) };
}

/** The lettering of a pairing, for labels of choices. */
export function typefaceSample(typeface: Typeface): FontFace | undefined {
  return pairings[typeface].lettering[0];
}

/** Its fallback fitted to letters as the design sets them. */
function lettered(face: FontFace, { isCapitals }: TypeRoles): FontFace {
  const { fallback } = face;
  if (!fallback?.fit) return face;
  const letters = isCapitals ? 'capitals' : 'as written';
  return { ...face, fallback: { ...fallback, fit: { ...fallback.fit, letters } } };
}

/** More specific than what a design says of its own. */
function rulesOf({ lettering, text, selector }: TypeRoles, stack: string, textFamilies: string): string {
  const families = `'Lettering','Lettering fallback',${stack}`;
  return [
    `html:root{${lettering.property}:${families}${text ? `;${text.property}:${textFamilies}` : ''}}`,
    `html:root body{font-family:${textFamilies}}`,
    selector === undefined ? '' : `html:root :is(${selector}){font-family:${families}}`,
  ].join('');
}

function preloadedAtMost(faces: readonly FontFace[]): FontFace[] {
  const files = new Set<string>();
  return faces.map((face) => {
    if (face.preload && files.size < preloadsAtMost) files.add(face.file);
    return { ...face, preload: face.preload && files.has(face.file) };
  });
}

function within(scale: number): number {
  return Math.round(Math.min(Math.max(scale, scales.least), scales.most) * 1000) / 1000;
}
