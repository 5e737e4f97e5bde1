import type { DesignName } from '../document/design-names.ts';
import type { Showcase } from './showcase.ts';
import { showcase as arcade } from './arcade/showcase.ts';
import { showcase as brutal } from './brutal/showcase.ts';
import { showcase as candy } from './candy/showcase.ts';
import { showcase as comic } from './comic/showcase.ts';
import { showcase as desktop98 } from './desktop-98/showcase.ts';
import { showcase as goldBar } from './gold-bar/showcase.ts';
import { showcase as moonshot } from './moonshot/showcase.ts';
import { showcase as sticker } from './sticker/showcase.ts';
import { showcase as sunset } from './sunset/showcase.ts';
import { showcase as tabloid } from './tabloid/showcase.ts';
import { showcase as terminal } from './terminal/showcase.ts';
import { showcase as toonSky } from './toon-sky/showcase.ts';

/** The designs as the home page shows them; apart from `designs.ts`, which no browser needs. */
export const showcases: Readonly<Record<DesignName, Showcase>> = {
  moonshot,
  'toon-sky': toonSky,
  comic,
  terminal,
  arcade,
  'desktop-98': desktop98,
  brutal,
  candy,
  'gold-bar': goldBar,
  sticker,
  sunset,
  tabloid,
};
