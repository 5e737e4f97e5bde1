import { difference, hexOf, mix, shade, toneOf } from '../../colour/colour.ts';
import { groundFor, paletteOn, type Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';
import { seededRandom } from '../random.ts';

/** One shop per page: its frame, its emblem and its style sheet ask for the same one. */
const shops = new WeakMap<Palette, ReturnType<typeof paint>>();

/** Below this chroma an eye sees grey. */
const greyest = 0.02;

/**
 * What the sweet shop is painted with: the creator's own background and colours, softened. The page's own properties are
 * given anew on the softened ground, so that every promise of the palette holds there too; `--pastel` and `--pastel-2`
 * are grounds for text, `--pop` is large lettering on any of them.
 */
export function candyTokens(palette: Palette) {
  const shop = shops.get(palette) ?? paint(palette);
  shops.set(palette, shop);
  return shop;
}

function paint(palette: Palette) {
  const { primary, secondary } = palette;
  const ground = groundFor(soften(palette), [primary, secondary]);
  const { scheme, surface, surfaceRaised } = paletteOn(ground, palette);
  const one = pastel(primary, ground, scheme);
  const other = apart(pastel(secondary, ground, scheme), one);
  const shop = paletteOn(ground, palette, [ground, surface, surfaceRaised, one, other]);
  return {
    '--background': shop.background,
    '--surface': shop.surface,
    '--surface-raised': shop.surfaceRaised,
    '--text': shop.text,
    '--text-muted': shop.textMuted,
    '--border': shop.border,
    '--primary': primary,
    '--primary-edge': shop.primaryEdge,
    '--on-primary': shop.onPrimary,
    '--primary-text': shop.primaryText,
    '--secondary': secondary,
    '--secondary-edge': shop.secondaryEdge,
    '--on-secondary': shop.onSecondary,
    '--secondary-text': shop.secondaryText,
    '--pastel': one,
    '--pastel-2': other,
    '--pop': shop.primaryText,
    '--cloth': clothOf(shop),
    '--icing': isBrown(primary) ? clothOf(shop) : primary,
    '--deep': deepen(primary),
    '--deep-2': deepen(secondary),
    '--shine': shop.scheme === 'light' ? '#ffffffbf' : '#ffffff80',
    '--gleam': shop.scheme === 'light' ? '#ffffff80' : '#ffffff26',
    '--shade': shop.scheme === 'light' ? `${deepen(shop.primaryText)}2e` : '#00000059',
  };
}

/** The creator's background as sugar would have it: pale by day; by night the same night, never black. */
function soften({ background, primary, scheme }: Palette): string {
  const own = toneOf(background);
  const isGrey = own.chroma < greyest;
  // A ground without a colour of its own takes a breath of the coin's.
  const { chroma, hue } = isGrey ? toneOf(primary) : own;
  // Yellow is khaki long before other colours look dark.
  const palest = hue > 70 && hue < 118 ? 0.972 : 0.955;
  return scheme === 'light'
    ? hexOf({
        lightness: Math.min(palest, own.lightness + (palest - own.lightness) * 0.6),
        chroma: Math.min(chroma, isGrey ? 0.02 : 0.075),
        hue,
      })
    : hexOf({
        lightness: Math.min(0.46, Math.max(0.25, own.lightness)),
        chroma: Math.min(chroma, isGrey ? 0.065 : 0.13),
        hue,
      });
}

/** A colour with milk in it by day, as a glow in the dark by night; a step away from the ground. */
function pastel(colour: string, ground: string, scheme: Palette['scheme']): string {
  const { chroma, hue } = toneOf(colour);
  const { lightness, hue: groundHue } = toneOf(ground);
  const isYellow = hue > 70 && hue < 118;
  if (scheme === 'dark' && lightness < 0.36) return mix(colour, 0.3, ground);
  if (scheme === 'dark')
    return hexOf({
      lightness: lightness - 0.1,
      chroma: Math.min(chroma, 0.085),
      // Yellow would be olive.
      hue: isYellow ? groundHue : hue,
    });
  const step = lightness < 0.88 ? 0.08 : isYellow ? -0.025 : -0.07;
  return hexOf({ lightness: lightness + step, chroma: Math.min(chroma, isYellow ? 0.11 : 0.085), hue });
}

/** Of brown, some shapes are taken for something that nobody sells in a sweet shop. */
export function isBrown(colour: string): boolean {
  const { lightness, chroma, hue } = toneOf(colour);
  return hue > 25 && hue < 110 && lightness < 0.64 && chroma > 0.02 && chroma < 0.16;
}

/** What the awning's pale stripes are cut from; at night its lamps are on. */
function clothOf({ scheme, surfaceRaised, primary }: Palette): string {
  return scheme === 'light' ? surfaceRaised : mix(primary, 0.12, '#fffaf5');
}

/** The colour, lightened until it is not taken for the other. */
function apart(colour: string, other: string): string {
  const { lightness, chroma, hue } = toneOf(colour);
  return difference(colour, other) > 0.035 ? colour : hexOf({ lightness: lightness + 0.04, chroma, hue });
}

/** The shadow side of a sweet; of liquorice, which has none, the lit side. */
export function deepen(colour: string): string {
  return shade(colour, toneOf(colour).lightness > 0.3 ? -0.11 : 0.13);
}

/** In percent of the first view: bubbles keep to its edges, the middle is for words. */
const anchors = [
  { x: 2, y: 20 },
  { x: -4, y: 80 },
  { x: 86, y: 12 },
  { x: 92, y: 48 },
  { x: 50, y: 80 },
] as const;

/** Where the bubbles of this page rise: each near its anchor, somewhere else for each seed. */
export function bubblePlaces(seed: number): DesignTokens {
  const random = seededRandom(seed);
  return Object.fromEntries(
    anchors.flatMap(({ x, y }, bubble) => [
      [`--x${bubble + 1}`, `${Math.round(x + random() * 6)}%`],
      [`--y${bubble + 1}`, `${Math.round(y + random() * 12)}%`],
    ]),
  );
}
