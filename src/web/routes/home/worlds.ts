/** A design as the hero shows it: one coin's page in it, on a desk and on a phone. */
export interface World {
  /** The design's name in the engine, and in the names of its pictures. */
  readonly name: string;
  readonly label: string;
  /** Its place among the worlds that come by themselves, from 0; the others wait until they are picked. */
  readonly turn?: number;
}

/** The coin of the pictures, which `scripts/home-pictures.ts` takes. */
export const coinShown = { name: 'Captain Mop', slug: 'captain-mop' };

/** In the order of the strip, which is that of the engine's designs. */
export const worlds: readonly World[] = [
  { name: 'moonshot', label: 'Moonshot' },
  { name: 'toon-sky', label: 'Toon sky' },
  { name: 'comic', label: 'Comic', turn: 0 },
  { name: 'terminal', label: 'Terminal' },
  { name: 'arcade', label: 'Arcade' },
  { name: 'desktop-98', label: 'Desktop 98', turn: 1 },
  { name: 'brutal', label: 'Brutal' },
  { name: 'candy', label: 'Candy', turn: 2 },
  { name: 'gold-bar', label: 'Gold bar' },
  { name: 'sticker', label: 'Sticker' },
  { name: 'sunset', label: 'Sunset', turn: 3 },
  { name: 'tabloid', label: 'Tabloid' },
];

const files = import.meta.glob<string>('./worlds/*.avif', { eager: true, query: '?url', import: 'default' });

/** The address of a picture: `{design}-desk-{width}`, `{design}-phone-{width}` or `strip`. */
export function pictureUrl(name: string): string {
  const url = files[`./worlds/${name}.avif`];
  if (url === undefined)
    throw new Error(`There is no picture ${name}; take them with scripts/home-pictures.ts.`);
  return url;
}
