import { maxLengthOf } from '../../text/text.ts';
import { chartProps } from '../../sections/chart/schema.ts';
import { closingProps } from '../../sections/closing/schema.ts';
import { communityProps } from '../../sections/community/schema.ts';
import { contractBarProps } from '../../sections/contract-bar/schema.ts';
import { countdownProps } from '../../sections/countdown/schema.ts';
import { faqItem, faqProps } from '../../sections/faq/schema.ts';
import { footerProps } from '../../sections/footer/schema.ts';
import { galleryProps } from '../../sections/gallery/schema.ts';
import { heroProps } from '../../sections/hero/schema.ts';
import { howToBuyNote, howToBuyProps } from '../../sections/how-to-buy/schema.ts';
import { roadmapProps } from '../../sections/roadmap/schema.ts';
import { storyProps } from '../../sections/story/schema.ts';
import { tokenomicsProps } from '../../sections/tokenomics/schema.ts';
import type { Joke } from '../outline/jokes.ts';
import type { Slot } from '../../designs/voice.ts';

const note = maxLengthOf(howToBuyNote);

/** Longest text that a document takes in each place; a headline is kept shorter, as it is set large. */
export const bounds: Record<Slot, number> = {
  kicker: maxLengthOf(heroProps.shape.kicker),
  headline: 72,
  tagline: maxLengthOf(heroProps.shape.tagline),
  contractLabel: maxLengthOf(contractBarProps.shape.label),
  contractNote: maxLengthOf(contractBarProps.shape.note),
  countdownHeading: maxLengthOf(countdownProps.shape.heading),
  liveHeading: maxLengthOf(countdownProps.shape.liveHeading),
  liveText: maxLengthOf(countdownProps.shape.liveText),
  storyHeading: maxLengthOf(storyProps.shape.heading),
  storyEnd: maxLengthOf(storyProps.shape.paragraphs.element),
  buyHeading: maxLengthOf(howToBuyProps.shape.heading),
  buyIntro: maxLengthOf(howToBuyProps.shape.intro),
  walletNote: note,
  fundNote: note,
  exchangeNote: note,
  addressNote: note,
  tokenomicsHeading: maxLengthOf(tokenomicsProps.shape.heading),
  tokenomicsText: maxLengthOf(tokenomicsProps.shape.text),
  chartHeading: maxLengthOf(chartProps.shape.heading),
  chartText: maxLengthOf(chartProps.shape.text),
  roadmapHeading: maxLengthOf(roadmapProps.shape.heading),
  roadmapText: maxLengthOf(roadmapProps.shape.text),
  galleryHeading: maxLengthOf(galleryProps.shape.heading),
  galleryText: maxLengthOf(galleryProps.shape.text),
  communityHeading: maxLengthOf(communityProps.shape.heading),
  communityText: maxLengthOf(communityProps.shape.text),
  communitySilence: maxLengthOf(communityProps.shape.text),
  faqHeading: maxLengthOf(faqProps.shape.heading),
  closingHeading: maxLengthOf(closingProps.shape.heading),
  closingText: maxLengthOf(closingProps.shape.text),
  footerNote: maxLengthOf(footerProps.shape.note),
};

export const faqBounds = {
  question: maxLengthOf(faqItem.shape.question),
  answer: maxLengthOf(faqItem.shape.answer),
};

/** Slots that are headings: screen readers list them, so no two of a page are alike. */
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

/** Longest phrase of a marquee, its tokens filled. */
export const passing = 40;

/** How often one page may come back to the same thing before the joke is worn. */
export const maxMentions = {
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
