import {
  colourToHex,
  contrast,
  difference,
  greyest,
  hexOf,
  mostChroma,
  over,
  parseColour,
  toneOf,
} from './colour.ts';
import type { Colour } from './colour.ts';
import { boundedCache } from './bounded-cache.ts';

/**
 * Every colour that a page uses, as `#rrggbb`, made from what the creator wrote. Contrast is WCAG 2's, the grounds are
 * `background`, `surface` and `surfaceRaised`. Whatever was written:
 * - `text` and `textMuted` have 4.5 or more on the grounds, and `text` has 7 where black or white has 7 on the background;
 * - `primary` and `secondary` are fills, exactly as the creator gave them: what tells them from the grounds is their edge;
 * - `primaryEdge` and `secondaryEdge` are their borders and hairlines, with 3 on the grounds;
 * - `onPrimary` and `onSecondary` are text on them, with 4.5: the page's text, or black or white where that has less;
 * - `primaryText` and `secondaryText` are the two as text on the grounds, with 4.5.
 * Edges and texts are the colours themselves where those do, else the nearest tones that do. `border` is decoration.
 */
export interface Palette {
  /** The creator's; by a few hundredths of lightness another one where a fill would be lost on it. */
  background: string;
  surface: string;
  surfaceRaised: string;
  text: string;
  textMuted: string;
  border: string;
  primary: string;
  primaryEdge: string;
  onPrimary: string;
  primaryText: string;
  /** The creator's second colour, or a neighbour of the first where nobody gave one. */
  secondary: string;
  secondaryEdge: string;
  onSecondary: string;
  secondaryText: string;
  /** Light text on dark, or dark text on light. */
  scheme: 'dark' | 'light';
}

/** The form's defaults, for a creator whose own cannot be understood. */
const defaultColours = ['#7c3aed', '#ef4444'];
const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

/** A control's surface must stand out from the page, text must be readable. WCAG 2 AA. */
const enoughForControls = 3;
const enoughForText = 4.5;
/** Two colours that are nearer in Oklab are taken for one. */
const same = 0.03;
/** In degrees of Oklch. */
const caramel = 68;
/** How much of the chroma that a screen has at a lightness goes into a deepened colour. */
const vivid = 0.76;

/**
 * @param colours CSS colours as the creator wrote them; those that cannot be understood, or are transparent, are left out.
 * @param background the page's; black when it cannot be understood.
 */
export function createPalette(wishes: { colours: readonly string[]; background: string }): Readonly<Palette> {
  return cachedPalette(JSON.stringify([wishes.colours, wishes.background]), () => mixPalette(wishes));
}

/**
 * The palette of something else that the page's two colours are seen on, such as paper.
 * @param background `#rrggbb`, which stays as it is
 * @param grounds on which texts and edges are seen; the background and its surfaces unless given
 */
export function paletteOn(
  background: string,
  { primary, secondary }: Pick<Palette, 'primary' | 'secondary'>,
  grounds?: readonly string[],
): Readonly<Palette> {
  return cachedPalette([background, primary, secondary, ...(grounds ?? [])].join(' '), () => {
    const scheme = contrast('#ffffff', background) >= contrast('#000000', background) ? 'dark' : 'light';
    const surfaces = chooseSurfaces(background, scheme);
    const under = grounds ?? [background, surfaces.surface, surfaces.surfaceRaised];
    const text = chooseText(background, under, scheme);
    const seen = (colour: string, least: number) => readableAt(least, colour, under, scheme);
    return {
      background,
      ...surfaces,
      text,
      textMuted: mute(text, background, under),
      border: chooseBorder(text, under),
      primary,
      primaryEdge: seen(primary, enoughForControls),
      onPrimary: inkOn(primary, text),
      primaryText: seen(primary, enoughForText),
      secondary,
      secondaryEdge: seen(secondary, enoughForControls),
      onSecondary: inkOn(secondary, text),
      secondaryText: seen(secondary, enoughForText),
      scheme,
    };
  });
}

/** A page asks for the same few palettes each time it is rendered, and the same page is rendered again and again. */
const cachedPalette = boundedCache<Palette>(256);

function mixPalette(wishes: { colours: readonly string[]; background: string }): Readonly<Palette> {
  const wanted = colourToHex(over(parseColour(wishes.background) ?? black, black));
  const [primary, ...others] = chooseColours(wishes.colours, wanted);
  const given = others.find((colour) => !isSame(colour, primary));
  const background = groundFor(wanted, given === undefined ? [primary] : [primary, given]);
  return paletteOn(background, { primary, secondary: given ?? neighbourOf(primary, background) });
}

/** The lowest contrast of a colour with any of the grounds. */
function contrastOn(grounds: readonly string[], colour: string): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/**
 * Surfaces go the usual way, towards the text, where contrast is plentiful; on a mid-tone page they go the other way,
 * because every step towards the text would cost legibility.
 */
function chooseSurfaces(
  background: string,
  scheme: Palette['scheme'],
): Pick<Palette, 'surface' | 'surfaceRaised'> {
  const tone = toneOf(background);
  const at = (lightness: number) => hexOf({ ...tone, lightness });
  if (scheme === 'light') {
    const room = 1 - tone.lightness;
    return tone.lightness > 0.975
      ? { surface: at(tone.lightness - 0.025), surfaceRaised: at(tone.lightness - 0.05) }
      : {
          surface: at(tone.lightness + Math.min(0.045, room * 0.5)),
          surfaceRaised: at(tone.lightness + Math.min(0.09, room * 0.85)),
        };
  }
  // Near black, equal steps of lightness look smaller: the first step is at least to #0e0e0e.
  const lifted = {
    surface: at(Math.max(tone.lightness + 0.045, 0.165)),
    surfaceRaised: at(Math.max(tone.lightness + 0.085, 0.215)),
  };
  if (contrast('#ffffff', lifted.surfaceRaised) >= 8.5) return lifted;
  return { surface: at(tone.lightness - 0.045), surfaceRaised: at(tone.lightness - 0.085) };
}

/** Nearly white or nearly black with a breath of the page's hue; the pure pole where that would cost too much. */
function chooseText(background: string, grounds: readonly string[], scheme: Palette['scheme']): string {
  const { hue, chroma } = toneOf(background);
  const tinted = hexOf({
    lightness: scheme === 'dark' ? 0.975 : 0.19,
    chroma: Math.min(chroma, scheme === 'dark' ? 0.012 : 0.03),
    hue,
  });
  if (contrastOn(grounds, tinted) >= 7) return tinted;
  return scheme === 'dark' ? '#ffffff' : '#000000';
}

/** As quiet as legibility allows: from the text towards the page, keeping a good half of the text's contrast. */
function mute(text: string, background: string, grounds: readonly string[]): string {
  const wanted = Math.max(enoughForText + 0.1, Math.min(7, contrastOn(grounds, text) * 0.55));
  return mixWhile(text, background, (mixed) => contrastOn(grounds, mixed) >= wanted);
}

/** A hairline that is seen on every ground and shouts on none. */
function chooseBorder(text: string, grounds: readonly string[]): string {
  return mixWhile(text, grounds[0] ?? text, (mixed) => contrastOn(grounds, mixed) >= 1.4);
}

/** The mix furthest from `from` towards `to` that is still accepted; `from` itself when none is. */
function mixWhile(from: string, to: string, accept: (hex: string) => boolean): string {
  const [start, end] = [toneOf(from), toneOf(to)];
  let best = from;
  let least = 0;
  let most = 1;
  for (let step = 0; step < 9; step += 1) {
    const share = (least + most) / 2;
    const mixed = hexOf({
      lightness: start.lightness + (end.lightness - start.lightness) * share,
      chroma: start.chroma + (Math.min(end.chroma, 0.05) - start.chroma) * share,
      hue: end.hue,
    });
    if (accept(mixed)) {
      best = mixed;
      least = share;
    } else most = share;
  }
  return best;
}

function isSame(one: string, other: string): boolean {
  return difference(one, other) < same;
}

/** The creator's colours as they look on the page, the first that is not the page's own in front. */
function chooseColours(written: readonly string[], background: string): [string, ...string[]] {
  const below = parseColour(background) ?? black;
  const seen = written
    .map(parseColour)
    .filter((colour) => colour !== null && colour.alpha > 0)
    .map((colour) => colourToHex(over(colour ?? black, below)));
  const colours = seen.length > 0 ? seen : defaultColours;
  const front = Math.max(
    0,
    colours.findIndex((colour) => !isSame(colour, background)),
  );
  return [colours[front] ?? '#7c3aed', ...colours.filter((_, at) => at !== front)];
}

/** The page's colour, or where a fill is the same the nearest lightness that none is; text keeps its contrast where it can. */
export function groundFor(background: string, fills: readonly string[]): string {
  const tone = toneOf(background);
  const fromText = contrast('#ffffff', background) >= contrast('#000000', background) ? -1 : 1;
  // Near black, equal steps of lightness look smaller.
  const least = tone.lightness < 0.1 ? 0.14 : 0.045;
  const moved = [least, least + 0.045, least + 0.09]
    .flatMap((by) => [tone.lightness + fromText * by, tone.lightness - fromText * by])
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) => hexOf({ ...tone, lightness }));
  const isApart = (ground: string) => !fills.some((fill) => isSame(fill, ground));
  return [background, ...moved].find(isApart) ?? background;
}

/** An analogous tint, lighter beside a deep colour and deeper beside a light one; beside a grey, another grey. */
function neighbourOf(primary: string, background: string): string {
  const { lightness, chroma, hue } = toneOf(primary);
  const isLight = lightness > 0.72;
  // Yellow turns to amber, as on the other side it would be lime, and brown to caramel, as it would be olive.
  const turn = hue < 45 || hue > 125 ? 25 : isLight ? -25 : caramel - hue;
  const tints = (isLight ? [-0.07, -0.17, -0.27] : [0.17, 0.27, 0.37, -0.15]).map((by) =>
    hexOf(
      chroma < greyest
        ? { lightness: lightness + by, chroma, hue }
        : { lightness: lightness + by, chroma: Math.max(chroma, isLight ? 0.09 : 0.11), hue: hue + turn },
    ),
  );
  return tints.find((tint) => difference(tint, background) >= 0.08) ?? tints[0] ?? primary;
}

/** The text where it is readable, else the pole that is. */
function inkOn(surface: string, text: string): string {
  if (contrast(text, surface) >= enoughForText) return text;
  return contrast('#ffffff', surface) > contrast('#000000', surface) ? '#ffffff' : '#000000';
}

/**
 * The colour itself, or the nearest towards the text's side that has this contrast on every ground: along the hue and as vivid as
 * there, so that pink becomes raspberry. Yellow that goes down would be olive, so it turns towards red, to amber and caramel.
 */
export function readableAt(
  wanted: number,
  colour: string,
  grounds: readonly string[],
  scheme: Palette['scheme'],
): string {
  if (contrastOn(grounds, colour) >= wanted) return colour;
  const tone = toneOf(colour);
  const turns = scheme === 'light' && tone.hue >= 50 && tone.hue <= 110 && tone.chroma >= greyest;
  const hue = turns ? tone.hue - 12 - (tone.hue - 50) * 0.43 : tone.hue;
  const at = (lightness: number) => {
    const most = mostChroma(lightness, hue);
    const chroma = tone.chroma < greyest ? tone.chroma : Math.max(tone.chroma, most * vivid);
    return hexOf({ lightness, chroma: Math.min(chroma, most), hue });
  };
  let best = scheme === 'light' ? '#000000' : '#ffffff';
  let misses = tone.lightness;
  let meets = scheme === 'light' ? 0 : 1;
  for (let step = 0; step < 10; step += 1) {
    const lightness = (misses + meets) / 2;
    const candidate = at(lightness);
    if (contrastOn(grounds, candidate) >= wanted) {
      best = candidate;
      meets = lightness;
    } else misses = lightness;
  }
  return best;
}
