import { describe, expect, test } from 'vitest';
import { pageDocument } from '../document/schema.ts';
import type { PageDocument, Section } from '../document/schema.ts';
import { testDocument } from '../document/test-document.ts';
import { testFacts } from '../test-facts.ts';
import { cleanDocument, cleanWith } from './clean-document.ts';
import { compose } from './compose.ts';
import { refused } from './review/corpus.ts';
import { safeProps } from './safe-lines.ts';
import { reviewText, statedBy } from './review.ts';
import { propsOf, textsOf, writtenPages } from './test-pages.ts';

const facts = testFacts({});
const own = compose({ facts, seed: 7, design: 'moonshot' });

function withSection(section: Section): PageDocument {
  const sections = testDocument({}).sections.map((each) => (each.kind === section.kind ? section : each));
  return testDocument({ sections });
}

function everythingSaying(text: string): PageDocument {
  const say = (value: unknown): unknown => {
    if (typeof value === 'string') return text;
    if (Array.isArray(value)) return value.map(say);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, say(each)]));
  };
  const page = testDocument({ title: text, description: text });
  return pageDocument.parse({
    ...page,
    sections: page.sections.map((section) => ({ ...section, props: say(section.props) })),
  });
}

describe('a page on its way to readers', () => {
  test('of the composer’s has nothing to be replaced', () => {
    for (const { page, facts: coin } of writtenPages) expect(cleanDocument(page, coin).findings).toEqual([]);
  });

  test('that is clean comes back as it was given', () => {
    const page = testDocument({});
    expect(cleanDocument(page, facts)).toEqual({ document: page, findings: [] });
  });

  test('loses every text that no page may carry, wherever it stands, and stays valid', () => {
    for (const texts of Object.values(refused))
      for (const text of texts.filter((each) => each.length <= 60)) {
        const { document, findings } = cleanDocument(everythingSaying(text), facts);
        expect(pageDocument.safeParse(document).success).toBe(true);
        expect(textsOf(document).filter((each) => reviewText(each, statedBy(facts)).length > 0)).toEqual([]);
        expect(findings.length === 0).toBe(reviewText(text, statedBy(facts)).length === 0);
      }
  });

  test('gets the composer’s own line for the place, and tells what was replaced', () => {
    const props = { headline: 'Meet {name}', tagline: 'Guaranteed 100x', kicker: 'Hello' };
    const { document, findings } = cleanDocument(withSection({ id: 'hero', kind: 'hero', props }), facts);
    expect(propsOf(document, 'hero')).toEqual({ ...props, tagline: propsOf(own, 'hero').tagline });
    expect(findings).toEqual([
      { path: ['sections', 0, 'props', 'tagline'], code: 'profit-promise', words: 'guaranteed' },
    ]);
  });

  test('loses question and answer together', () => {
    const good = { question: 'What is {name}?', answer: 'A frog.' };
    const bad = { question: 'Is it safe?', answer: 'Connect your wallet and see.' };
    const items = [good, bad, { question: 'Why?', answer: 'Why not.' }];
    const { document } = cleanDocument(
      withSection({ id: 'faq', kind: 'faq', props: { heading: 'Questions', items } }),
      facts,
    );
    const cleaned = propsOf(document, 'faq').items;
    expect(cleaned[0]).toEqual(good);
    expect(cleaned).not.toContainEqual(bad);
    expect(cleaned.map(({ question }) => question)).not.toContain('Is it safe?');
  });

  test('keeps the places of notes', () => {
    const notes: [string, string, string, string] = ['One', 'Enter your seed phrase', '', 'Four'];
    const { document } = cleanDocument(
      withSection({ id: 'buy', kind: 'how-to-buy', props: { heading: 'Buy', intro: 'Four steps.', notes } }),
      facts,
    );
    expect(propsOf(document, 'how-to-buy').notes).toEqual([
      'One',
      propsOf(own, 'how-to-buy').notes[1],
      '',
      'Four',
    ]);
  });

  test('does not ask in two texts for what it may not ask in one', () => {
    const { document, findings } = cleanDocument(
      withSection({
        id: 'end',
        kind: 'closing',
        props: { heading: 'Connect', text: 'your wallet.' },
      }),
      facts,
    );
    expect(findings).toMatchObject([{ path: ['sections', 12], code: 'wallet-request' }]);
    expect(propsOf(document, 'closing')).toEqual(propsOf(own, 'closing'));
  });

  test('may bear its own name, and no other', () => {
    const coin = testFacts({ name: 'Official Trump', symbol: 'TRUMP2' });
    const page = (title: string) => testDocument({ title });
    expect(cleanDocument(page('Official Trump is a coin'), coin).findings).toEqual([]);
    expect(cleanDocument(page('Official Trump is made by Tesla'), coin).findings).toMatchObject([
      { path: ['title'], code: 'impersonation' },
    ]);
    const moon = testFacts({ name: 'Moon' });
    expect(cleanDocument(page('Moon goes to the moon'), moon).findings).toMatchObject([
      { path: ['title'], code: 'profit-promise' },
    ]);
  });

  test('is read again with what was put in: a line of ours that is refused too gives way to one that is true of every coin', () => {
    const bad = everythingSaying('Guaranteed 100x');
    const { document, findings } = cleanWith(bad, facts, () => everythingSaying('Enter your seed phrase'));
    expect(findings).not.toEqual([]);
    expect(cleanDocument(document, facts).findings).toEqual([]);
    expect(document.title).toBe('{name} ({ticker})');
    for (const { kind, props } of document.sections) expect(props).toEqual(safeProps[kind]);
  });

  test('does not ask together with a line of ours that took a place in it', () => {
    const closing = {
      id: 'end',
      kind: 'closing',
      props: { heading: '100x', text: 'your wallet.' },
    } as const;
    const ours = withSection({ ...closing, props: { heading: 'Connect', text: 'A pond.' } });
    const { document } = cleanWith(withSection(closing), facts, () => ours);
    expect(propsOf(document, 'closing')).toEqual(safeProps.closing);
  });
});
