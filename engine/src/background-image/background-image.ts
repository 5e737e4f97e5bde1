import { contrast, luminance, mix } from '../colour/colour.ts';
import { readableAt } from '../colour/palette.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts, FactsImage } from '../facts.ts';

type Token = `--${string}`;

/** What a design does with the picture behind its first view. */
export interface BackgroundImageStyle {
  /** Property of the colour that the picture lies on, as `#rrggbb`. */
  ground: Token;
  /** Properties of the texts that stand on the picture, as `#rrggbb`, the main one first; none where all have grounds of their own. */
  inks: readonly Token[];
  /** How much of the picture is seen at most, 0 to 1; less where texts would be lost on it. */
  strength: number;
  /** Added to pages with such a picture. It is within `.background-image`, its treatment in `.background-image-toned`. */
  css: string;
}

/** WCAG 2 AA, and what browsers round away when they lay colours over each other. */
const readable = 4.6;
const bearable = 4.55;
/** What leaves the quieter texts their own colours. */
const ample = 6.5;
const black = '#000000';
const white = '#ffffff';

/** The page's background picture: as it is kept with the live page, else the document's own; null without one. */
export function backgroundImageOf(
  { backgroundImage }: Pick<PageDocument, 'backgroundImage'>,
  facts: Facts,
): FactsImage | null {
  return facts.backgroundImage === undefined ? (backgroundImage ?? null) : facts.backgroundImage;
}

/**
 * How much of a picture a page bears under its texts, whatever is on it: `--veil` is the picture's opacity over `--scrim`, and the
 * inks are given anew so that each is read on the lightest and on the darkest that the two can make.
 * @param tokens the design's and the palette's
 */
export function backgroundImageTokens(
  tokens: Readonly<Record<Token, string>>,
  { ground: groundName, inks, strength }: BackgroundImageStyle,
): Record<Token, string> {
  const [main] = inks;
  const ground = tokens[groundName] ?? black;
  if (main === undefined) return { '--scrim': ground, '--veil': String(strength) };
  const text = tokens[main] ?? white;
  const isDark = luminance(text) > luminance(ground);
  const least = Math.min(ample, Math.max(bearable, contrast(text, ground) * 0.95));
  const { veil, scrim, grounds } = veilFor(ground, strength, isDark ? black : white, (seen) =>
    seen.every((each) => contrast(text, each) >= least),
  );
  const own = inks.map((name): [Token, string] => {
    const ink = tokens[name] ?? text;
    return [name, readableAt(readable, ink, grounds, isDark ? 'dark' : 'light')];
  });
  return { '--scrim': scrim, '--veil': String(veil), ...Object.fromEntries(own) };
}

/** The most of a picture, over as little of the pole as can be, whose grounds are accepted; none of it where they never are. */
function veilFor(
  ground: string,
  strength: number,
  pole: string,
  accept: (grounds: readonly string[]) => boolean,
): { veil: number; scrim: string; grounds: readonly string[] } {
  for (let percent = Math.round(strength * 100); percent > 0; percent -= 5) {
    for (let share = 0; share <= 10; share += 2) {
      const veil = percent / 100;
      const scrim = mix(pole, share / 10, ground);
      const grounds = groundsOf(ground, scrim, veil);
      if (accept(grounds)) return { veil, scrim, grounds };
    }
  }
  return { veil: 0, scrim: ground, grounds: [ground] };
}

/** The lightest and the darkest that a picture can make of the page, also where it fades: between two colours lie darker ones. */
function groundsOf(ground: string, scrim: string, veil: number): string[] {
  const extremes = [mix(white, veil, scrim), mix(black, veil, scrim)];
  const faded = [1, 0.75, 0.5, 0.25].flatMap((share) => extremes.map((each) => mix(each, share, ground)));
  return [ground, ...faded];
}
