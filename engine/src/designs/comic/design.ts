import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, ComicCard } from './card.tsx';
import { ComicClosing } from './closing.tsx';
import { ComicCommunity } from './community.tsx';
import { ComicContractBar } from './contract-bar.tsx';
import { ComicCountdown } from './countdown.tsx';
import { ComicCreature } from './drawing/creature.tsx';
import { CoinHero } from './drawing/emblem.tsx';
import { ComicFaq } from './faq.tsx';
import { ComicChart, ComicRoadmap, ComicTokenomics } from './given.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { ComicHero } from './hero.tsx';
import { ComicHowToBuy } from './how-to-buy.tsx';
import { ComicStory } from './story.tsx';
import { comicTokens } from './tokens.ts';
import openCss from './style/open.css?inline';
import pictureFirstCss from './style/picture-first.css?inline';
import posterCss from './style/poster.css?inline';
import spreadCss from './style/spread.css?inline';
import wordsFirstCss from './style/words-first.css?inline';
import partsCss from './style/parts.css?inline';
import countdownCss from './style/countdown.css?inline';
import givenCss from './style/given.css?inline';
import noticesCss from './style/notices.css?inline';
import rowsCss from './style/rows.css?inline';
import storyCss from './style/story.css?inline';
import stripCss from './style/strip.css?inline';
import talkCss from './style/talk.css?inline';
import printCss from './style/print.css?inline';
import sheetCss from './style/sheet.css?inline';
import splashCss from './style/splash.css?inline';
import pictureCss from './style/picture.css?inline';
import { showcase } from './showcase.ts';
import { wording } from './wording.ts';

export const comic: Design = {
  name: 'comic',
  world: 'A comic page: halftone, ink, speech bubbles and tilted panels, how to buy as a four-panel strip.',
  showcase,
  wording,
  affinity,
  fonts,
  type: {
    lettering: { property: '--letters', family: 'Bangers' },
    width: 0.37,
    isCapitals: true,
    text: { property: '--words', family: 'Comic Neue' },
  },
  tokens: comicTokens,
  // Without comments and line breaks, as the build has it: tests weigh this design as it is sent.
  css: [
    sheetCss,
    partsCss,
    splashCss,
    noticesCss,
    countdownCss,
    storyCss,
    stripCss,
    givenCss,
    talkCss,
    rowsCss,
    printCss,
  ]
    .join('')
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join(' ')
    .replaceAll(/\s+/g, ' '),
  picture: { grounds: ['--paper'], css: pictureCss },
  layoutCss: {
    'words-first': wordsFirstCss,
    'picture-first': pictureFirstCss,
    poster: posterCss,
    spread: spreadCss,
    open: openCss,
  },
  arrangements: {
    hero: ComicHero,
    'contract-bar': ComicContractBar,
    countdown: ComicCountdown,
    story: ComicStory,
    'how-to-buy': ComicHowToBuy,
    tokenomics: ComicTokenomics,
    chart: ComicChart,
    roadmap: ComicRoadmap,
    community: ComicCommunity,
    faq: ComicFaq,
    closing: ComicClosing,
  },
  Frame: plainFrame('sheet'),
  Emblem: CoinHero,
  Creature: ComicCreature,
  Card: ComicCard,
  cardFonts,
  cardWeight: 900,
};
