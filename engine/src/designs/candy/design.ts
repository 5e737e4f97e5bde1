import type { Design } from '../design.ts';
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

export const candy: Design = {
  name: 'candy',
  label: 'Candy',
  world:
    'A sweet shop: striped awning, dripping icing, glossy jelly buttons, bubbles; the mascot peeks over every edge.',
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
