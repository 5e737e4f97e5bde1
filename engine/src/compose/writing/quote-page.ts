import type { Section } from '../../document/schema.ts';
import type { SectionKind } from '../../sections/schemas.ts';
import type { Facts } from '../../facts.ts';
import type { MiddleName } from '../outline/archetypes.ts';
import { bounds, faqBounds, passing } from './limits.ts';
import type { Outline } from '../outline/outline.ts';
import { coinKey, hashOf, mulberry32, shuffled } from '../outline/random.ts';
import type { Reading } from '../reading/reading.ts';
import { withStop } from '../reading/sentences.ts';
import { storyParagraphs } from './story.ts';

interface Quoting {
  reading: Reading;
  facts: Facts;
  outline: Outline;
  seed: number;
}

/**
 * Every section of a page whose description is not in English: its creator speaks, in whole sentences, and between them stand
 * names and signs that are the same in every language. We say nothing in a language that we cannot check.
 */
export function quoteSections({ reading, facts, outline, seed }: Quoting): Section[] {
  const random = mulberry32(hashOf(`${seed} quotes ${coinKey(facts)}`));
  const quotes = new Quotes(shuffled(random, reading.pickable.map(withStop)));
  const headlines = [
    ...reading.pickable.map(withStop).filter((sentence) => widthOf(sentence) <= bounds.headline),
    '{name}',
    '{ticker}, {name}',
  ];
  const start = hashOf(`headline start ${coinKey(facts)}`) % headlines.length;
  const headline = headlines[(start + seed) % headlines.length] ?? '{name}';
  quotes.use(headline);
  const label = '{name} · {ticker}';
  const chained = facts.blockchain === 'Other' ? label : '{ticker} · {chain}';
  const tagline = quotes.next(bounds.tagline, headline) ?? (headline === '{name}' ? chained : label);
  const hero: Section = {
    id: 'hero',
    kind: 'hero',
    props: { headline, tagline, kicker: headline.includes('{name}') ? chained : label },
  };
  const middle = outline.order.flatMap((name) => writers[name]({ quotes, reading, facts, outline }) ?? []);
  const last = quotes.last(bounds.closingText) ?? label;
  const closing: Section = { id: 'closing', kind: 'closing', props: { heading: '{ticker}', text: last } };
  return [hero, ...middle, closing, { id: 'footer', kind: 'footer', props: { note: '' } }];
}

interface Writing {
  quotes: Quotes;
  reading: Reading;
  facts: Facts;
  outline: Outline;
}

const writers: Record<MiddleName, (writing: Writing) => Section | null> = {
  marquee: ({ quotes, facts }) => {
    const chain = facts.blockchain === 'Other' ? [] : ['{chain}'];
    const phrases = ['{name}', ...quotes.short(passing), '{ticker}', ...chain].slice(0, 6);
    return { id: 'marquee', kind: 'marquee', props: { phrases } };
  },
  contract: () => ({ id: 'contract', kind: 'contract-bar', props: { label: '{ticker} · {name}', note: '' } }),
  countdown: ({ quotes }) => ({
    id: 'countdown',
    kind: 'countdown',
    props: {
      heading: '{ticker} · 3 · 2 · 1',
      liveHeading: '{ticker}!',
      liveText: quotes.next(bounds.liveText) ?? '{name} · {ticker}',
    },
  }),
  story: ({ quotes, reading, outline }) => {
    const paragraphs = storyParagraphs(reading.sentences, outline.archetype.paragraph);
    if (paragraphs.length === 0) return null;
    const pullQuote = reading.sentences.length < 3 ? undefined : quotes.next(160);
    return {
      id: 'story',
      kind: 'story',
      props: {
        heading: '{name}',
        paragraphs,
        ...(pullQuote === undefined ? {} : { pullQuote }),
      },
    };
  },
  buy: ({ facts }) => ({
    id: 'how-to-buy',
    kind: 'how-to-buy',
    props: {
      heading: '{ticker} · 1 · 2 · 3 · 4',
      intro: facts.blockchain === 'Other' ? '{name} = {ticker}' : '{native} → {ticker}',
      notes: ['', '', '', ''],
    },
  }),
  tokenomics: () => headed('tokenomics', '{ticker} = ?'),
  chart: ({ facts }) => headed('chart', facts.blockchain === 'Other' ? '{ticker}' : '{ticker} / {native}'),
  // The one sentence that must not be missing, in any language.
  roadmap: () => ({
    id: 'roadmap',
    kind: 'roadmap',
    props: { heading: '{name} · 1 · 2 · 3', text: 'Plans of the creator, and no promise.' },
  }),
  gallery: () => headed('gallery', '{name} × {name}'),
  community: ({ quotes }) => ({
    id: 'community',
    kind: 'community',
    props: {
      heading: '{name} + {name} + {name}',
      text: quotes.next(bounds.communityText) ?? '{name} · {ticker}',
    },
  }),
  faq: ({ quotes, facts }) => {
    const names = facts.blockchain === 'Other' ? '{name} = {ticker}' : '{name} = {ticker} · {chain}';
    const answer = quotes.next(faqBounds.answer);
    return {
      id: 'faq',
      kind: 'faq',
      // Nothing new to answer is nothing to ask.
      ...(answer === undefined ? { hidden: true } : {}),
      props: {
        heading: '{name}, {name}, {name}?',
        items: [
          { question: '{name}?', answer: answer ?? names },
          { question: '{ticker}?', answer: names },
        ],
      },
    };
  },
};

function headed(kind: SectionKind & ('tokenomics' | 'chart' | 'gallery'), heading: string): Section {
  return { id: kind, kind, props: { heading, text: '' } };
}

/** The creator's sentences, each said once before any is said again. */
class Quotes {
  readonly #sentences: readonly string[];
  readonly #times = new Map<string, number>();

  constructor(sentences: readonly string[]) {
    this.#sentences = sentences;
  }

  use(sentence: string): void {
    this.#times.set(sentence, (this.#times.get(sentence) ?? 0) + 1);
  }

  /** The one that was said least, of those that fit; none that was said twice. */
  next(most: number, but?: string): string | undefined {
    const times = (sentence: string) => this.#times.get(sentence) ?? 0;
    const [least] = this.#sentences
      .filter((sentence) => sentence.length <= most && sentence !== but && times(sentence) < 2)
      .toSorted((one, other) => times(one) - times(other));
    if (least !== undefined) this.use(least);
    return least;
  }

  /** The last word may be one that was said before. */
  last(most: number): string | undefined {
    return this.#sentences.findLast((sentence) => sentence.length <= most);
  }

  /** Those that can be read in passing. */
  short(most: number): string[] {
    return this.#sentences.filter((sentence) => widthOf(sentence) <= most).slice(0, 3);
  }
}

/** Characters that a text is as wide as: those of the wide scripts count twice. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  return text.length + wide;
}
