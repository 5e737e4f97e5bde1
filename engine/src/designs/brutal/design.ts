import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, BrutalCard } from './card.tsx';
import { BrutalClosing } from './closing.tsx';
import { SignHolder } from './emblem.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { BrutalHero } from './hero.tsx';
import { brutalTokens } from './tokens.ts';
import slabCss from './style/slab.css?inline';
import partsCss from './style/parts.css?inline';
import heroCss from './style/hero.css?inline';
import factsCss from './style/facts.css?inline';
import listsCss from './style/lists.css?inline';
import wordsCss from './style/words.css?inline';
import printCss from './style/print.css?inline';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const brutal: Design = {
  name: 'brutal',
  world:
    'Flat slabs of color between black rules, hard shadows, enormous type, the ticker from edge to edge.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens: brutalTokens,
  css: [slabCss, partsCss, heroCss, factsCss, listsCss, wordsCss, printCss].join(''),
  arrangements: { hero: BrutalHero, closing: BrutalClosing },
  Frame: plainFrame('pile'),
  Emblem: SignHolder,
  Card: BrutalCard,
  cardFonts,
  cardWeight: 900,
};
