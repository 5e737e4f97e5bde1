import { converter, formatHex, modeHsl, modeOklab, modeOklch, modeRgb, parse, useMode } from 'culori/fn';
import { stripEnds } from '../strip-ends.ts';

useMode(modeRgb);
useMode(modeHsl);
useMode(modeOklab);
useMode(modeOklch);

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/** An sRGB colour: every channel from 0 to 1, alpha 0 (nothing) to 1 (solid). */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Longer than any colour that a person writes; keeps the parser away from essays. */
const longest = 64;

/** Hex digits without their `#`, unless they are a word. */
const bareHex =
  /^(?!(?:ace|add|bad|bed|bee|cab|cad|dab|dad|deb|ebb|eff|fab|fad|fed|fee|accede|bedded|beaded|cabbed|dabbed|decade|deeded|deface|efface|facade)$)(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * Reads a CSS colour name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `hsl()`, and `rgb` or `rrggbb` where that is no word;
 * anything else is null. Channels out of range are brought into range.
 */
export function parseColour(text: string): Colour | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > longest) return null;
  const css = bareHex.test(trimmed) ? `#${trimmed}` : trimmed;
  if (!/^(?:#[0-9a-f]+|(?![a-f]+$)[a-z]+|(?:rgb|hsl)a?\(.*\))$/.test(css)) return null;
  const rgb = toRgb(parse(css));
  if (rgb === undefined) return null;
  return { red: clamp(rgb.r), green: clamp(rgb.g), blue: clamp(rgb.b), alpha: clamp(rgb.alpha ?? 1) };
}

/** What keeps colours apart outside of brackets. */
const separator = /[,;/|&+、\n\r]|\p{Extended_Pictographic}|\u200d|\ufe0f/u;
/** What stands around a colour that was copied from a sentence. */
const quote = /["'“”‘’`]/;
const quoteOrStop = /["'“”‘’`.]/;
/** CSS has names of up to so many words: light golden rod yellow. */
const wordsOfName = 4;

/**
 * Cuts a list of colours as people write them: at commas, semicolons, slashes, lines, spaces and 'and', all outside of brackets. Words
 * that are a colour's name only together are one, `dark blue` is `darkblue`; hex digits get their `#`. What is no colour stays as it is.
 */
export function splitColours(text: string): string[] {
  return wordLists(text).flatMap((words) => {
    const colours: string[] = [];
    for (let at = 0; at < words.length;) {
      const name = nameAt(words, at);
      colours.push(name.text);
      at += name.words;
    }
    return colours;
  });
}

/** The words between separators. */
function wordLists(text: string): string[][] {
  const lists = [['']];
  let depth = 0;
  for (const character of text.normalize('NFKC').replace(/#\s+/g, '#')) {
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    const list = lists.at(-1) ?? [];
    if (depth === 0 && separator.test(character)) lists.push(['']);
    else if (depth === 0 && /\s/.test(character)) list.push('');
    else list.push((list.pop() ?? '') + character);
  }
  return lists.map((list) =>
    list
      .map((word) => stripEnds(word, quote, quoteOrStop))
      .filter((word) => word !== '' && !/^and$/i.test(word)),
  );
}

function nameAt(words: readonly string[], at: number): { text: string; words: number } {
  for (let count = Math.min(wordsOfName, words.length - at); count > 1; count -= 1) {
    const parts = words.slice(at, at + count);
    const text = parts.join('');
    const isName = /^[a-z]+$/i.test(text) && parseColour(text) !== null;
    if (isName && parts.some((part) => parseColour(part) === null)) return { text, words: count };
  }
  const word = words[at] ?? '';
  return { text: bareHex.test(word) ? `#${word}` : word, words: 1 };
}

/** `#rrggbb`; alpha is left out, see {@link over}. */
export function colourToHex(colour: Colour): string {
  return formatHex({ mode: 'rgb', r: colour.red, g: colour.green, b: colour.blue });
}

/** What is seen when a colour lies over a solid one. */
export function over(colour: Colour, below: Colour): Colour {
  const mix = (top: number, bottom: number) => top * colour.alpha + bottom * (1 - colour.alpha);
  return {
    red: mix(colour.red, below.red),
    green: mix(colour.green, below.green),
    blue: mix(colour.blue, below.blue),
    alpha: 1,
  };
}

/** What is seen of a colour laid thinly over another; the other where one cannot be read. @param share from 0 to 1 */
export function mix(colour: string, share: number, below: string): string {
  const [top, ground] = [parseColour(colour), parseColour(below)];
  if (top === null || ground === null) return below;
  return colourToHex(over({ ...top, alpha: share }, ground));
}

/** Below this chroma an eye sees grey. */
export const greyest = 0.03;

/** Lightness 0 to 1, chroma from 0 to about 0.37, hue in degrees (0 for greys). */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** @param hex `#rrggbb` */
export function toneOf(hex: string): Tone {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

/** The tone as `#rrggbb`; what sRGB cannot show keeps its lightness and hue and loses chroma. */
export function hexOf(tone: Tone): string {
  const lightness = clamp(tone.lightness);
  const whole = channelsOf({ ...tone, lightness });
  const shown = isShown(whole)
    ? whole
    : channelsOf({ ...tone, lightness, chroma: mostChroma(lightness, tone.hue, tone.chroma) });
  return `#${shown.map(hexPair).join('')}`;
}

/** The most chroma, up to `limit`, that sRGB has at a lightness from 0 to 1 and a hue in degrees. */
export function mostChroma(lightness: number, hue: number, limit = 0.37): number {
  let least = 0;
  let most = limit;
  for (let step = 0; step < 10; step += 1) {
    const chroma = (least + most) / 2;
    if (isShown(channelsOf({ lightness, chroma, hue }))) least = chroma;
    else most = chroma;
  }
  return least;
}

function isShown(channels: readonly number[]): boolean {
  return channels.every((channel) => channel >= -0.002 && channel <= 1.002);
}

function channelsOf({ lightness, chroma, hue }: Tone): [number, number, number] {
  const angle = (hue / 180) * Math.PI;
  return oklabToRgb(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

/** By hand, since a page asks hundreds of times. Formula: https://bottosson.github.io/posts/oklab/ */
function oklabToRgb(l: number, a: number, b: number): [number, number, number] {
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const medium = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    fromLinear(4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short),
    fromLinear(-1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short),
    fromLinear(-0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short),
  ];
}

function fromLinear(value: number): number {
  const size = Math.abs(value);
  return size > 0.0031308 ? Math.sign(value) * (1.055 * size ** (1 / 2.4) - 0.055) : value * 12.92;
}

function hexPair(channel: number): string {
  return Math.round(clamp(channel) * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * The colour by so much lighter or, below nought, darker, never quite at a pole. What gets darker gets richer, and yellow turns
 * towards amber, or both would be mud.
 * @param by of a lightness from 0 to 1
 */
export function shade(hex: string, by: number): string {
  const tone = toneOf(hex);
  const lightness = Math.min(0.98, Math.max(0.1, tone.lightness + by));
  const deeper = Math.max(0, tone.lightness - lightness);
  if (deeper === 0 || tone.chroma < greyest) return hexOf({ ...tone, lightness });
  const turn = tone.hue > 50 && tone.hue <= 110 ? (tone.hue - 50) * 2.5 * deeper : 0;
  return hexOf({ lightness, chroma: tone.chroma + deeper * 0.3, hue: tone.hue - turn });
}

/** WCAG 2 contrast of two solid colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOfLuminances(luminance(one), luminance(other));
}

/** The same of two luminances. */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How different two colours look: the distance in Oklab. About 0.02 is just noticeable, black to white is 1. */
export function difference(one: string, other: string): number {
  const [a, b] = [toneOf(one), toneOf(other)];
  const angle = ((a.hue - b.hue) * Math.PI) / 180;
  const chromatic = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(angle);
  return Math.hypot(a.lightness - b.lightness, Math.sqrt(Math.max(0, chromatic)));
}

/** WCAG 2 relative luminance, 0 to 1. @param hex `#rrggbb` */
export function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return luminanceOf(value >> 16, (value >> 8) & 255, value & 255);
}

/** The same of channels from 0 to 255. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** Of each step of a channel, the light that it stands for. */
const linear = Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function clamp(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value));
}
