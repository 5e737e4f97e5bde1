import { describe, expect, it } from 'vitest';
import { section as sectionSchema } from '../document/schema.ts';
import { pageTexts } from '../languages/languages.ts';
import { pageLanguages } from '../languages/texts.ts';
import type { SectionKind } from './schemas.ts';
import { sections } from './sections.ts';

const definitions = Object.values(sections);

function accepts(kind: SectionKind, props: object): boolean {
  return sectionSchema.safeParse({ id: 'x', kind, props }).success;
}

describe.each(definitions)('the section $kind', ({ kind, defaults, fields }) => {
  it.each(pageLanguages)('accepts its own defaults in %s', (language) => {
    expect(accepts(kind, defaults(pageTexts(language).texts.written))).toBe(true);
  });

  it('offers a field for every text that it has', () => {
    expect(fields.map((field) => field.name).toSorted()).toEqual(
      Object.keys(defaults(pageTexts('en').texts.written)).toSorted(),
    );
  });
});
