import { contrast, luminance, mix, toneOf } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';
import { daylight } from '../shared/tints.ts';

/** WCAG 2 AA, and a little. */
const enoughForText = 4.6;
const enoughForLettering = 3.1;

/** Below this chroma an eye sees grey. */
const greyest = 0.03;
/** The hue of a setting sun, in degrees of Oklch. */
const amber = 60;

/**
 * The light of the evening, or of the morning over a pale page: the page's background is the sky, sun and neon are the two
 * colours. Words stand on sky, floor and the floor's lines, so each has as much colour as leaves the text its 4.5 and the
 * chrome of headings its 3.
 */
export function sunsetTokens(palette: Palette) {
  const { primary, secondary, background, text } = palette;
  const night = palette.scheme === 'dark';
  const pole = night ? '#000000' : '#ffffff';
  const { high, mid, low } = sunOf(palette);
  const light = night ? (colour: string) => colour : daylight;
  const floor = mix(pole, night ? 0.42 : 0.5, background);
  return {
    '--sky-high': mix(pole, night ? 0.3 : 0.35, background),
    '--sky-low': lit(palette, light(low), background, night ? 0.34 : 0.4),
    '--sky-glow': lit(palette, light(high), background, night ? 0.46 : 0.6),
    '--sun-high': high,
    '--sun-mid': mid,
    '--sun-low': low,
    '--floor': floor,
    '--line': gridLine(palette, floor),
    '--ridge': night ? mix(pole, 0.55, background) : mix(light(low), 0.16, background),
    '--palm': night ? mix(pole, 0.72, background) : mix(low, 0.62, text),
    // Of a tube by day one sees the edge.
    '--glow': `${night ? primary : palette.primaryEdge}${night ? 'a6' : '80'}`,
    '--glow-2': `${night ? secondary : palette.secondaryEdge}${night ? 'a6' : '80'}`,
    '--haze': night ? `${primary}a6` : 'transparent',
    '--star': night ? text : 'transparent',
  };
}

/**
 * The sun from its top to its edge: the lighter colour melts into the deeper one. Where the two would make mud of each other,
 * the warmer is the sun's alone, and the other is left to the neon.
 */
function sunOf({ primary, secondary }: Palette): { high: string; mid: string; low: string } {
  const pair = [primary, secondary].toSorted((one, other) => luminance(other) - luminance(one));
  const [high = primary, low = secondary] = pair;
  if (!clash(high, low)) return { high, mid: mix(high, 0.5, low), low };
  const [warm = high] = pair.toSorted((one, other) => hueApart(one, amber) - hueApart(other, amber));
  return { high: mix('#ffffff', 0.4, warm), mid: mix('#ffffff', 0.2, warm), low: warm };
}

function clash(one: string, other: string): boolean {
  const isGrey = Math.min(toneOf(one).chroma, toneOf(other).chroma) < greyest;
  return !isGrey && hueApart(one, toneOf(other).hue) >= 100;
}

function hueApart(colour: string, hue: number): number {
  const turn = Math.abs(toneOf(colour).hue - hue);
  return Math.min(turn, 360 - turn);
}

/** The colour laid over a ground, as much of it up to `share` as words there bear; the ground itself where they bear none. */
function lit(palette: Palette, colour: string, ground: string, share: number): string {
  const shares = [1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1].map((part) => mix(colour, part * share, ground));
  return shares.find((each) => bearsWords(palette, each)) ?? ground;
}

/** As bright as words on it allow; where the colours may not be seen at all, in the text's colour or as dark as night or as pale as day. */
function gridLine(palette: Palette, floor: string): string {
  const mostSeen = (lines: string[]) =>
    lines.toSorted((one, other) => contrast(other, floor) - contrast(one, floor))[0] ?? floor;
  const line = mostSeen(
    [palette.primary, palette.secondary].map((colour) => lit(palette, colour, floor, 0.85)),
  );
  if (contrast(line, floor) >= 1.25) return line;
  const pole = palette.scheme === 'dark' ? '#000000' : '#ffffff';
  return mostSeen([lit(palette, palette.text, floor, 0.3), mix(pole, 0.5, floor)]);
}

function bearsWords({ text, primaryText, secondaryText }: Palette, ground: string): boolean {
  return (
    contrast(text, ground) >= enoughForText &&
    Math.min(contrast(primaryText, ground), contrast(secondaryText, ground)) >= enoughForLettering
  );
}
