import { contrast, difference, hexOf, mix, toneOf } from '../../colour/colour.ts';
import { createPalette, type Palette } from '../../colour/palette.ts';
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
  const ground = soften(palette);
  const shop = createPalette({
    colours: [sugared(palette.primary), sugared(palette.secondary)],
    background: ground,
  });
  const one = pastel(shop.primary, ground, shop.scheme);
  const other = apart(pastel(shop.secondary, ground, shop.scheme), one);
  const grounds = [shop.background, shop.surface, shop.surfaceRaised, one, other];
  const worst = grounds.toSorted((a, b) => contrast(shop.text, a) - contrast(shop.text, b))[0] ?? ground;
  const lettering = createPalette({ colours: [shop.primary, shop.secondary], background: worst });
  return {
    '--background': shop.background,
    '--surface': shop.surface,
    '--surface-raised': shop.surfaceRaised,
    '--text': lettering.text,
    '--text-muted': lettering.textMuted,
    '--border': shop.border,
    '--primary': shop.primary,
    '--primary-edge': shop.primaryEdge,
    '--on-primary': shop.onPrimary,
    '--primary-text': lettering.primaryText,
    '--secondary': shop.secondary,
    '--secondary-edge': shop.secondaryEdge,
    '--on-secondary': shop.onSecondary,
    '--secondary-text': lettering.secondaryText,
    '--pastel': one,
    '--pastel-2': other,
    '--pop': lettering.primaryText,
    '--cloth': clothOf(shop),
    '--deep': deepen(shop.primary),
    '--deep-2': deepen(shop.secondary),
    '--shine': shop.scheme === 'light' ? '#ffffffbf' : '#ffffff80',
    '--gleam': shop.scheme === 'light' ? '#ffffff80' : '#ffffff26',
    '--shade': shop.scheme === 'light' ? `${deepen(lettering.primaryText)}2e` : '#00000059',
  };
}

/** The creator's background as sugar would have it: pale by day; by night the same night, never black. */
function soften({ background, primary, scheme }: Palette): string {
  const own = toneOf(background);
  const isGrey = own.chroma < greyest;
  // A ground without a colour of its own takes a breath of the coin's.
  const { chroma, hue } = isGrey ? toneOf(primary) : own;
  return scheme === 'light'
    ? hexOf({
        lightness: Math.min(0.955, own.lightness + (0.955 - own.lightness) * 0.6),
        chroma: Math.min(chroma, isGrey ? 0.02 : 0.075),
        hue,
      })
    : hexOf({
        lightness: Math.min(0.46, Math.max(0.2, own.lightness)),
        chroma: Math.min(chroma, isGrey ? 0.035 : 0.13),
        hue,
      });
}

/** Yellow that was darkened for the sake of contrast is mud; as sugar it is light again and its edge tells it apart. */
function sugared(colour: string): string {
  const { lightness, chroma, hue } = toneOf(colour);
  const isMud = hue > 60 && hue < 118 && chroma > 0.08 && lightness < 0.74;
  return isMud ? hexOf({ lightness: 0.85, chroma: 0.15, hue }) : colour;
}

/** A colour with milk in it by day, as a glow in the dark by night; a step away from the ground. */
function pastel(colour: string, ground: string, scheme: Palette['scheme']): string {
  const { chroma, hue } = toneOf(colour);
  const { lightness } = toneOf(ground);
  if (scheme === 'dark' && lightness < 0.36) return mix(colour, 0.24, ground);
  if (scheme === 'dark') return hexOf({ lightness: lightness - 0.1, chroma: Math.min(chroma, 0.085), hue });
  // Yellow is khaki long before other colours look dark.
  const isYellow = hue > 70 && hue < 118;
  const step = lightness < 0.88 ? 0.08 : isYellow ? -0.025 : -0.07;
  return hexOf({ lightness: lightness + step, chroma: Math.min(chroma, isYellow ? 0.11 : 0.085), hue });
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
  const { lightness, chroma, hue } = toneOf(colour);
  return hexOf({ lightness: lightness > 0.3 ? lightness - 0.11 : lightness + 0.13, chroma, hue });
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
