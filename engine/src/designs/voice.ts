import type { Material } from './material.ts';

/** A sentence for one place of the page; null or empty when this coin gives it nothing to say. */
export type Line = (material: Material) => string | false | null;

/** What a question is about: a page asks each at most once. */
export type FaqTopic =
  | 'what'
  | 'denial'
  | 'denials'
  | 'prop'
  | 'habit'
  | 'claim'
  | 'traits'
  | 'called'
  | 'count'
  | 'chain'
  | 'money'
  | 'fake'
  | 'when'
  | 'wants'
  | 'who';

export interface FaqLine {
  topic: FaqTopic;
  /** Question and answer; null or empty as of a line. */
  write: (material: Material) => readonly [string, string] | '' | null;
}

/**
 * How a design speaks. Every list has a line that needs nothing but the subject's shapes, so that no coin is left without;
 * lines that need more come up only for coins that have it.
 */
export interface Voice {
  kicker: readonly Line[];
  headline: readonly Line[];
  tagline: readonly Line[];
  contractLabel: readonly Line[];
  contractNote: readonly Line[];
  /** Phrases that pass by, at most 40 characters with their tokens filled; a page takes three to six. */
  marquee: readonly Line[];
  countdownHeading: readonly Line[];
  liveHeading: readonly Line[];
  liveText: readonly Line[];
  storyHeading: readonly Line[];
  /** A paragraph of ours, after the creator's own. */
  storyEnd: readonly Line[];
  buyHeading: readonly Line[];
  buyIntro: readonly Line[];
  walletNote: readonly Line[];
  fundNote: readonly Line[];
  exchangeNote: readonly Line[];
  addressNote: readonly Line[];
  tokenomicsHeading: readonly Line[];
  /** Says that the figures are the creator's own statements. */
  tokenomicsText: readonly Line[];
  chartHeading: readonly Line[];
  /** Beside a link to the chart; says nothing about where the line will go. */
  chartText: readonly Line[];
  roadmapHeading: readonly Line[];
  /** Says that these are the creator's plans and no promise. */
  roadmapText: readonly Line[];
  galleryHeading: readonly Line[];
  galleryText: readonly Line[];
  communityHeading: readonly Line[];
  communityText: readonly Line[];
  /** Instead of the text when there is no channel. */
  communitySilence: readonly Line[];
  faqHeading: readonly Line[];
  faq: readonly FaqLine[];
  closingHeading: readonly Line[];
  closingText: readonly Line[];
  footerNote: readonly Line[];
}

/** Where a page has room for one line: everything of a voice but its questions and its passing phrases. */
export type Slot = Exclude<keyof Voice, 'faq' | 'marquee'>;
