import { arcade } from './arcade/design.ts';
import { brutal } from './brutal/design.ts';
import { candy } from './candy/design.ts';
import { comic } from './comic/design.ts';
import type { DesignName } from '../document/design-names.ts';
import type { Design } from './design.ts';
import { desktop98 } from './desktop-98/design.ts';
import { goldBar } from './gold-bar/design.ts';
import { moonshot } from './moonshot/design.ts';
import { sticker } from './sticker/design.ts';
import { tabloid } from './tabloid/design.ts';
import { sunset } from './sunset/design.ts';
import { terminal } from './terminal/design.ts';
import { toonSky } from './toon-sky/design.ts';

/** Every design that a document may name. */
export const designs: { readonly [Name in DesignName]: Design } = {
  moonshot,
  comic,
  terminal,
  brutal,
  'toon-sky': toonSky,
  arcade,
  'desktop-98': desktop98,
  'gold-bar': goldBar,
  candy,
  sticker,
  tabloid,
  sunset,
};
