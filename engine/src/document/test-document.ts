import type { PageDocument } from './schema.ts';

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
