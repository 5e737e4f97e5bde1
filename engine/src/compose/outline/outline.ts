import type { HeroLayout, QuestionLayout, StoryLayout } from '../../sections/layouts.ts';
import type { Facts } from '../../facts.ts';
import { hashOf, mulberry32, pick } from './random.ts';
import type { Reading } from '../reading/reading.ts';

/** Between hero and closing. */
export type MiddleName =
  | 'marquee'
  | 'contract'
  | 'countdown'
  | 'story'
  | 'gallery'
  | 'roadmap'
  | 'buy'
  | 'chart'
  | 'tokenomics'
  | 'community'
  | 'faq';

/** How a page goes from who it is to how to get it, before a word of it is written. */
export interface Outline {
  order: readonly MiddleName[];
  layout: HeroLayout;
  story: StoryLayout;
  questions: QuestionLayout;
}

/** A story that is told before anything else. */
const told = orders(`
  marquee story gallery contract countdown buy chart tokenomics roadmap community faq
  marquee story gallery community countdown contract buy chart roadmap tokenomics faq
  marquee countdown story gallery contract buy chart faq tokenomics roadmap community
  countdown marquee story gallery community contract buy chart roadmap tokenomics faq
  contract marquee story gallery countdown buy tokenomics chart faq roadmap community
  story marquee community contract countdown buy chart tokenomics gallery roadmap faq`);
/** Of a coin that says little: what is to be known comes first. */
const brief = orders(`
  countdown contract marquee story buy chart tokenomics gallery roadmap faq community
  marquee countdown story contract buy faq chart tokenomics gallery roadmap community
  contract marquee countdown story buy tokenomics chart faq gallery community roadmap
  marquee contract story faq countdown buy tokenomics chart roadmap gallery community`);
/** Shorter descriptions are brief. */
const briefBelow = 90;

/** The longest story that stands in large sentences: characters, and paragraphs. */
const longestSpread = 420;
const mostSpread = 5;

/** Picks a way through the page and what leads it; the seed decides among what suits. */
export function outlinePage(facts: Facts, reading: Reading, seed: number): Outline {
  const random = mulberry32(hashOf(`${seed} plan`));
  const length = reading.sentences.join(' ').length;
  const hero = random();
  // As many numbers are drawn for any length: a longer description changes no choice that does not depend on it.
  const share = random();
  const isBrief = length < briefBelow || (length < briefBelow * 2 && share < 0.4);
  const order = pick(random, isBrief ? brief : told) ?? [];
  // Coins that shout do so in large letters; what is long is read as a text.
  const isLoud = reading.tone === 'hype' || reading.tone === 'degen';
  const spread = random();
  const isShort = length <= longestSpread && reading.lines.length <= mostSpread && !reading.hasList;
  const isSpread = isShort && spread < (isLoud ? 0.7 : 0.35);
  return {
    order,
    layout: heroLayoutOf(hero, facts.image !== null),
    story: isSpread ? 'spread' : 'prose',
    questions: random() < 0.5 ? 'open' : 'folded',
  };
}

/** @param share from 0 up to 1 */
function heroLayoutOf(share: number, hasPicture: boolean): HeroLayout {
  if (share < (hasPicture ? 0.45 : 0.25)) return 'picture-first';
  return share < 0.7 ? 'poster' : 'words-first';
}

function orders(lines: string): MiddleName[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ') as MiddleName[]);
}
