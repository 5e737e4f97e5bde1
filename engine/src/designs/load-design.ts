import type { DesignName } from '../document/design-names.ts';
import type { Design } from './design.ts';

const loaders: { readonly [Name in DesignName]: () => Promise<Design> } = {
  moonshot: async () => (await import('./moonshot/design.ts')).moonshot,
  comic: async () => (await import('./comic/design.ts')).comic,
  terminal: async () => (await import('./terminal/design.ts')).terminal,
  brutal: async () => (await import('./brutal/design.ts')).brutal,
  'toon-sky': async () => (await import('./toon-sky/design.ts')).toonSky,
  arcade: async () => (await import('./arcade/design.ts')).arcade,
  'desktop-98': async () => (await import('./desktop-98/design.ts')).desktop98,
  'gold-bar': async () => (await import('./gold-bar/design.ts')).goldBar,
  candy: async () => (await import('./candy/design.ts')).candy,
  sticker: async () => (await import('./sticker/design.ts')).sticker,
  tabloid: async () => (await import('./tabloid/design.ts')).tabloid,
  sunset: async () => (await import('./sunset/design.ts')).sunset,
};

/** One design by itself, for browsers, which need not carry all of them. */
export function loadDesign(name: DesignName): Promise<Design> {
  return loaders[name]();
}
