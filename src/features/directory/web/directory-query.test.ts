import { assert, constantFrom, dictionary, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { directoryInput } from '../contract.ts';
import { directoryAddress, readDirectoryQuery } from './directory-query.ts';

const read = (query: string) => readDirectoryQuery(new URLSearchParams(query));
const all = { search: '', chain: undefined, order: 'newest', page: 1 };

test('an address that says nothing asks for the newest of all', () => {
  expect(read('')).toEqual(all);
  expect(directoryAddress(read(''))).toBe('/directory');
});

test.each([
  [
    'search=+moon%20frog+&chain=Base&order=most-read&page=3',
    { search: 'moon frog', chain: 'Base', order: 'most-read', page: 3 },
  ],
  ['chain=&search=', all],
  ['page=1000000000', { ...all, page: 1_000_000_000 }],
  ['page=0', all],
  ['page=-1', all],
  ['page=1e99', all],
  ['page=2.5', all],
  ['page=two', all],
  ['chain=Dogechain&order=cheapest', all],
  ['chain=base', all],
  ['nothing=known', all],
  [`search=${'a'.repeat(5_000)}`, { ...all, search: 'a'.repeat(200) }],
])('%s', (query, asked) => {
  expect(read(query)).toEqual(asked);
});

test('whatever an address says is a question that the directory answers, and its own address says the same', () => {
  const value = oneof(
    string({ unit: 'binary', maxLength: 300 }),
    constantFrom('Base', 'launching', '7', '-0', '1e3'),
  );
  const queries = dictionary(constantFrom('search', 'chain', 'order', 'page', 'x'), value);
  assert(
    property(queries, (entries) => {
      const asked = read(new URLSearchParams(entries).toString());
      expect(directoryInput.safeParse(asked).success).toBe(true);
      expect(readDirectoryQuery(new URL(directoryAddress(asked), 'http://x').searchParams)).toEqual(asked);
    }),
  );
});
