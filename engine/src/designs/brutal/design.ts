import { CutCreature } from './creature.tsx';
import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, BrutalCard } from './card.tsx';
import { BrutalClosing } from './closing.tsx';
import { CardMedal } from './emblem.tsx';
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
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import pictureCss from './style/picture.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const brutal: Design = {
  name: 'brutal',
  world:
    'Flat slabs of color between black rules, hard shadows, enormous type, the ticker from edge to edge.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--display', family: 'Archivo Black' },
    width: 0.558,
    isCapitals: false,
  },
  tokens: brutalTokens,
  css: [slabCss, partsCss, heroCss, factsCss, listsCss, wordsCss, printCss].join(''),
  picture: { grounds: ['--secondary'], css: pictureCss },
  layoutCss: { 'picture-first': pictureFirstCss, poster: posterCss, spread: spreadCss, open: openCss },
  setsTicker: true,
  arrangements: { hero: BrutalHero, closing: BrutalClosing },
  Frame: plainFrame('pile'),
  Emblem: CardMedal,
  Creature: CutCreature,
  Card: BrutalCard,
  cardFonts,
  cardWeight: 900,
};
