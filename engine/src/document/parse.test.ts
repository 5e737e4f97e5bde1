import { describe, expect, it } from 'vitest';
import { parseDocument, type ParsedDocument } from './parse.ts';
import { sectionLimit, type PageDocument, type Section } from './schema.ts';
import { testDocument } from './document.fixture.ts';

function problemsOf(parsed: ParsedDocument): readonly string[] {
  return parsed.ok ? [] : parsed.problems.map((problem) => `${problem.path.join('.')}: ${problem.message}`);
}

function withHero(props: Record<string, unknown>): unknown {
  const [, ...rest] = testDocument({}).sections;
  return { ...testDocument({}), sections: [{ id: 'hero', kind: 'hero', props }, ...rest] };
}

function withSections(change: (sections: Section[]) => unknown[]): unknown {
  return { ...testDocument({}), sections: change(testDocument({}).sections) };
}

function story(paragraphs: string[]) {
  return { id: 'story', kind: 'story', props: { heading: 'h', paragraphs } };
}

describe('parseDocument', () => {
  it('reads a page with every kind of section as it was written', () => {
    const written: PageDocument = testDocument({});
    expect(parseDocument(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, document: written });
  });

  it.each([null, undefined, 'page', 3, [], () => 1])('refuses %s without throwing', (input) => {
    expect(problemsOf(parseDocument(input))).toEqual([': A page document is an object.']);
  });

  it('refuses a document that does not say its version', () => {
    expect(problemsOf(parseDocument({ sections: [] }))).toEqual([
      'version: A page document says its version as a whole number.',
    ]);
  });

  it('refuses a document from a later version and says so', () => {
    expect(problemsOf(parseDocument({ ...testDocument({}), version: 7 }))).toEqual([
      'version: This document has version 7; versions up to 1 can be read here.',
    ]);
  });

  it('names the place of a text that is too long, empty or broken over lines', () => {
    const long = problemsOf(parseDocument(withHero({ headline: 'x'.repeat(121), tagline: ' ' })));
    expect(long).toEqual([
      'sections.0.props.headline: Keep this to 120 characters',
      'sections.0.props.tagline: Write something here',
    ]);
    const broken = problemsOf(parseDocument(withHero({ headline: 'a\u0000b', tagline: 'fine' })));
    expect(broken).toEqual(['sections.0.props.headline: Keep this to one line without control characters']);
  });

  it('refuses facts and markup smuggled in as further properties', () => {
    const parsed = parseDocument(
      withHero({ headline: 'x', tagline: 'y', html: '<b>', contractAddress: '0x' }),
    );
    expect(problemsOf(parsed)).toHaveLength(1);
    expect(problemsOf(parsed)[0]).toContain('contractAddress');
  });

  it('refuses an unknown design, an unknown section and an odd seed', () => {
    expect(problemsOf(parseDocument({ ...testDocument({}), design: 'myspace' }))).toHaveLength(1);
    expect(problemsOf(parseDocument({ ...testDocument({}), seed: -1 }))).toHaveLength(1);
    expect(problemsOf(parseDocument({ ...testDocument({}), seed: 0.5 }))).toHaveLength(1);
    const odd = withSections((sections) => [
      ...sections.slice(0, 8),
      { id: 'x', kind: 'script', props: {} },
      ...sections.slice(8),
    ]);
    expect(parseDocument(odd).ok).toBe(false);
  });

  it('keeps the footer: not hidden, not removed, not moved from the end, not doubled', () => {
    const footer = testDocument({}).sections.at(-1);
    const hidden = withSections((sections) => [...sections.slice(0, -1), { ...footer, hidden: true }]);
    const removed = withSections((sections) => sections.slice(0, -1));
    const moved = withSections((sections) => [footer, ...sections.slice(0, -1)]);
    const doubled = withSections((sections) => [...sections, { ...footer, id: 'footer-2' }]);
    expect(problemsOf(parseDocument(hidden))).toContain('sections: A page has exactly one footer, shown');
    expect(problemsOf(parseDocument(removed))).toContain('sections: A page has exactly one footer, shown');
    expect(problemsOf(parseDocument(moved))).toEqual(['sections: The footer comes last']);
    expect(problemsOf(parseDocument(doubled))).toEqual(['sections: A page has exactly one footer, shown']);
  });

  it('keeps exactly one hero in sight, so that the page has one h1', () => {
    const hidden = withSections(([hero, ...rest]) => [{ ...hero, hidden: true }, ...rest]);
    const doubled = withSections(([hero, ...rest]) => [hero, { ...hero, id: 'hero-2' }, ...rest]);
    expect(problemsOf(parseDocument(hidden))).toEqual(['sections: A page has exactly one hero, shown']);
    expect(problemsOf(parseDocument(doubled))).toEqual(['sections: A page has exactly one hero, shown']);
  });

  it('refuses two sections of one id and ids that are no ids', () => {
    const same = withSections((sections) => sections.map((section) => ({ ...section, id: 'same' })));
    expect(problemsOf(parseDocument(same))).toEqual(['sections: Every section needs an id of its own']);
    const odd = withSections(([hero, ...rest]) => [{ ...hero, id: '"><script>' }, ...rest]);
    expect(problemsOf(parseDocument(odd))).toEqual([
      'sections.0.id: Use lower-case letters, digits and hyphens',
    ]);
  });

  it('bounds how many sections, paragraphs, questions and notes there are', () => {
    const replaced = (section: { id: string }) =>
      withSections((sections) => sections.map((each) => (each.id === section.id ? section : each)));
    const many = withSections((sections) => [
      ...sections.slice(0, -1),
      ...Array.from({ length: sectionLimit }, (_, at) => ({ ...story(['p']), id: `story-${at}` })),
      ...sections.slice(-1),
    ]);
    expect(parseDocument(many).ok).toBe(false);
    expect(parseDocument(replaced(story([]))).ok).toBe(false);
    expect(parseDocument(replaced(story(Array.from({ length: 7 }, () => 'p')))).ok).toBe(false);
    expect(parseDocument(replaced(story(Array.from({ length: 6 }, () => 'p')))).ok).toBe(true);
    const buy = {
      id: 'how-to-buy',
      kind: 'how-to-buy',
      props: { heading: 'h', intro: 'i', notes: ['', '', ''] },
    };
    expect(parseDocument(replaced(buy)).ok).toBe(false);
    const faq = { id: 'faq', kind: 'faq', props: { heading: 'h', items: [{ question: 'q', answer: 'a' }] } };
    expect(parseDocument(replaced(faq)).ok).toBe(false);
  });
});
