import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, ToonSkyCard } from './card.tsx';
import { ToonClosing } from './closing.tsx';
import { ToonCreature } from './drawing/creature.tsx';
import { ToonCoin } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { Countryside } from './frame.tsx';
import { ToonHero } from './hero.tsx';
import { ToonMarquee } from './marquee.tsx';
import { planted } from './planted.tsx';
import columnsCss from './style/columns.css?inline';
import openCss from './style/open.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import airborneCss from './style/airborne.css?inline';
import groundCss from './style/ground.css?inline';
import partsCss from './style/parts.css?inline';
import printCss from './style/print.css?inline';
import sceneCss from './style/scene.css?inline';
import signsCss from './style/signs.css?inline';
import skyCss from './style/sky.css?inline';
import waysCss from './style/ways.css?inline';
import pictureCss from './style/picture.css?inline';
import { cloudPlaces, toonTokens } from './tokens.ts';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const toonSky: Design = {
  name: 'toon-sky',
  world:
    'A cartoon landscape: drifting clouds, hills in thick outlines, the mascot on top and signs in the ground.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--letters', family: 'Luckiest Guy' },
    width: 0.504,
    isCapitals: true,
    text: { property: '--words', family: 'Fredoka' },
  },
  tokens: (palette, seed) => ({ ...toonTokens(palette), ...cloudPlaces(seed) }),
  css: [groundCss, partsCss, sceneCss, skyCss, airborneCss, signsCss, waysCss, printCss].join(''),
  picture: { grounds: [], cardGrounds: ['--pop', '--background'], css: pictureCss },
  layoutCss: {
    'words-first': columnsCss + wordsFirstCss,
    'picture-first': columnsCss + pictureFirstCss,
    poster: posterCss,
    spread: spreadCss,
    open: openCss,
  },
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
  Emblem: ToonCoin,
  Creature: ToonCreature,
  Card: ToonSkyCard,
  cardFonts,
  cardWeight: 900,
};
