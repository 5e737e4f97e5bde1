import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  type Arbitrary,
  oneof,
  record,
  string,
} from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { directoryOrders } from './rules/questions.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
  const creator = await live.creator('frog');
  await live.build(creator, { coinName: 'Moon \\ Frog', symbol: '%_' });
  await live.deploy(creator);
});
afterAll(() => live.close());

/** What means something to a pattern, to a query, to a decoder, or to a table of letters. */
const pieces = [
  ['frog', 'moon', '0x', '0xabcdef', '%', '_', '\\', "'", '"', ';--', '$1', '\0', '\n', '+', '…', '...'],
  ['\ud800', '\udfff', '\u200b', '\u202e', '\u0301'.repeat(40), '\ufdfa', 'ﬃ', 'İ', 'ß', '﹨', '％'],
  ['🐸', '👨‍👩‍👧', '打卡', '9'.repeat(30), 'x'.repeat(250)],
].flat();
const pages = ['2', '41', '1000000000', '1000000001', '-1', '1e9', '0x10', '２', ''];

/** Mostly something that is known, so that most queries come as far as the database. */
function mostly(known: readonly string[]): Arbitrary<string> {
  const weighed = { weight: 9, arbitrary: constantFrom(...known) };
  return oneof(weighed, { weight: 1, arbitrary: string({ unit: 'binary' }) });
}

const fields = record(
  {
    search: oneof(
      array(constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join('')),
      string({ unit: 'binary', maxLength: 210 }),
    ),
    page: mostly(pages),
    chain: mostly(['Base', 'Solana', 'Other']),
    order: mostly(directoryOrders),
  },
  { requiredKeys: ['search'] },
);
const encoded = fields.map((entries) => new URLSearchParams(entries).toString());
const asTyped = string({ unit: 'grapheme-ascii' }).map((typed) => `search=${typed}`);

test('10,000 queries as strangers write them are answered or refused', async () => {
  const visitor = live.service.visitor();
  let answered = 0;
  await assert(
    asyncProperty(
      oneof({ weight: 9, arbitrary: encoded }, { weight: 1, arbitrary: asTyped }),
      async (query) => {
        const { status } = await visitor.get(`/api/directory/coins?${query}`);
        expect([200, 422]).toContain(status);
        if (status === 200) answered += 1;
      },
    ),
    { numRuns: 10_000 },
  );
  expect(answered).toBeGreaterThan(5_000);
  expect(live.service.errors).toEqual([]);
});
