import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, TabloidCard } from './card.tsx';
import { Weather } from './chart.tsx';
import { NewsBill } from './closing.tsx';
import { PressPhoto } from './drawing/creature.tsx';
import { Rosette } from './drawing/emblem.tsx';
import { Letters } from './faq.tsx';
import { fonts } from './fonts.ts';
import { Sheet } from './frame.tsx';
import { headlineSizes } from './headline-set.ts';
import { FrontPage } from './hero.tsx';
import { Coupon } from './how-to-buy.tsx';
import { tabloidTokens } from './tokens.ts';
import sheetCss from './style/sheet.css?inline';
import mastheadCss from './style/masthead.css?inline';
import frontCss from './style/front.css?inline';
import columnsCss from './style/columns.css?inline';
import noticesCss from './style/notices.css?inline';
import backCss from './style/back.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import openCss from './style/open.css?inline';
import printCss from './style/print.css?inline';
import pictureCss from './style/picture.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const tabloid: Design = {
  name: 'tabloid',
  world:
    'A front page: blackletter masthead, ruled columns, EXTRA, classified ads and letters to the editor.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--display', family: 'Old Standard TT' },
    width: 0.628,
    isCapitals: true,
    text: { property: '--serif' },
  },
  tokens: tabloidTokens,
  css: [sheetCss, mastheadCss, frontCss, headlineSizes, columnsCss, noticesCss, backCss, printCss].join(''),
  picture: { grounds: ['--background'], css: pictureCss },
  layoutCss: {
    'words-first': wordsFirstCss,
    'picture-first': pictureFirstCss,
    poster: posterCss,
    spread: spreadCss,
    open: openCss,
  },
  arrangements: {
    hero: FrontPage,
    'how-to-buy': Coupon,
    chart: Weather,
    faq: Letters,
    closing: NewsBill,
  },
  Frame: Sheet,
  Emblem: Rosette,
  Creature: PressPhoto,
  Card: TabloidCard,
  cardFonts,
  cardWeight: 700,
};
