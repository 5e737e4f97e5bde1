import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, GoldBarCard } from './card.tsx';
import { GoldBarClosing } from './closing.tsx';
import { Chairman } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { GoldBarHero } from './hero.tsx';
import certificateCss from './style/certificate.css?inline';
import endingCss from './style/ending.css?inline';
import engravingCss from './style/engraving.css?inline';
import houseCss from './style/house.css?inline';
import ledgerCss from './style/ledger.css?inline';
import lettersCss from './style/letters.css?inline';
import printCss from './style/print.css?inline';
import { goldTokens } from './tokens.ts';
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const goldBar: Design = {
  name: 'gold-bar',
  world:
    'An absurdly serious private bank: engraved certificates, oil portraits, roman numerals, wax and gold.',
  showcase,
  voice,
  affinity,
  fonts,
  tokens: goldTokens,
  css: [engravingCss, houseCss, certificateCss, ledgerCss, lettersCss, endingCss, printCss].join(''),
  arrangements: { hero: GoldBarHero, closing: GoldBarClosing },
  Frame: plainFrame('house'),
  Emblem: Chairman,
  Card: GoldBarCard,
  cardFonts,
  cardWeight: 500,
};
