import type { Slot } from '../../designs/voice.ts';

/** What stands in each place when no line of the voice fits: true of every coin, and no two headings alike. */
export const fallbackLines: Readonly<Record<Slot, string>> = {
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

/** Asked when the voice has less than two questions. */
export const fallbackFaq: readonly { question: string; answer: string }[] = [
  { question: 'What is this?', answer: 'A meme coin. Its creator’s words about it stand on this page.' },
  { question: 'What will it be worth?', answer: 'Nobody knows. A coin can go to nothing.' },
];
