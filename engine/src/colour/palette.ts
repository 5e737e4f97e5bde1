import { colourToHex, contrast, difference, hexOf, over, parseColour, toneOf } from './colour.ts';
import type { Colour, Tone } from './colour.ts';
import { boundedCache } from './bounded-cache.ts';

/**
 * Every colour that a page uses, as `#rrggbb`, made from what the creator wrote. Contrast is WCAG 2's, the grounds are
 * `background`, `surface` and `surfaceRaised`. Whatever was written:
 * - `text` and `textMuted` have 4.5 or more on the grounds, and `text` has 7 where black or white has 7 on the background;
 * - `primary` and `secondary` are the creator's own, unchanged where they can be told from the grounds, and differ from
 *   each other; a control filled with one takes `primaryEdge` or `secondaryEdge` as its border, which has 3 on the grounds;
 * - `onPrimary` and `onSecondary` are text on them, with 4.5;
 * - `primaryText` and `secondaryText` are the two as text on the grounds, with 4.5.
 * `border` is decoration.
 */
export interface Palette {
  background: string;
  surface: string;
  surfaceRaised: string;
  text: string;
  textMuted: string;
  border: string;
  primary: string;
  /** The primary itself where that stands out enough, else a deeper or paler tone of it. */
  primaryEdge: string;
  onPrimary: string;
  primaryText: string;
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
/** Below this chroma an eye sees grey. */
const greyest = 0.03;
/** Two colours this far apart in Oklab are seen as two. */
const distinct = 0.1;

/**
 * @param colours CSS colours as the creator wrote them; those that cannot be understood, or are transparent, are left out.
 * @param background the page's; black when it cannot be understood.
 */
export function createPalette(wishes: { colours: readonly string[]; background: string }): Readonly<Palette> {
  return cachedPalette(JSON.stringify([wishes.colours, wishes.background]), () => mixPalette(wishes));
}

/** A page asks for the same few palettes each time it is rendered, and the same page is rendered again and again. */
const cachedPalette = boundedCache<Palette>(256);

function mixPalette(wishes: { colours: readonly string[]; background: string }): Palette {
  const background = colourToHex(over(parseColour(wishes.background) ?? black, black));
  const scheme = contrast('#ffffff', background) >= contrast('#000000', background) ? 'dark' : 'light';
  const surfaces = chooseSurfaces(background, scheme);
  const grounds = [background, surfaces.surface, surfaces.surfaceRaised];
  const text = chooseText(background, grounds, scheme);

  const [first, ...others] = chooseColours(wishes.colours, background);
  const primary = choosePrimary(first, grounds, text);
  const secondary = chooseSecondary(others, primary, grounds);
  return {
    background,
    ...surfaces,
    text,
    textMuted: mute(text, background, grounds),
    border: chooseBorder(text, grounds),
    primary,
    primaryEdge: readableAt(enoughForControls, primary, grounds, text),
    onPrimary: inkOn(primary),
    primaryText: readableAt(enoughForText, primary, grounds, text),
    secondary,
    secondaryEdge: readableAt(enoughForControls, secondary, grounds, text),
    onSecondary: inkOn(secondary),
    secondaryText: readableAt(enoughForText, secondary, grounds, text),
    scheme,
  };
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

/** The creator's colours as they look on the page, the first that can be told from the page in front. */
function chooseColours(written: readonly string[], background: string): [string, ...string[]] {
  const below = parseColour(background) ?? black;
  const seen = written
    .map(parseColour)
    .filter((colour) => colour !== null && colour.alpha > 0)
    .map((colour) => colourToHex(over(colour ?? black, below)));
  const colours = seen.length > 0 ? seen : defaultColours;
  const front = colours.findIndex((colour) => difference(colour, background) >= distinct);
  const first = colours[Math.max(0, front)] ?? '#7c3aed';
  return [first, ...colours.filter((_, at) => at !== Math.max(0, front))];
}

/** Told from every ground at a glance: by a clearly other hue, or by another hue and lightness together. */
function isSeen(colour: string, grounds: readonly string[]): boolean {
  const apart = Math.min(...grounds.map((ground) => difference(colour, ground)));
  return apart >= 0.2 || (apart >= 0.12 && contrastOn(grounds, colour) >= 1.3);
}

function choosePrimary(wanted: string, grounds: readonly string[], text: string): string {
  if (isSeen(wanted, grounds)) return wanted;
  const tone = toneOf(wanted);
  // A grey that only just stands out looks switched off: white on white means ink.
  if (tone.chroma < greyest) return text;
  const moved = readableAt(enoughForControls, wanted, grounds, text);
  // Half-way down, yellow is mud: a colour that has to go far goes all the way to a deep tone.
  const isFar = Math.abs(toneOf(moved).lightness - tone.lightness) > 0.25;
  return isFar ? readableAt(enoughForText + 2.5, wanted, grounds, text) : moved;
}

/**
 * The creator's next colour; moved in lightness until it stands out from the page and from the primary. Where nobody gave
 * one, or no lightness of it will do, a neighbour of the primary's hue; beside a grey, another grey.
 */
function chooseSecondary(wanted: readonly string[], primary: string, grounds: readonly string[]): string {
  const tone = toneOf(primary);
  const differs = (hex: string) => difference(hex, primary) >= distinct;
  const fits = (hex: string) => differs(hex) && contrastOn(grounds, hex) >= enoughForControls;
  const turned = [50, -50, 90, -90, 180].map((by) => hexOf({ ...tone, hue: (tone.hue + by + 360) % 360 }));
  const derived = tone.chroma < greyest ? [hexOf({ ...tone, lightness: 0.6 })] : turned;
  const given = wanted.filter((colour) => difference(colour, primary) >= 0.02);
  for (const candidate of [...given, ...derived]) {
    const found = isSeen(candidate, grounds) && differs(candidate) ? candidate : nearest(candidate, fits);
    if (found !== null) return found;
  }
  // Only the poles are left on the harshest mid-tones, and the primary is at most one of them.
  return contrast('#ffffff', primary) > contrast('#000000', primary) ? '#ffffff' : '#000000';
}

/** The colour moved in lightness until it has this contrast on every ground; the text's colour where nothing else has. */
function readableAt(wanted: number, colour: string, grounds: readonly string[], text: string): string {
  return nearest(colour, (hex) => contrastOn(grounds, hex) >= wanted) ?? text;
}

/** White where it is readable, since it looks brighter on colour than its figure says; else ink. */
function inkOn(surface: string): string {
  if (contrast('#ffffff', surface) >= enoughForText) return '#ffffff';
  const { hue, chroma } = toneOf(surface);
  const ink = hexOf({ lightness: 0.17, chroma: Math.min(chroma, 0.03), hue });
  return contrast(ink, surface) >= enoughForText + 1 ? ink : '#000000';
}

/** The colour itself, or the accepted one of its hue whose lightness is nearest; null when no lightness is accepted. */
function nearest(colour: string, accept: (hex: string) => boolean): string | null {
  if (accept(colour)) return colour;
  const tone: Tone = toneOf(colour);
  for (let step = 1; step <= 100; step += 1) {
    for (const shift of [step, -step]) {
      const lightness = tone.lightness + shift / 100;
      if (lightness < 0 || lightness > 1) continue;
      const moved = hexOf({ ...tone, lightness });
      if (accept(moved)) return moved;
    }
  }
  return null;
}
