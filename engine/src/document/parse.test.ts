import { describe, expect, it } from 'vitest';
import { parseDocument, type ParsedDocument } from './parse.ts';
import { documentLength, sectionLimit, type PageDocument, type Section } from './schema.ts';
import { testDocument } from './document.fixture.ts';
import { mostParagraphs } from '../sections/story/schema.ts';

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

  it('takes an upload of this service as its background picture, and nothing else', () => {
    const url = '/storage/main_images/temp/4f0c1b2a-3d4e-4f5a-8b6c-7d8e9f0a1b2c.webp';
    const withBackground = (backgroundImage: unknown) =>
      parseDocument({ ...testDocument({}), backgroundImage });
    const picture = { url, width: 512, height: 384 };
    expect(withBackground(picture)).toMatchObject({ ok: true, document: { backgroundImage: picture } });
    for (const other of [
      'https://evil.example/a.webp',
      `https://evil.example${url}`,
      '/p/assets/a.webp',
      `${url}?x`,
      'javascript:alert(1)',
      '/storage/main_images/temp/../../secrets.webp',
    ])
      expect(problemsOf(withBackground({ ...picture, url: other }))).toEqual([
        'backgroundImage.url: Use a picture that was uploaded here',
      ]);
    for (const other of [null, url, { url }, { ...picture, width: 0 }, { ...picture, css: 'x' }])
      expect(problemsOf(withBackground(other))).not.toEqual([]);
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
    const half = problemsOf(parseDocument(withHero({ headline: 'a\ud83d', tagline: 'fine' })));
    expect(half).toEqual(['sections.0.props.headline: Keep this to one line without control characters']);
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

  it('refuses an unknown design and an odd seed', () => {
    expect(problemsOf(parseDocument({ ...testDocument({}), design: 'myspace' }))).toHaveLength(1);
    expect(problemsOf(parseDocument({ ...testDocument({}), seed: -1 }))).toHaveLength(1);
    expect(problemsOf(parseDocument({ ...testDocument({}), seed: 0.5 }))).toHaveLength(1);
  });

  it('lays sections of an unknown kind aside, and takes them back where they stood once the kind is known', () => {
    const poll = { id: 'x', kind: 'poll', hidden: true, props: { question: 'When? \ud83d\u0000' } };
    const parsed = parseDocument(withSections((sections) => sections.toSpliced(8, 0, poll as never)));
    const aside = [{ after: 'chart', kind: 'poll', stored: JSON.stringify(poll) }];
    expect(parsed).toEqual({ ok: true, document: { ...testDocument({}), unknownSections: aside } });
    expect(parsed.ok && parseDocument(parsed.document)).toEqual(parsed);

    const asAside = (after: string | null, kept: object) => ({
      after,
      kind: 'poll',
      stored: JSON.stringify(kept),
    });
    const returning = (...unknownSections: object[]) =>
      parseDocument({ ...testDocument({}), unknownSections });
    const idsOf = (read: ParsedDocument) => (read.ok ? read.document.sections.map(({ id }) => id) : null);
    const ids = testDocument({}).sections.map(({ id }) => id);
    const second = { ...story(['p']), id: 'story-2' };
    const third = { ...story(['p']), id: 'story-3' };
    expect(idsOf(returning(asAside('marquee', second), asAside('marquee', third)))).toEqual(
      ids.toSpliced(3, 0, 'story-2', 'story-3'),
    );
    for (const after of ['gone', 'footer'])
      expect(idsOf(returning(asAside(after, second)))).toEqual(ids.toSpliced(-1, 0, 'story-2'));
    expect(idsOf(returning(asAside(null, second)))).toEqual(['story-2', ...ids]);
    // One that cannot be shown, or has no place, stays aside instead of taking the page with it.
    const hero = { ...testDocument({}).sections[0], id: 'hero-2' };
    for (const kept of [hero, story(['p']), { ...second, props: { question: 'When?' } }]) {
      const still = [asAside('marquee', kept), asAside('hero', { id: 'y' })];
      const read = returning(...still);
      expect(idsOf(read)).toEqual(ids);
      expect(read.ok && read.document.unknownSections).toEqual(still);
    }
  });

  it('bounds what is laid aside', () => {
    const aside = (stored: unknown, kind = 'poll') =>
      problemsOf(parseDocument({ ...testDocument({}), unknownSections: [{ after: null, kind, stored }] }));
    expect(aside('"🐸 犬 C:\\\\udata"')).toEqual([]);
    for (const refused of ['x'.repeat(documentLength + 1), 'a\ud83d', 'a\u0000b', null, {}])
      expect(aside(refused)).toHaveLength(1);
    expect(aside('{}', '<b>')).toHaveLength(1);
    const deep = {
      id: 'x',
      kind: 'poll',
      props: JSON.parse('['.repeat(9_000) + ']'.repeat(9_000)) as unknown,
    };
    expect(parseDocument(withSections((sections) => [deep as never, ...sections])).ok).toBe(false);
    const many = Array.from({ length: 300_000 }, () => 0);
    expect(problemsOf(parseDocument({ ...testDocument({}), unknownSections: many }))).not.toEqual([]);
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
    const paragraphs = Array.from({ length: mostParagraphs }, () => 'p');
    expect(parseDocument(replaced(story([...paragraphs, 'p']))).ok).toBe(false);
    expect(parseDocument(replaced(story(paragraphs))).ok).toBe(true);
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
