import type { Design } from '../design.ts';
import { affinity } from './affinity.ts';
import { cardFonts, ComicCard } from './card.tsx';
import { ComicClosing } from './closing.tsx';
import { ComicCommunity } from './community.tsx';
import { ComicContractBar } from './contract-bar.tsx';
import { ComicCountdown } from './countdown.tsx';
import { CoinHero } from './drawing/emblem.tsx';
import { ComicFaq } from './faq.tsx';
import { ComicChart, ComicRoadmap, ComicTokenomics } from './given.tsx';
import { fonts } from './fonts.ts';
import { plainFrame } from '../shared/plain-frame.tsx';
import { ComicHero } from './hero.tsx';
import { ComicHowToBuy } from './how-to-buy.tsx';
import { ComicStory } from './story.tsx';
import { comicTokens } from './tokens.ts';
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
import { showcase } from './showcase.ts';
import { voice } from './voice.ts';

export const comic: Design = {
  name: 'comic',
  world: 'A comic page: halftone, ink, speech bubbles and tilted panels, how to buy as a four-panel strip.',
  showcase,
  voice,
  affinity,
  fonts,
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
  Card: ComicCard,
  cardFonts,
  cardWeight: 900,
};
