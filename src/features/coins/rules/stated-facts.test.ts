import { reviewText } from '@moonpage/engine/compose/review.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { statedFields } from './stated-facts.ts';

const schema = z.strictObject(statedFields(reviewText));
const upload = '/storage/main_images/temp/0b7f1f3e-9d6a-4c7e-8f43-0d3f4c6a1b2c.webp';
const nothing = {
  supply: '',
  buyTax: '',
  sellTax: '',
  liquidity: '',
  ownership: '',
  roadmap: [],
  gallery: [],
  chartEmbed: false,
};

function refusalsOf(input: object): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const steps = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Step ${at + 1}` }));
const pictures = (count: number) => Array.from({ length: count }, () => ({ url: upload }));

test('what is missing is empty', () => {
  expect(schema.parse({})).toEqual(nothing);
});

test('what is stated is kept in its stored form, which passes again', () => {
  const kept = schema.parse({
    supply: ' 420.69T ',
    buyTax: '0 %',
    sellTax: '2,50',
    liquidity: '  LP   burned, 100% ',
    ownership: 'Renounced\u202e',
    roadmap: [{ title: ' Fair launch ', done: true }, { title: ' ' }, { title: 'CEX listings' }],
    gallery: [{ url: `https://moonpage.example${upload}`, caption: ' At sea ' }, { url: upload }],
    chartEmbed: true,
  });
  expect(kept).toEqual({
    supply: '420.69 trillion',
    buyTax: '0',
    sellTax: '2.5',
    liquidity: 'LP burned, 100%',
    ownership: 'Renounced',
    roadmap: [
      { title: 'Fair launch', done: true },
      { title: 'CEX listings', done: false },
    ],
    gallery: [
      { url: upload, caption: 'At sea' },
      { url: upload, caption: '' },
    ],
    chartEmbed: true,
  });
  expect(schema.parse(kept)).toEqual(kept);
});

test('a creator may state audits, locks, listings and partners', () => {
  const stated = {
    liquidity: 'Locked liquidity, audited by CertiK',
    ownership: 'Contract renounced, SAFU',
    roadmap: [{ title: 'Listed on Binance' }, { title: 'Partnership with a lighthouse' }],
  };
  expect(refusalsOf(stated)).toEqual({});
});

test.each([
  ['Guaranteed 100x', 'Nobody can promise what a coin will be worth: leave the promise out.'],
  ['Everyone will get rich', 'Nobody can promise what a coin will be worth: leave the promise out.'],
  ['Send your seed phrase', 'No page may ask for a recovery phrase or a key: leave it out.'],
  ['Connect your wallet here', 'No page may ask people to connect or verify a wallet: leave it out.'],
  ['See https://evil.example', 'Links belong in the form’s own fields, where they are checked.'],
  [
    '0x6982508145454Ce325dDbE47a25d4ec3d2311933',
    'An address belongs in the form’s own field, where it is checked.',
  ],
])('%j is refused wherever the creator writes it', (text, message) => {
  const input = {
    liquidity: text,
    ownership: text,
    roadmap: [{ title: 'Fine' }, { title: text }],
    gallery: [{ url: upload, caption: text }],
  };
  expect(refusalsOf(input)).toEqual({
    liquidity: message,
    ownership: message,
    'roadmap.1.title': message,
    'gallery.0.caption': message,
  });
});

test('each refusal says what to do, at its own place', () => {
  const input = {
    supply: 'plenty',
    buyTax: '-1',
    sellTax: '101',
    liquidity: 'x'.repeat(61),
    ownership: '🐸'.repeat(61),
    roadmap: [{ title: 'y'.repeat(81) }],
    gallery: [{ url: 'https://evil.example/x.webp' }, { url: upload, caption: 'z'.repeat(101) }],
  };
  expect(refusalsOf(input)).toEqual({
    supply: 'Please enter a number such as 1,000,000,000 or 420.69 trillion',
    buyTax: 'Please enter a percentage from 0 to 100, such as 0 or 2.5',
    sellTax: 'Please enter a percentage from 0 to 100, such as 0 or 2.5',
    liquidity: 'Liquidity must be at most 60 characters',
    ownership: 'Ownership must be at most 60 characters',
    'roadmap.0.title': 'A step must be at most 80 characters',
    'gallery.0.url': 'Please upload an image file',
    'gallery.1.caption': 'A caption must be at most 100 characters',
  });
});

test('lists end where the form ends', () => {
  expect(refusalsOf({ roadmap: steps(8), gallery: pictures(6) })).toEqual({});
  expect(refusalsOf({ roadmap: steps(9), gallery: pictures(7) })).toEqual({
    roadmap: 'A roadmap has at most 8 steps',
    gallery: 'A gallery has at most 6 pictures',
  });
  expect(refusalsOf({ roadmap: [...steps(8), { title: '' }] })).toEqual({});
});

test('a list of a hundred thousand entries is refused at once, once', () => {
  const before = performance.now();
  expect(refusalsOf({ roadmap: steps(100_000), gallery: pictures(100_000) })).toEqual({
    roadmap: 'A roadmap has at most 8 steps',
    gallery: 'A gallery has at most 6 pictures',
  });
  expect(performance.now() - before).toBeLessThan(1000);
});

test.each([
  { roadmap: 'Fair launch' },
  { roadmap: ['Fair launch'] },
  { roadmap: [{ title: 'Fair launch', done: 'yes' }] },
  { roadmap: [{ title: 'Fair launch', html: '<b>' }] },
  { gallery: [{ url: upload, onload: 'alert(1)' }] },
  { gallery: [{ caption: 'No picture' }] },
  { gallery: [{ url: '/storage/main_images/temp/../../secret.webp' }] },
  { chartEmbed: 'true' },
  { supply: 1_000_000 },
])('%j is refused', (input) => {
  expect(schema.safeParse(input).success).toBe(false);
});

test('markup is plain text', () => {
  const title = `<img src=x onerror="alert('1')">`;
  expect(schema.parse({ roadmap: [{ title }] }).roadmap).toEqual([{ title, done: false }]);
});
