import { needsShaping } from '@moonpage/engine/designs/card.ts';
import sharp from 'sharp';
import { codePointsOf, familyNameOf, weightOf } from '../../../platform/fonts/sfnt.ts';
import type { PlainElement, PlainNode } from './plain-tree.ts';

/** A face as Pango is asked for it. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  readonly file: string;
  readonly codePoints: ReadonlySet<number>;
}

/** @param file the same font as `sfnt` */
export function faceOf({ sfnt, file }: { sfnt: Buffer; file: string }): Face {
  return { family: familyNameOf(sfnt), weight: weightOf(sfnt), file, codePoints: codePointsOf(sfnt) };
}

/** What a text takes from the elements around it. Lengths are pixels. */
interface Setting {
  readonly fontSize: number;
  readonly color: string;
  readonly isCapitals: boolean;
  /** The most that there is room for. */
  readonly width: number;
  readonly height: number;
}

type Style = Readonly<Record<string, unknown>>;

/**
 * A card whose texts in scripts that the layout library cannot set (see `needsShaping`) are pictures, drawn by Pango:
 * letters joined, lines from the right, words whole, and smaller where they would not fit.
 * @param card plain elements; sizes are numbers, as the designs' cards have them
 * @param facesOf asked once if there is such a text; the first face that has a letter draws it
 */
export async function shapeTexts(
  card: PlainNode,
  size: { width: number; height: number },
  facesOf: () => readonly Face[],
): Promise<PlainNode> {
  if (!needsShaping(textOf(card))) return card;
  const faces = facesOf();
  return shape(card, { ...size, fontSize: 16, color: '#000000', isCapitals: false });

  async function shape(node: PlainNode, setting: Setting): Promise<PlainNode> {
    if (typeof node === 'string') return needsShaping(node) ? await picture(node, setting) : node;
    if (isList(node)) return Promise.all(node.map((each) => shape(each, setting)));
    if (node === null || typeof node !== 'object' || !textOf(node)) return node;
    const style = styleOf(node);
    const within = settingIn(setting, style, childrenOf(node).length);
    const children = await Promise.all(childrenOf(node).map((child) => shape(child, within)));
    const aligned = fromTheRight.test(textOf(node))
      ? children.map((child) => alignedIn(style, child, children.length === 1))
      : children;
    return { ...node, props: { ...node.props, children: aligned } };
  }

  async function picture(text: string, setting: Setting): Promise<PlainElement> {
    const runs = runsOf(setting.isCapitals ? text.toUpperCase() : text, faces);
    // Each file that was once named is known from then on.
    for (const { file } of new Set(runs.map(({ face }) => face)))
      await sharp({ text: { text: '.', fontfile: file } }).metadata();
    for (let { fontSize } = setting; ;) {
      const { png, width, height } = await draw(runs, { ...setting, fontSize });
      // In smaller letters there are fewer lines, too.
      const fit = Math.min(setting.width / width, Math.sqrt(setting.height / height));
      if (fit < 1 && fontSize > smallest) {
        fontSize *= Math.min(fit, 0.95);
        continue;
      }
      const src = `data:image/png;base64,${png.toString('base64')}`;
      return { type: 'img', props: { src, width, height, style: { flexShrink: 0 } } };
    }
  }

  async function draw(runs: readonly Run[], { fontSize, color, width }: Setting) {
    const markup = runs.map(({ face, run }) => {
      const font = `face="${escape(face.family)}" weight="${face.weight}"`;
      return `<span ${font} line_height="${lineHeight}" foreground="${color}">${escape(run)}</span>`;
    });
    const { data, info } = await sharp({
      text: {
        text: markup.join(''),
        font: `sans ${fontSize}`,
        width: Math.floor(width * density),
        dpi: 72 * density,
        wrap: 'word',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width / density, height: info.height / density };
  }
}

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Of the faces' own, which leave room for marks that titles seldom have. */
const lineHeight = 0.8;
/** Pictures have twice the pixels, as some are turned a little. */
const density = 2;
/** Letters are not made smaller than this. */
const smallest = 12;

interface Run {
  readonly face: Face;
  run: string;
}

/** A text in pieces of one face each; white space, signs and marks stay with the letters before them. */
function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const letter of isolated(text)) {
    const last = runs.at(-1);
    const point = letter.codePointAt(0) ?? 0;
    const isNeutral = /[^\p{L}\p{N}]/u.test(letter) && last?.face.codePoints.has(point);
    const face = isNeutral ? last?.face : faces.find(({ codePoints }) => codePoints.has(point));
    if (last && (!face || face === last.face)) last.run += letter;
    else if (face ?? faces[0]) runs.push({ face: (face ?? faces[0]) as Face, run: letter });
  }
  return runs;
}

/** A ticker keeps its sign in front of it where the words around it run from the right. */
function isolated(text: string): string {
  return text.replaceAll(/\$(?=\p{Script=Latin})/gu, '\u200e$');
}

/** Beside a text that runs from the right all of a column stands at the right; what stands in the middle stays there. */
function alignedIn(container: Style, shaped: PlainNode, isAlone: boolean): PlainNode {
  if (shaped === null || typeof shaped !== 'object' || isList(shaped)) return shaped;
  if (styleOf(shaped)['position'] === 'absolute') return shaped;
  const isColumn = container['flexDirection'] === 'column';
  if (!isColumn && (!isAlone || container['justifyContent'] === 'center')) return shaped;
  const moved = isColumn ? { alignSelf: 'flex-end' } : { marginLeft: 'auto' };
  return { ...shaped, props: { ...shaped.props, style: { ...styleOf(shaped), ...moved } } };
}

/** @param count of children, which share the height */
function settingIn(outer: Setting, style: Style, count: number): Setting {
  const { vertical, horizontal } = edgesOf(style);
  const width = lengthOf(style['width']) ?? lengthOf(style['maxWidth']) ?? outer.width;
  const height = lengthOf(style['height']) ?? lengthOf(style['minHeight']) ?? outer.height;
  const isShared = count > 1 && style['flexDirection'] === 'column';
  return {
    fontSize: lengthOf(style['fontSize']) ?? outer.fontSize,
    color: typeof style['color'] === 'string' ? style['color'] : outer.color,
    isCapitals: outer.isCapitals || style['textTransform'] === 'uppercase',
    width: width - horizontal,
    height: (height - vertical) * (isShared ? 0.75 : 1),
  };
}

/** Padding and border of both sides together. */
function edgesOf(style: Style): { vertical: number; horizontal: number } {
  const { padding, border } = style;
  const [top = 0, right = top, bottom = top, left = right] =
    typeof padding === 'number'
      ? [padding]
      : typeof padding === 'string'
        ? padding.split(' ').map(Number.parseFloat)
        : [];
  const line = typeof border === 'string' ? Number.parseFloat(border) || 0 : 0;
  return { vertical: top + bottom + 2 * line, horizontal: left + right + 2 * line };
}

function lengthOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function styleOf({ props }: PlainElement): Style {
  return (props['style'] ?? {}) as Style;
}

function childrenOf({ props }: PlainElement): readonly PlainNode[] {
  const children = (props['children'] ?? null) as PlainNode;
  return (isList(children) ? children : [children]).filter((each) => each !== null && each !== '');
}

/** Everything that it says. */
function textOf(node: PlainNode): string {
  if (node === null || typeof node === 'number') return '';
  if (typeof node === 'string') return node;
  return (isList(node) ? node : childrenOf(node)).map(textOf).join('');
}

function isList(node: PlainNode): node is readonly PlainNode[] {
  return Array.isArray(node);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
