import type { SectionKind, SectionProps } from '../document/schema.ts';
import type { Slot } from '../designs/voice.ts';

/**
 * What stands in each place when nothing that was written for this coin may: true of every coin, no two headings alike, and no
 * name inside a sentence, because a name can turn a sentence into a promise.
 */
export const safeLines: Readonly<Record<Slot, string>> = {
  kicker: 'A meme coin',
  headline: '{name}',
  tagline: 'What there is to know about it stands on this page.',
  contractLabel: 'Contract address',
  contractNote: 'Compare every character before you use it.',
  countdownHeading: 'Until the launch',
  liveHeading: 'After the launch',
  liveText: 'It is out. There is no hurry.',
  storyHeading: 'In its creator’s words',
  storyEnd: 'That is all there is to tell.',
  buyHeading: 'How to buy it',
  buyIntro: 'Four steps, and none of them is urgent.',
  walletNote: '',
  fundNote: '',
  exchangeNote: '',
  addressNote: '',
  tokenomicsHeading: 'As stated by its creator',
  tokenomicsText: 'Nobody has checked these figures.',
  chartHeading: 'Where it has been',
  chartText: 'It shows what was. What comes is not on it.',
  roadmapHeading: 'Plans',
  roadmapText: 'Plans of the creator, and no promise.',
  galleryHeading: 'Pictures',
  galleryText: '',
  communityHeading: 'Where the others are',
  communityText: 'The creator named these channels.',
  communitySilence: 'There is no channel yet.',
  faqHeading: 'Questions and answers',
  closingHeading: 'Before you go',
  closingText: 'Read the address twice. A coin can go to nothing.',
  footerNote: '',
};

export const safeFaq: readonly { question: string; answer: string }[] = [
  { question: 'What is this?', answer: 'A meme coin. Its creator’s words about it stand on this page.' },
  { question: 'What will it be worth?', answer: 'Nobody knows. A coin can go to nothing.' },
];

/** In the place of a story that may not be told. */
export const safeStory =
  'What was written about this coin made promises about money or asked for things that no page should ask for, so it is not repeated here.';

export const safePhrases: readonly string[] = ['{name}', '{ticker}'];

/** A whole section of safe lines. */
export const safeProps: { readonly [Kind in SectionKind]: SectionProps<Kind> } = {
  hero: { kicker: safeLines.kicker, headline: safeLines.headline, tagline: safeLines.tagline },
  'contract-bar': { label: safeLines.contractLabel, note: safeLines.contractNote },
  marquee: { phrases: [...safePhrases] },
  countdown: {
    heading: safeLines.countdownHeading,
    liveHeading: safeLines.liveHeading,
    liveText: safeLines.liveText,
  },
  story: { heading: safeLines.storyHeading, paragraphs: [safeStory] },
  'how-to-buy': { heading: safeLines.buyHeading, intro: safeLines.buyIntro, notes: ['', '', '', ''] },
  tokenomics: { heading: safeLines.tokenomicsHeading, text: safeLines.tokenomicsText },
  chart: { heading: safeLines.chartHeading, text: safeLines.chartText },
  roadmap: { heading: safeLines.roadmapHeading, text: safeLines.roadmapText },
  gallery: { heading: safeLines.galleryHeading, text: safeLines.galleryText },
  community: { heading: safeLines.communityHeading, text: safeLines.communityText },
  faq: { heading: safeLines.faqHeading, items: [...safeFaq] },
  closing: { heading: safeLines.closingHeading, text: safeLines.closingText },
  footer: { note: safeLines.footerNote },
};
