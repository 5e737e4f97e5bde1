import type { Design } from '../design.ts';
import { cardFonts, BrutalCard } from './card.tsx';
import { BrutalClosing } from './closing.tsx';
import { SignHolder } from './emblem.tsx';
import { fonts } from './fonts.ts';
import { Pile } from './frame.tsx';
import { BrutalHero } from './hero.tsx';
import { brutalTokens } from './tokens.ts';
import slabCss from './style/slab.css?inline';
import partsCss from './style/parts.css?inline';
import heroCss from './style/hero.css?inline';
import factsCss from './style/facts.css?inline';
import listsCss from './style/lists.css?inline';
import wordsCss from './style/words.css?inline';
import printCss from './style/print.css?inline';

export const brutal: Design = {
  name: 'brutal',
  label: 'Brutal',
  world:
    'Flat slabs of colour between black rules, hard shadows, enormous type, the ticker from edge to edge.',
  fonts,
  tokens: brutalTokens,
  css: [slabCss, partsCss, heroCss, factsCss, listsCss, wordsCss, printCss].join(''),
  arrangements: { hero: BrutalHero, closing: BrutalClosing },
  Frame: Pile,
  Emblem: SignHolder,
  Card: BrutalCard,
  cardFonts,
  cardWeight: 900,
};
