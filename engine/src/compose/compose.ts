import type { DesignName } from '../designs/design-names.ts';
import type { PageDocument, Section } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { chooseDesign } from './choose-design.ts';
import { hashOf } from './random.ts';
import { readCoin } from './reading/reading.ts';
import type { Reading } from './reading/reading.ts';
import { joinSentences, withStop } from './reading/sentences.ts';
import { tellStory } from './story.ts';
import { comic } from './voices/comic.ts';
import { moonshot } from './voices/moonshot.ts';
import { terminal } from './voices/terminal.ts';
import type { Voice } from './voices/voice.ts';
import { Writer } from './writer.ts';

const voices: Record<DesignName, Voice> = { moonshot, comic, terminal };

/**
 * Writes a page from what its creator told: reads the description for a subject, its habits, its denials and its best
 * sentences, picks a design that suits, and lets the design's voice speak. Same facts and seed, same page to the byte;
 * another seed, another page. Facts stand in it as tokens, and nothing is claimed that the description does not say.
 * @param page.seed any number; its 32 low bits count
 * @param page.design the creator's choice, else one is picked
 */
export function compose({
  facts,
  ...page
}: {
  facts: Facts;
  seed: number;
  design?: DesignName;
}): PageDocument {
  const seed = Math.trunc(page.seed) >>> 0;
  const reading = readCoin(facts);
  const design = page.design ?? chooseDesign(facts, reading, seed);
  const writer = new Writer({ reading, facts, voice: voices[design], seed: (seed ^ hashOf(design)) >>> 0 });
  return {
    version: 1,
    design,
    seed,
    generator: 'composer/1',
    title: writeTitle(reading, facts),
    description: writeDescription(reading, facts),
    sections: writeSections(writer, { reading, facts, seed }),
  };
}

function writeSections(writer: Writer, page: { reading: Reading; facts: Facts; seed: number }): Section[] {
  const hero: Section = {
    id: 'hero',
    kind: 'hero',
    props: {
      headline: writer.write('headline'),
      tagline: writer.write('tagline'),
      kicker: writer.write('kicker'),
    },
  };
  const contract: Section = {
    id: 'contract',
    kind: 'contract-bar',
    props: { label: writer.write('contractLabel'), note: writer.write('contractNote') },
  };
  const countdown: Section = {
    id: 'countdown',
    kind: 'countdown',
    props: {
      heading: writer.write('countdownHeading'),
      liveHeading: writer.write('liveHeading'),
      liveText: writer.write('liveText'),
    },
  };
  const pullQuote = writer.pullQuote();
  const story: Section = {
    id: 'story',
    kind: 'story',
    props: {
      heading: writer.write('storyHeading'),
      paragraphs: [...writeStory(page.reading), writer.write('storyEnd')],
      ...(pullQuote === undefined ? {} : { pullQuote }),
    },
  };
  const buy: Section = {
    id: 'how-to-buy',
    kind: 'how-to-buy',
    props: {
      heading: writer.write('buyHeading'),
      intro: writer.write('buyIntro'),
      notes: [
        writer.write('walletNote'),
        writer.write('fundNote'),
        writer.write('exchangeNote'),
        writer.write('addressNote'),
      ],
    },
  };
  const hasChannels = page.facts.telegramUrl !== null || page.facts.xUrl !== null;
  const community: Section = {
    id: 'community',
    kind: 'community',
    props: {
      heading: writer.write('communityHeading'),
      text: writer.write(hasChannels ? 'communityText' : 'communitySilence'),
    },
  };
  const faq: Section = {
    id: 'faq',
    kind: 'faq',
    props: { heading: writer.write('faqHeading'), items: writer.writeFaq() },
  };
  const closing: Section = {
    id: 'closing',
    kind: 'closing',
    props: { heading: writer.write('closingHeading'), text: writer.write('closingText') },
  };
  const footer: Section = { id: 'footer', kind: 'footer', props: { note: writer.write('footerNote') } };

  const arguments_ = orders[page.seed % orders.length] ?? orders[0];
  const middle = { contract, countdown, story, buy, community, faq };
  return [hero, ...arguments_.map((name) => middle[name]), closing, footer];
}

/** The orders in which a page may argue: who it is before how to get it, questions after both. */
const orders = [
  ['contract', 'countdown', 'story', 'buy', 'community', 'faq'],
  ['countdown', 'contract', 'story', 'community', 'buy', 'faq'],
  ['contract', 'story', 'countdown', 'buy', 'faq', 'community'],
  ['story', 'countdown', 'contract', 'buy', 'faq', 'community'],
] as const;

function writeStory({ sentences }: Reading): string[] {
  if (sentences.length > 0) return tellStory(sentences);
  return [
    'What was written about {name} made promises about money or asked for things that no page should ask for, so it is not repeated here. What remains is a name, {ticker}, on {chain}.',
  ];
}

function writeTitle({ subject }: Reading, { blockchain }: Facts): string {
  if (subject.a === '{name}') return '{name} ({ticker}) on {chain}';
  const place = blockchain === 'Other' || subject.a.includes(blockchain) ? '' : ' on {chain}';
  return `{name} ({ticker}): ${subject.a}${place}`;
}

function writeDescription({ sentences, subject }: Reading, { blockchain }: Facts): string {
  let said = '';
  for (const sentence of sentences.map(withStop)) {
    if (said.length + sentence.length > 190) break;
    said = said === '' ? sentence : joinSentences(said, sentence);
  }
  const coin = said.includes(blockchain) ? '{name} ({ticker})' : '{name} ({ticker}) on {chain}';
  if (said !== '') return `${coin}: ${said}`;
  return subject.bare === '{name}' ? `${coin}, in the words of its creator.` : `${coin}: ${subject.bare}.`;
}
