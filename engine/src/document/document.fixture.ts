import type { PageDocument } from './schema.ts';

/** Sections that show nothing of a coin whose creator gave nothing for them. */
export const creatorGiven: readonly string[] = ['tokenomics', 'chart', 'roadmap', 'gallery'];

/** A page with every section kind once, for tests; what a test is about it names itself. */
export function testDocument(changes: Partial<PageDocument>): PageDocument {
  return {
    version: 1,
    design: 'moonshot',
    seed: 7,
    title: '{name} ({ticker}) on {chain}',
    description: '{name} in one sentence.',
    sections: [
      {
        id: 'hero',
        kind: 'hero',
        props: { kicker: '{ticker} on {chain}', headline: 'Meet {name}', tagline: 'The frog.' },
      },
      {
        id: 'contract',
        kind: 'contract-bar',
        props: { label: 'Contract', note: 'Compare every character.' },
      },
      { id: 'marquee', kind: 'marquee', props: { phrases: ['{name}', 'The frog', 'Ribbit'] } },
      {
        id: 'countdown',
        kind: 'countdown',
        props: { heading: 'Launch in', liveHeading: '{ticker} is live', liveText: 'Out there.' },
      },
      {
        id: 'story',
        kind: 'story',
        props: { heading: 'The story', paragraphs: ['Once.', 'Twice.'], pullQuote: 'A frog is a frog.' },
      },
      {
        id: 'how-to-buy',
        kind: 'how-to-buy',
        props: {
          heading: 'How to buy {ticker}',
          intro: 'Four steps.',
          notes: ['Note one', 'Note two', '', 'Note four'],
        },
      },
      {
        id: 'tokenomics',
        kind: 'tokenomics',
        props: { heading: 'In figures', text: 'As the creator has it.' },
      },
      { id: 'chart', kind: 'chart', props: { heading: 'The line', text: 'It goes sideways.' } },
      { id: 'roadmap', kind: 'roadmap', props: { heading: 'The plan', text: 'No promise.' } },
      { id: 'gallery', kind: 'gallery', props: { heading: 'Pictures', text: 'Of the frog.' } },
      { id: 'community', kind: 'community', props: { heading: 'Come in', text: 'The pond is warm.' } },
      {
        id: 'faq',
        kind: 'faq',
        props: {
          heading: 'Questions',
          items: [
            { question: 'What is {name}?', answer: 'A frog.' },
            { question: 'Why?', answer: 'Why not.' },
          ],
        },
      },
      { id: 'closing', kind: 'closing', props: { heading: 'Last call', text: 'Or not.' } },
      { id: 'footer', kind: 'footer', props: { note: 'Made by frogs.' } },
    ],
    ...changes,
  };
}
