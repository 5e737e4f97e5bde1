import { assert, oneof, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { hostLabelOf, slugOfHostLabel } from './host-label.ts';
import { withoutAccents } from './rules/accents.ts';
import { slugCandidates, slugOf } from './slug.ts';

test('a name becomes a slug of its letters and digits', () => {
  const slugs = [
    ['Pepe', 'pepe'],
    ['Baby Doge Coin', 'baby-doge-coin'],
    ['  Baby \t Doge\u00a0Coin ', 'baby-doge-coin'],
    ['猫币 Māo Coin 🐈', '猫币-māo-coin'],
    ['Ma\u0304o', 'māo'],
    ['हिन्दी सिक्का', 'हिन्दी-सिक्का'],
    ['שלום דוג', 'שלום-דוג'],
    ['Pepe شيبا', 'pepe-شيبا'],
    ['It’s 100% “real”', 'its-100-real'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    ['../../etc', 'etc'],
    ['a--b - c', 'a-b-c'],
    ['xn--pepe', 'xn-pepe'],
    ['☀️ Sun', 'sun'],
    ['İnatçı Keçi', 'inatçı-keçi'],
    ['I\u0307NATÇI', 'inatçi'],
  ];
  expect(slugs.map(([name = '']) => [name, slugOf(name, 'SYM')])).toEqual(slugs);
});

test('a slug is known without its accents, where there are letters without', () => {
  const plain = [
    ['inatçı-keçi', 'inatci-keci'],
    ['gießen-øre-łódź', 'giessen-ore-lodz'],
    ['ёжик', 'ежик'],
    ['άλφα', 'αλφα'],
    ['हिन्दी', 'हिन्दी'],
    ['プードル', 'プードル'],
    ['pepe', 'pepe'],
  ];
  expect(plain.map(([slug = '']) => [slug, withoutAccents(slug)])).toEqual(plain);
});

test('the symbol stands in for a name without letters, and a word for both', () => {
  expect(slugOf('🐸🐸', 'RIBBIT')).toBe('ribbit');
  expect(slugOf('🐸🐸', '🚀🚀')).toBe('coin');
});

test('a name that is taken gets a number', () => {
  const candidates = slugCandidates('Pepe', 'PEPE');
  expect([candidates.next().value, candidates.next().value, candidates.next().value]).toEqual([
    'pepe',
    'pepe-2',
    'pepe-3',
  ]);
});

const names = oneof(
  string({ unit: 'binary', maxLength: 60 }),
  stringMatching(/^[\p{L}\p{M}\p{N} -]{1,40}$/u),
);

test('any name becomes a slug of letters, digits and hyphens that stays the same when it is named again', () => {
  assert(
    property(names, (name) => {
      const slug = slugOf(name, 'SYM');
      expect(slug).toMatch(/^[\p{L}\p{M}\p{Nd}]+(-[\p{L}\p{M}\p{Nd}]+)*$/u);
      expect(slugOf(slug, 'SYM')).toBe(slug);
    }),
    { numRuns: 500 },
  );
});

test('any slug, numbered too, has a host label of its own that leads back to it', () => {
  assert(
    property(names, (name) => {
      for (const number of ['', '-2', '-9999']) {
        const slug = slugOf(name, 'SYM') + number;
        const label = hostLabelOf(slug);
        expect(label).toMatch(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
        expect(label.length).toBeLessThanOrEqual(63);
        expect(slugOfHostLabel(label)).toBe(slug);
      }
    }),
    { numRuns: 500 },
  );
});

test('names that browsers would take for another keep hosts apart', () => {
  expect(hostLabelOf('pepe')).toBe('pepe');
  expect(hostLabelOf('猫币')).toMatch(/^xn--/);
  expect(hostLabelOf('𝖕𝖊𝖕𝖊')).toMatch(/^u--/);
  expect(hostLabelOf('１２３')).not.toBe('123');
  expect(hostLabelOf('٣-كلب')).toMatch(/^u--/);
});

test('a host label that no slug has is refused', () => {
  const labels = ['', 'u--', 'u--1', 'xn--', 'xn--zzzzzz-', 'a..b', '..', 'PEPE.x'];
  expect(labels.filter((label) => slugOfHostLabel(label) !== null)).toEqual([]);
});
