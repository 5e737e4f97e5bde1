import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, GoldBarCard } from './card.tsx';
import { GoldBarClosing } from './closing.tsx';
import { Founder } from './drawing/creature.tsx';
import { Medal } from './drawing/emblem.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { GoldBarHero } from './hero.tsx';
import certificateCss from './style/certificate.css?inline';
import endingCss from './style/ending.css?inline';
import engravingCss from './style/engraving.css?inline';
import houseCss from './style/house.css?inline';
import ledgerCss from './style/ledger.css?inline';
import lettersCss from './style/letters.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import pictureCss from './style/picture.css?inline';
import { goldTokens } from './tokens.ts';
import backgroundImageCss from './style/background-image.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const goldBar: Design = {
  name: 'gold-bar',
  world:
    'An absurdly serious private bank: engraved certificates, oil portraits, roman numerals, wax and gold.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--display', family: 'Playfair Display' },
    width: 0.455,
    isCapitals: false,
    text: { property: '--book' },
    selector: '.letterhead,.phrase,.buy-button',
  },
  tokens: goldTokens,
  css: [engravingCss, houseCss, certificateCss, ledgerCss, lettersCss, endingCss, printCss].join(''),
  picture: { grounds: ['--surface-raised'], css: pictureCss },
  backgroundImage: {
    ground: '--background',
    inks: ['--text', '--text-muted', '--gilt', '--gilt-bright', '--primary-text'],
    strength: 0.5,
    css: backgroundImageCss,
  },
  layoutCss: {
    'words-first': wordsFirstCss,
    'picture-first': pictureFirstCss,
    poster: posterCss,
    spread: spreadCss,
    open: openCss,
  },
  arrangements: { hero: GoldBarHero, closing: GoldBarClosing },
  Frame: plainFrame('house'),
  Emblem: Medal,
  Creature: Founder,
  Card: GoldBarCard,
  cardFonts,
  cardWeight: 500,
};
