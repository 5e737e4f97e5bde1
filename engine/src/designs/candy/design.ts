import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { CandyCard, cardFonts } from './card.tsx';
import { CandyClosing } from './closing.tsx';
import { Sweet } from './drawing/emblem.tsx';
import { CandyFaq } from './faq.tsx';
import { fonts } from './fonts.ts';
import { SweetShop } from './frame.tsx';
import { CandyHero } from './hero.tsx';
import { CandyStory } from './story.tsx';
import factsCss from './style/facts.css?inline';
import listsCss from './style/lists.css?inline';
import partsCss from './style/parts.css?inline';
import printCss from './style/print.css?inline';
import shopCss from './style/shop.css?inline';
import storyCss from './style/story.css?inline';
import windowCss from './style/window.css?inline';
import { bubblePlaces, candyTokens } from './tokens.ts';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const candy: Design = {
  name: 'candy',
  world:
    'A sweet shop: striped awning, dripping icing, glossy jelly buttons, bubbles; the mascot peeks over every edge.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens: (palette, seed) => ({ ...candyTokens(palette), ...bubblePlaces(seed) }),
  css: [shopCss, partsCss, windowCss, factsCss, storyCss, listsCss, printCss].join(''),
  arrangements: { hero: CandyHero, story: CandyStory, faq: CandyFaq, closing: CandyClosing },
  Frame: SweetShop,
  Emblem: Sweet,
  Card: CandyCard,
  cardFonts,
  cardWeight: 700,
};
