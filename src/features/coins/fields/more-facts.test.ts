import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemasOf } from './fields.ts';

const { supply, buyTax, sellTax, liquidity, ownership, roadmap, gallery, chartEmbed } = schemasOf('rule');
const schema = z.strictObject({
  supply,
  buyTax,
  sellTax,
  liquidity,
  ownership,
  roadmap,
  gallery,
  chartEmbed,
});
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
    ownership: 'Renounced\u0000',
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

test('what endangers readers is refused wherever the creator writes it, with the words that are meant', () => {
  const dangerous = [
    'Guaranteed 100x',
    'Send your seed phrase',
    'Connect your wallet here',
    'See https://evil.example',
  ];
  const answers = dangerous.map((text) =>
    refusalsOf({
      liquidity: text,
      ownership: text,
      roadmap: [{ title: 'Fine' }, { title: text }],
      gallery: [{ url: upload, caption: text }],
    }),
  );
  const quoted = ['Guaranteed 100x', 'Send your seed phrase', 'Connect your wallet', 'https://evil.example'];
  expect(answers).toEqual(
    quoted.map((words) => {
      const message = expect.stringContaining(`“${words}”`) as string;
      return {
        liquidity: message,
        ownership: message,
        'roadmap.1.title': message,
        'gallery.0.caption': message,
      };
    }),
  );
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

test('of a list of a hundred thousand entries none is read', () => {
  const unreadable = Array.from({ length: 100_000 }, () => 7);
  expect(refusalsOf({ roadmap: unreadable, gallery: unreadable })).toEqual({
    roadmap: 'A roadmap has at most 8 steps',
    gallery: 'A gallery has at most 6 pictures',
  });
});

test('another shape is refused', () => {
  const shapes = [
    { roadmap: 'Fair launch' },
    { roadmap: ['Fair launch'] },
    { roadmap: [{ title: 'Fair launch', done: 'yes' }] },
    { roadmap: [{ title: 'Fair launch', html: '<b>' }] },
    { gallery: [{ url: upload, onload: 'alert(1)' }] },
    { gallery: [{ caption: 'No picture' }] },
    { gallery: [{ url: '/storage/main_images/temp/../../secret.webp' }] },
    { chartEmbed: 'true' },
    { supply: 1_000_000 },
  ];
  expect(shapes.filter((input) => schema.safeParse(input).success)).toEqual([]);
});

test('pasted markup is taken off, and markup that no editor writes is plain text', () => {
  const title = `<svg onload="alert('1')">`;
  const pasted = `<b>Hatch</b> <img src=x onerror="alert('2')">`;
  expect(schema.parse({ roadmap: [{ title }, { title: pasted }] }).roadmap).toEqual([
    { title, done: false },
    { title: 'Hatch', done: false },
  ]);
});
