import { describe, expect, it } from 'vitest';
import { section as sectionSchema } from '../document/schema.ts';
import type { SectionKind } from './schemas.ts';
import { sections } from './sections.ts';

const definitions = Object.values(sections);

function accepts(kind: SectionKind, props: object): boolean {
  return sectionSchema.safeParse({ id: 'x', kind, props }).success;
}

describe.each(definitions)('the section $kind', ({ kind, defaults, fields }) => {
  it('accepts its own defaults', () => {
    expect(accepts(kind, defaults)).toBe(true);
  });

  it('offers a field for every text that it has', () => {
    expect(fields.map((field) => field.name).toSorted()).toEqual(Object.keys(defaults).toSorted());
  });
});
