import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, ToonSkyCard } from './card.tsx';
import { ToonClosing } from './closing.tsx';
import { ToonFriend } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { Countryside } from './frame.tsx';
import { ToonHero } from './hero.tsx';
import { ToonMarquee } from './marquee.tsx';
import { planted } from './planted.tsx';
import airborneCss from './style/airborne.css?inline';
import groundCss from './style/ground.css?inline';
import partsCss from './style/parts.css?inline';
import printCss from './style/print.css?inline';
import sceneCss from './style/scene.css?inline';
import signsCss from './style/signs.css?inline';
import skyCss from './style/sky.css?inline';
import waysCss from './style/ways.css?inline';
import { cloudPlaces, toonTokens } from './tokens.ts';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const toonSky: Design = {
  name: 'toon-sky',
  world:
    'A cartoon landscape: drifting clouds, hills in thick outlines, the mascot on top and signs in the ground.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens: (palette, seed) => ({ ...toonTokens(palette), ...cloudPlaces(seed) }),
  css: [groundCss, partsCss, sceneCss, skyCss, airborneCss, signsCss, waysCss, printCss].join(''),
  arrangements: {
    hero: ToonHero,
    'contract-bar': planted('contract-bar'),
    marquee: ToonMarquee,
    story: planted('story'),
    'how-to-buy': planted('how-to-buy'),
    tokenomics: planted('tokenomics'),
    chart: planted('chart'),
    roadmap: planted('roadmap'),
    community: planted('community'),
    faq: planted('faq'),
    closing: ToonClosing,
  },
  Frame: Countryside,
  Emblem: ToonFriend,
  Card: ToonSkyCard,
  cardFonts,
  cardWeight: 900,
};
