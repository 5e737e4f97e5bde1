import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { pageDocument, type Section } from '@moonpage/engine/document/schema.ts';
import { type SectionKind, sectionSchemas } from '@moonpage/engine/sections/schemas.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { describe, expect, test } from 'vitest';
import {
  limitsOf,
  listLimits,
  oneLine,
  storableText,
  textsOf,
  type TextPath,
  withText,
} from './text-path.ts';

const document = testDocument({});
const sectionOf = (id: string): Section => {
  const found = document.sections.find((each) => each.id === id);
  if (!found) throw new Error(`No section ${id}`);
  return found;
};
const at = (section: string, field: string, index?: number, key?: string): TextPath => ({
  section,
  field,
  ...(index === undefined ? {} : { index }),
  ...(key === undefined ? {} : { key }),
});

describe('the texts of a section', () => {
  test('stand in the order of its fields, those in lists with their number, empty ones included', () => {
    expect(textsOf(sectionOf('story')).map(({ label, text }) => [label, text])).toEqual([
      ['Heading', 'The story'],
      ['Paragraph 1', 'Once.'],
      ['Paragraph 2', 'Twice.'],
      ['Pull quote', 'A frog is a frog.'],
    ]);
    expect(textsOf(sectionOf('how-to-buy')).map(({ text }) => text)).toContain('');
    expect(textsOf(sectionOf('faq')).at(-1)).toEqual({
      path: { section: 'faq', field: 'items', index: 1, key: 'answer' },
      label: 'Answer 2',
      text: 'Why not.',
    });
  });

  test('can each be replaced, whatever section they are in, and the page is still a page', () => {
    const texts = document.sections.flatMap(textsOf);
    const next = texts.reduce((page, { path }, number) => withText(page, path, `Text ${number}`), document);
    expect(next.sections.flatMap(textsOf).map(({ text }) => text)).toEqual(
      texts.map((_, number) => `Text ${number}`),
    );
    expect(pageDocument.safeParse(next).error).toBeUndefined();
  });

  test('leave the document as it is where they stay the same, or where their place is gone', () => {
    for (const { path, text } of document.sections.flatMap(textsOf)) {
      expect(withText(document, path, text)).toBe(document);
    }
    expect(withText(document, at('gone', 'heading'), 'New')).toBe(document);
    expect(withText(document, at('story', 'paragraphs', 2), 'New')).toBe(document);
  });
});

describe('the limits of a text', () => {
  test.each([
    ['hero', at('hero', 'kicker'), 60, true],
    ['hero', at('hero', 'headline'), 120, false],
    ['story', at('story', 'paragraphs', 1), 8000, false],
    ['story', at('story', 'pullQuote'), 200, true],
    ['faq', at('faq', 'items', 0, 'question'), 160, false],
    ['faq', at('faq', 'items', 0, 'answer'), 800, false],
    ['how-to-buy', at('how-to-buy', 'notes', 2), 240, true],
    ['marquee', at('marquee', 'phrases', 0), 60, false],
    ['footer', at('footer', 'note'), 300, true],
  ] as const)('of a %s are those of its schema', (kind, path, max, isOptional) => {
    expect(limitsOf(kind, path)).toEqual({ max, isOptional });
  });

  test('are those that the schema holds to, for every text of every kind', () => {
    for (const { path } of document.sections.flatMap(textsOf)) {
      const { kind } = sectionOf(path.section);
      const { max, isOptional } = limitsOf(kind, path);
      const accepts = (text: string) =>
        pageDocument.safeParse(withText(document, path, text)).success && text.length <= 8000;
      expect([accepts('x'.repeat(max)), accepts('x'.repeat(max + 1)), accepts('')]).toEqual([
        true,
        false,
        isOptional,
      ]);
    }
  });
});

describe('the limits of a list', () => {
  test.each([
    ['marquee', 'phrases', 2, 8],
    ['story', 'paragraphs', 1, 61],
    ['faq', 'items', 2, 8],
    ['how-to-buy', 'notes', 4, 4],
    ['hero', 'headline', 0, 0],
  ] as const)('of %s %s are those of its schema', (kind, field, min, max) => {
    expect(listLimits(kind, field)).toEqual({ min, max });
  });

  test('are known for every list', () => {
    const lists = (Object.keys(sections) as SectionKind[]).flatMap((kind) =>
      sections[kind].fields.filter(({ type }) => type === 'list').map(({ name }) => listLimits(kind, name)),
    );
    expect(lists).toHaveLength(4);
    expect(lists.every(({ max }) => max > 0)).toBe(true);
  });
});

describe('what somebody types', () => {
  const headline = at('hero', 'headline');

  test('becomes one line, each control character a space so that the caret keeps its place', () => {
    expect(oneLine('a\nb\tc\u0085d')).toBe('a b c d');
    expect(oneLine('one\r\ntwo')).toBe('one  two');
  });

  test('is stored as the schema takes it: one line, cut to its limit and never within a character', () => {
    const typed = `a\u0000b\n${'🐸'.repeat(100)}`;
    const stored = storableText('hero', headline, typed);
    expect(stored).toBe(`a b ${'🐸'.repeat(58)}`);
    expect(storableText('hero', headline, `${'x'.repeat(119)}🐸`)).toBe('x'.repeat(119));
    expect(storableText('hero', headline, `${' '.repeat(130)}x \ud83d`)).toBe('x \ufffd');
    expect(sectionSchemas.hero.shape.headline.safeParse(stored).success).toBe(true);
  });

  test('is not stored while a text that must be there has no letter; one that may be empty becomes empty', () => {
    expect(storableText('hero', headline, '')).toBeNull();
    expect(storableText('hero', headline, ' \n ')).toBeNull();
    expect(storableText('hero', at('hero', 'kicker'), '  ')).toBe('');
    expect(storableText('how-to-buy', at('how-to-buy', 'notes', 0), '')).toBe('');
  });
});
