import type { Joke } from './material.ts';
import type { Slot } from '../designs/voice.ts';

/** Longest text that a document takes in each place. */
export const bounds: Record<Slot, number> = {
  kicker: 60,
  headline: 72,
  tagline: 240,
  contractLabel: 60,
  contractNote: 200,
  countdownHeading: 80,
  liveHeading: 80,
  liveText: 240,
  storyHeading: 100,
  storyEnd: 1000,
  buyHeading: 100,
  buyIntro: 300,
  walletNote: 240,
  fundNote: 240,
  exchangeNote: 240,
  addressNote: 240,
  tokenomicsHeading: 100,
  tokenomicsText: 300,
  chartHeading: 100,
  chartText: 300,
  roadmapHeading: 100,
  roadmapText: 300,
  galleryHeading: 100,
  galleryText: 300,
  communityHeading: 100,
  communityText: 400,
  communitySilence: 400,
  faqHeading: 100,
  closingHeading: 120,
  closingText: 400,
  footerNote: 300,
};

/** What names a section to those who move from one to the next, and so is said once. */
export const headings: ReadonlySet<Slot> = new Set([
  'headline',
  'contractLabel',
  'countdownHeading',
  'liveHeading',
  'storyHeading',
  'buyHeading',
  'tokenomicsHeading',
  'chartHeading',
  'roadmapHeading',
  'galleryHeading',
  'communityHeading',
  'faqHeading',
  'closingHeading',
]);

/** Most characters of a phrase that passes by, its tokens filled. */
export const passing = 40;

/** How often one page may come back to the same thing before the joke is worn. */
export const patience = {
  habit: 1,
  traits: 1,
  claim: 1,
  denial: 2,
  prop: 4,
  sound: 3,
  part: 2,
  wants: 4,
  place: 1,
  spoken: 2,
  called: 3,
  count: 2,
  refrain: 1,
} as const satisfies Record<Joke, number>;
