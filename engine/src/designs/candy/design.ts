import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { CandyCard, cardFonts } from './card.tsx';
import { CandyClosing } from './closing.tsx';
import { JellyCreature } from './drawing/creature.tsx';
import { Mint } from './drawing/emblem.tsx';
import { CandyFaq } from './faq.tsx';
import { fonts } from './fonts.ts';
import { SweetShop } from './frame.tsx';
import { CandyHero } from './hero.tsx';
import { CandyStory } from './story.tsx';
import factsCss from './style/facts.css?inline';
import listsCss from './style/lists.css?inline';
import partsCss from './style/parts.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import shopCss from './style/shop.css?inline';
import storyCss from './style/story.css?inline';
import windowCss from './style/window.css?inline';
import pictureCss from './style/picture.css?inline';
import { bubblePlaces, candyTokens } from './tokens.ts';
import backgroundImageCss from './style/background-image.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const candy: Design = {
  name: 'candy',
  world:
    'A sweet shop: striped awning, dripping icing, glossy jelly buttons, bubbles; the mascot peeks over every edge.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--letters', family: 'Fredoka' },
    width: 0.457,
    isCapitals: false,
    selector:
      '.headline,.heading,.countdown-heading,.contract-label,.pull-quote,.step-title,.question h3,.social-name,.buy-button,.phrase',
  },
  tokens: (palette, seed) => ({ ...candyTokens(palette), ...bubblePlaces(seed) }),
  css: [shopCss, partsCss, windowCss, factsCss, storyCss, listsCss, printCss].join(''),
  picture: { grounds: ['--background'], css: pictureCss },
  backgroundImage: {
    ground: '--background',
    inks: ['--text', '--text-muted', '--primary-text', '--pop'],
    strength: 0.6,
    css: backgroundImageCss,
  },
  layoutCss: { 'picture-first': pictureFirstCss, poster: posterCss, spread: spreadCss, open: openCss },
  arrangements: { hero: CandyHero, story: CandyStory, faq: CandyFaq, closing: CandyClosing },
  Frame: SweetShop,
  Emblem: Mint,
  Creature: JellyCreature,
  Card: CandyCard,
  cardFonts,
  cardWeight: 700,
};
