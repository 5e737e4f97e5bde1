import { difference, hexOf, type Tone, toneOf } from '@moonpage/engine/colour/colour.ts';

/** Main colours and page background that go together, made from a picture, in the notation of the form. */
export interface ImagePalette {
  readonly name: 'Dark' | 'Light' | 'Vivid';
  /** Comma-separated `#rrggbb`. */
  readonly mainColors: string;
  /** `#rrggbb` */
  readonly pageBackground: string;
}

/** Below this chroma a colour is grey to the eye; a page in a colour needs a good deal more. */
const greyBelow = 0.035;
const vividFrom = 0.09;
/** Colours nearer than this look like one. */
const apart = 0.12;

/**
 * Two or three palettes of a picture's colours: on a dark page, on a light one, and on the picture's own strongest colour where it
 * has one. A grey picture stays grey.
 * @param colours `#rrggbb`, the most striking first; none (nothing can be seen of the picture) gives no palette.
 */
export function imagePalettes(colours: readonly string[]): ImagePalette[] {
  const tones = colours.map(toneOf);
  const coloured = tones.filter(({ chroma }) => chroma >= greyBelow);
  const [lead] = coloured.length > 0 ? coloured : tones;
  if (!lead) return [];
  const inks = coloured.length > 0 ? coloured : tones.map((tone) => ({ ...tone, chroma: 0 }));
  const isGrey = coloured.length === 0;
  const breath = (most: number) => (isGrey ? 0 : Math.min(lead.chroma, most));
  const vivid = coloured.toSorted((one, other) => other.chroma - one.chroma)[0];

  return [
    {
      name: 'Dark',
      ...onPage(hexOf({ ...lead, lightness: 0.17, chroma: breath(0.035) }), inks, [0.66, 0.92]),
    },
    {
      name: 'Light',
      ...onPage(
        hexOf({ ...lead, lightness: 0.965, chroma: breath(0.025) }),
        inks,
        isGrey ? [0.2, 0.45] : [0.3, 0.78],
      ),
    },
    ...(vivid && vivid.chroma >= vividFrom ? [{ name: 'Vivid' as const, ...onColour(vivid, coloured) }] : []),
  ];
}

/** The first two of the colours that can be told apart, each brought into the lightness that stands out on the page. */
function onPage(
  pageBackground: string,
  inks: readonly Tone[],
  [least, most]: readonly [number, number],
): Omit<ImagePalette, 'name'> {
  const seen = inks.map((tone) => hexOf({ ...tone, lightness: between(least, tone.lightness, most) }));
  return { pageBackground, mainColors: twoOf(seen).join(',') };
}

/** The colour itself as the page; on it what is furthest from it, or its own palest and deepest. */
function onColour(page: Tone, coloured: readonly Tone[]): Omit<ImagePalette, 'name'> {
  const pageBackground = hexOf({ ...page, lightness: between(0.35, page.lightness, 0.97) });
  const isDark = toneOf(pageBackground).lightness < 0.62;
  const pale = hexOf({ lightness: 0.95, chroma: 0.03, hue: page.hue });
  const deep = hexOf({ lightness: 0.22, chroma: Math.min(page.chroma, 0.06), hue: page.hue });
  const others = coloured
    .map((tone) =>
      hexOf({ ...tone, lightness: isDark ? Math.max(tone.lightness, 0.8) : Math.min(tone.lightness, 0.4) }),
    )
    .filter((hex) => Math.abs(hueBetween(toneOf(hex), page)) > 40 && difference(hex, pageBackground) >= 0.3);
  return { pageBackground, mainColors: twoOf([isDark ? pale : deep, ...others]).join(',') };
}

function twoOf(colours: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const colour of colours) {
    if (chosen.length < 2 && chosen.every((other) => difference(colour, other) >= apart)) chosen.push(colour);
  }
  return chosen;
}

/** Degrees, −180 to 180. */
function hueBetween(one: Tone, other: Tone): number {
  return ((one.hue - other.hue + 540) % 360) - 180;
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
