import { type LabelName, type Place, type Wording } from '../../designs/lines.ts';
import { pageDocument, type Section } from '../../document/schema.ts';
import { type Facts, hasChannels } from '../../facts.ts';
import type { Texts } from '../../languages/texts.ts';
import { maxLengthOf } from '../../text/text.ts';
import { fillTokens, tokenValues } from '../../text/tokens.ts';
import type { MiddleName, Outline } from '../outline/outline.ts';
import { hashOf, mulberry32, pickText } from '../outline/random.ts';
import type { Reading } from '../reading/reading.ts';
import { joinSentences } from '../../text/join-sentences.ts';
import { storyParagraphs } from './story.ts';
import { ourLines } from './wit.ts';

/** What a page is written from. */
interface Material {
  readonly reading: Reading;
  readonly facts: Facts;
  readonly outline: Outline;
  /** Null: we say nothing of our own. */
  readonly wording: Wording | null;
  /** `Design.setsTicker`. */
  readonly setsTicker: boolean;
  readonly texts: Texts['written'];
  readonly seed: number;
}

/** Longest sentence that is set as the headline, and longest phrase that passes by, with its tokens filled. */
const longestHeadline = 44;
const longestPassing = 40;
/** Shortest and longest sentence that is set large beside the story. */
const pullQuoteLength = { least: 12, most: 160 };

/** The words of a text that a reader would notice twice. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\{[a-z]+\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

/** Every section of a page, in the order of its outline; those without facts to show wait in it for some. */
export function writeSections(material: Material): Section[] {
  const page = prepare(material);
  // Written in the page's own order, as what was said is not said again.
  const hero = heroOf(page);
  const middle = material.outline.order.flatMap((name) => writers[name](page) ?? []);
  const { texts, say, take, last } = page;
  const text = say('closing') ?? take('closing', (sentence) => sentence === last) ?? texts.closingText;
  return [
    hero,
    ...middle,
    {
      id: 'closing',
      kind: 'closing',
      props: { heading: page.labelOver('closing', text), text },
    },
    { id: 'footer', kind: 'footer', props: {} },
  ];
}

/** A page while it is written. */
interface Page {
  readonly facts: Facts;
  readonly texts: Texts['written'];
  readonly setsTicker: boolean;
  /** The creator's paragraphs. */
  readonly story: string[];
  readonly hasPullQuote: boolean;
  /** What the creator said first, and last where that is something else. */
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** Whether a text is short enough with its tokens filled. */
  readonly isBrief: (text: string, most: number) => boolean;
  /** Whether a sentence is a paragraph of the story by itself. */
  readonly isWhole: (sentence: string) => boolean;
  /** Whether a way of two is taken, as often as its share of all pages. */
  readonly is: (place: string, share: number) => boolean;
  /** A sentence of the creator that stands nowhere else but in the story. */
  readonly take: (place: string, fits: (sentence: string) => boolean) => string | undefined;
  /** Our line for a place; null where we say nothing. */
  readonly say: (place: Place) => string | null;
  /** A plain heading, in the words of the design's world where the page is in English. */
  readonly label: (name: LabelName) => string;
  /** The same, of whose words the line under it has as few as can be: no `Roll credits` over `Roll credits: …`. */
  readonly labelOver: (name: LabelName, line: string) => string;
  /** What stands under 'No contract yet'. */
  readonly noneYet: string;
}

function prepare({ reading, facts, wording, setsTicker, texts, seed }: Material): Page {
  const lines = wording && ourLines({ reading, facts, wording, seed });
  const values = tokenValues(facts);
  const isBrief = (text: string, most: number) => fillTokens(text, values).length <= most;
  const choose = (place: string, list: readonly string[]) => pickText(place, seed, list, (text) => text);
  const story = storyParagraphs(reading.lines);
  const isWhole = (sentence: string) => story.includes(sentence);
  const unsaid = new Set(
    reading.quotes.filter(
      (sentence) => !lines || !Object.values(lines).some((line) => line?.includes(sentence)),
    ),
  );
  const take: Page['take'] = (place, fits) => {
    const sentence = choose(place, [...unsaid].filter(fits));
    if (sentence !== undefined) unsaid.delete(sentence);
    return sentence;
  };
  const labelOver: Page['labelOver'] = (name, line) => {
    const labels = wording?.labels[name] ?? [];
    const under = new Set(wordsOf(line));
    const fresh = labels.filter((label) => !wordsOf(label).some((word) => under.has(word)));
    return choose(name, fresh.length > 0 ? fresh : labels) ?? texts[name];
  };
  return {
    facts,
    texts,
    setsTicker,
    story,
    isBrief,
    is: (place, share) => mulberry32(hashOf(`${seed} ${place}`))() < share,
    take,
    isWhole,
    hasPullQuote: reading.sentences.length > 2,
    first: reading.sentences[0],
    last: reading.sentences.length > 1 ? reading.quotes.at(-1) : undefined,
    say: (place: Place) => lines?.[place] ?? null,
    label: (name) => labelOver(name, ''),
    labelOver,
    noneYet: choose('none yet', wording?.noneYet ?? []) ?? texts.noneYet,
  };
}

/** The name with the creator's sentence or our line under it, or a short sentence of the creator with the name above it. */
function heroOf(page: Page): Section {
  const { is, texts, take, say, isBrief, isWhole } = page;
  const punch = is('lead', 1 / 3)
    ? take('headline', (sentence) => isBrief(sentence, longestHeadline) && !/[:;]/.test(sentence))
    : undefined;
  const ours = say('hero');
  // What is a paragraph of the story already stands under the name only where nothing else could.
  const theirs =
    ours === null || is('tagline', 2 / 3)
      ? take('tagline', (sentence) => ours === null || !isWhole(sentence))
      : undefined;
  return {
    id: 'hero',
    kind: 'hero',
    props: {
      headline: punch ?? '{name}',
      tagline: theirs ?? ours ?? texts.tagline,
      kicker: kickerOf(page, punch === undefined ? 'name' : 'quote'),
    },
  };
}

/** What the headline and the design's own ticker leave unsaid. */
function kickerOf({ facts, texts, setsTicker }: Page, headline: 'name' | 'quote'): string {
  const hasChain = facts.blockchain !== 'Other';
  if (headline === 'quote') return setsTicker ? '{name}' : '{name}\u00a0· {ticker}';
  if (setsTicker) return hasChain ? '{chain}' : '';
  return hasChain ? texts.kicker : texts.kickerAlone;
}

const writers: Record<MiddleName, (page: Page) => Section | null> = {
  marquee: ({ texts, facts, say, take, isBrief }) => {
    const passing = (sentence: string) => isBrief(sentence, longestPassing);
    const place = facts.blockchain === 'Other' ? '{ticker}' : texts.kicker;
    const phrases = [
      '{name}',
      say('marquee'),
      place,
      take('marquee', passing),
      take('marquee 2', passing),
      '{ticker}',
    ];
    const said = phrases.filter((phrase) => phrase !== null && phrase !== undefined);
    return { id: 'marquee', kind: 'marquee', props: { phrases: [...new Set(said)] } };
  },
  contract: ({ texts, facts, label, noneYet }) => ({
    id: 'contract',
    kind: 'contract-bar',
    props: {
      label: label('contract'),
      note: texts.contractNote,
      ...(facts.contractAddress === null ? { noneYet } : {}),
    },
  }),
  countdown: ({ facts, texts, label, say }) => ({
    id: 'countdown',
    kind: 'countdown',
    props: {
      heading: say('countdown') ?? texts.countdown,
      liveHeading: facts.contractAddress === null ? texts.launched : label('live'),
      liveText: texts.liveText,
    },
  }),
  story: ({ story, first, say, label, take, isWhole, hasPullQuote }) => {
    if (story.length === 0) return null;
    const { least, most } = pullQuoteLength;
    const pullQuote = hasPullQuote
      ? take(
          'pull',
          // The first one would stand beside itself.
          (sentence) =>
            sentence !== first && sentence.length >= least && sentence.length <= most && !isWhole(sentence),
        )
      : undefined;
    const ours = say('storyEnd');
    return {
      id: 'story',
      kind: 'story',
      props: {
        heading: label('story'),
        paragraphs: ours === null ? story : [...story, ours],
        ...(pullQuote === undefined ? {} : { pullQuote }),
      },
    };
  },
  buy: ({ texts, labelOver, say }) => {
    const intro = say('buy') ?? texts.buyIntro;
    return {
      id: 'how-to-buy',
      kind: 'how-to-buy',
      props: { heading: labelOver('buy', intro), intro, notes: ['', '', '', ''] },
    };
  },
  tokenomics: ({ texts, label }) => ({
    id: 'tokenomics',
    kind: 'tokenomics',
    props: { heading: label('tokenomics'), text: texts.tokenomicsText },
  }),
  chart: ({ label }) => ({ id: 'chart', kind: 'chart', props: { heading: label('chart') } }),
  roadmap: ({ texts, label }) => ({
    id: 'roadmap',
    kind: 'roadmap',
    props: { heading: label('roadmap'), text: texts.roadmapText },
  }),
  gallery: ({ label }) => ({ id: 'gallery', kind: 'gallery', props: { heading: label('gallery') } }),
  community: ({ facts, texts, label }) => ({
    id: 'community',
    kind: 'community',
    props: {
      heading: label('community'),
      // Without a channel the section says so by itself, in every design.
      text: hasChannels(facts) ? texts.communityText : '',
    },
  }),
  faq: ({ facts, texts, label, first, isWhole, take }) => {
    const { what, chain, address, when, risk, who } = texts.questions;
    // What a coin is, its creator says first; a later sentence would answer something else.
    const answer = take('faq', (sentence) => sentence === first && !isWhole(sentence));
    return {
      id: 'faq',
      kind: 'faq',
      props: {
        heading: label('faq'),
        items: [
          { ...what, answer: answer ?? what.answer },
          ...(facts.blockchain === 'Other' ? [] : [chain]),
          address,
          when,
          who,
          risk,
        ],
      },
    };
  },
};

/** Of the browser's tab: who it is, and where. */
export function writeTitle({ subject, language }: Reading, { blockchain }: Facts): string {
  const coin = '{name} ({ticker})';
  const place = blockchain === 'Other' ? '' : ' on {chain}';
  const about = `${coin}: ${subject?.counted}${place}`;
  const isSaid =
    language === 'en' &&
    subject?.counted &&
    !subject.counted.includes(blockchain) &&
    about.length <= maxLengthOf(pageDocument.shape.title);
  if (isSaid) return about;
  return blockchain === 'Other' ? coin : `${coin} · {chain}`;
}

/** For search results: the creator's first sentences, or what follows the first that stands alone; none is left out between them. */
export function writeDescription({ sentences, free, quotes }: Reading, texts: Texts['written']): string {
  const start = sentences.findIndex((sentence, at) => (at === 0 ? free : quotes).includes(sentence));
  let said = '';
  for (const sentence of start === -1 ? [] : sentences.slice(start)) {
    if (!free.includes(sentence) || said.length + sentence.length > 190) break;
    said = said === '' ? sentence : joinSentences(said, sentence);
  }
  return said === '' ? texts.description : `{name} ({ticker}): ${said}`;
}
