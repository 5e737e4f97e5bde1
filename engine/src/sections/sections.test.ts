import { describe, expect, it } from 'vitest';
import { section as sectionSchema, type SectionKind } from '../document/schema.ts';
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

  it.each(fields.filter((field) => field.type !== 'list'))('bounds $name as its field says', (field) => {
    expect(accepts(kind, { ...defaults, [field.name]: 'x'.repeat(field.max) })).toBe(true);
    expect(accepts(kind, { ...defaults, [field.name]: 'x'.repeat(field.max + 1) })).toBe(false);
    expect(accepts(kind, { ...defaults, [field.name]: '' })).toBe(field.optional);
  });

  it.each(fields.filter((field) => field.type === 'list'))(
    'bounds the list $name as its field says',
    (field) => {
      const listOf = (count: number, length: number) =>
        Array.from({ length: count }, () => {
          const [only] = field.item;
          if (only?.name === '') return 'x'.repeat(Math.min(length, only.max + 1));
          return Object.fromEntries(
            field.item.map((item) => [item.name, 'x'.repeat(Math.min(length, item.max))]),
          );
        });
      const given = (list: unknown) => accepts(kind, { ...defaults, [field.name]: list });
      expect(given(listOf(field.minItems, 1))).toBe(true);
      expect(given(listOf(field.maxItems, 1))).toBe(true);
      expect(given(listOf(field.minItems - 1, 1))).toBe(false);
      expect(given(listOf(field.maxItems + 1, 1))).toBe(false);
      expect(given(listOf(field.minItems, field.item[0]?.max ?? 0))).toBe(true);
    },
  );
});
