import type { Section } from '../../document/schema.ts';
import { type Facts, hasChannels } from '../../facts.ts';
import type { MiddleName } from '../outline/archetypes.ts';
import type { Outline } from '../outline/outline.ts';
import type { Reading } from '../reading/reading.ts';
import { joinSentences, withStop } from '../reading/sentences.ts';
import type { Writer } from './writer.ts';

/** Every section of a page, in the order of its outline; those without facts to show wait in it for some. */
export function writeSections(
  writer: Writer,
  { facts, outline }: { facts: Facts; outline: Outline },
): Section[] {
  const hero: Section = {
    id: 'hero',
    kind: 'hero',
    props: {
      headline: writer.write('headline'),
      tagline: writer.write('tagline'),
      kicker: writer.write('kicker'),
    },
  };
  // Written in the page's own order, because what was said is not said again.
  const middle = outline.order.flatMap((name) => writers[name](writer, facts) ?? []);
  const closing: Section = {
    id: 'closing',
    kind: 'closing',
    props: { heading: writer.write('closingHeading'), text: writer.write('closingText') },
  };
  const footer: Section = { id: 'footer', kind: 'footer', props: { note: writer.write('footerNote') } };
  return [hero, ...middle, closing, footer];
}

const writers: Record<MiddleName, (writer: Writer, facts: Facts) => Section | null> = {
  marquee: (writer) => ({ id: 'marquee', kind: 'marquee', props: { phrases: writer.writeMarquee() } }),
  contract: (writer) => ({
    id: 'contract',
    kind: 'contract-bar',
    props: { label: writer.write('contractLabel'), note: writer.write('contractNote') },
  }),
  countdown: (writer) => ({
    id: 'countdown',
    kind: 'countdown',
    props: {
      heading: writer.write('countdownHeading'),
      liveHeading: writer.write('liveHeading'),
      liveText: writer.write('liveText'),
    },
  }),
  story: (writer) => {
    if (writer.story.length === 0) return null;
    const pullQuote = writer.pullQuote();
    return {
      id: 'story',
      kind: 'story',
      props: {
        heading: writer.write('storyHeading'),
        paragraphs: [...writer.story, writer.write('storyEnd')],
        ...(pullQuote === undefined ? {} : { pullQuote }),
      },
    };
  },
  buy: (writer) => ({
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
  }),
  tokenomics: (writer) => ({
    id: 'tokenomics',
    kind: 'tokenomics',
    props: { heading: writer.write('tokenomicsHeading'), text: writer.write('tokenomicsText') },
  }),
  chart: (writer) => ({
    id: 'chart',
    kind: 'chart',
    props: { heading: writer.write('chartHeading'), text: writer.write('chartText') },
  }),
  roadmap: (writer) => ({
    id: 'roadmap',
    kind: 'roadmap',
    props: { heading: writer.write('roadmapHeading'), text: writer.write('roadmapText') },
  }),
  gallery: (writer) => ({
    id: 'gallery',
    kind: 'gallery',
    props: { heading: writer.write('galleryHeading'), text: writer.write('galleryText') },
  }),
  community: (writer, facts) => ({
    id: 'community',
    kind: 'community',
    props: {
      heading: writer.write('communityHeading'),
      text: writer.write(hasChannels(facts) ? 'communityText' : 'communitySilence'),
    },
  }),
  faq: (writer) => ({
    id: 'faq',
    kind: 'faq',
    props: { heading: writer.write('faqHeading'), items: writer.writeFaq() },
  }),
};

/** Of the browser's tab: who it is, and where. */
export function writeTitle({ subject, speaksItself }: Reading, { blockchain }: Facts): string {
  if (speaksItself) return blockchain === 'Other' ? '{name} ({ticker})' : '{name} ({ticker}) · {chain}';
  const place = blockchain === 'Other' || subject.a.includes(blockchain) ? '' : ' on {chain}';
  const isUnknown = subject.kind === 'letter' || subject.a === '{name}';
  return isUnknown ? `{name} ({ticker})${place}` : `{name} ({ticker}): ${subject.a}${place}`;
}

/** For search results: the creator's first sentences. */
export function writeDescription(
  { pickable, subject, speaksItself }: Reading,
  { blockchain }: Facts,
): string {
  let said = '';
  for (const sentence of pickable.map(withStop)) {
    if (said.length + sentence.length > 190) break;
    said = said === '' ? sentence : joinSentences(said, sentence);
  }
  const coin =
    speaksItself || blockchain === 'Other' || said.includes(blockchain)
      ? '{name} ({ticker})'
      : '{name} ({ticker}) on {chain}';
  const isUnknown = subject.kind === 'letter' || subject.bare === '{name}';
  const unsaid = isUnknown ? `${coin}, in the words of its creator.` : `${coin}: ${subject.bare}.`;
  return said === '' ? unsaid : `${coin}: ${said}`;
}
