import { expect, test } from 'vitest';
import { reviewText } from '../review.ts';
import { reviewName } from './name-review.ts';
import type { ReviewCode } from './rule.ts';

const disguised: readonly (readonly [ReviewCode, string])[] = [
  ['wallet-request', 'ᴄᴏɴɴᴇᴄᴛ ʏᴏᴜʀ ᴡᴀʟʟᴇᴛ'],
  ['secret-phrase', 'ᴄᴏɴɴᴇᴄᴛ ʏᴏᴜʀ ᴡᴀʟʟᴇᴛ and ᴇɴᴛᴇʀ ʏᴏᴜʀ sᴇᴇᴅ ᴘʜʀᴀsᴇ'],
  ['wallet-request', '🅲🅾🅽🅽🅴🅲🆃 🆈🅾🆄🆁 🆆🅰🅻🅻🅴🆃'],
  ['wallet-request', '🅒🅞🅝🅝🅔🅒🅣 🅨🅞🅤🅡 🅦🅐🅛🅛🅔🅣'],
  ['wallet-request', '🅲🅾🅽🅽🅴🅲🆃 🆈🅾🆄🆁 🆆🅰️🅻🅻🅴🆃'],
  ['profit-promise', '🅶🆄🅰🆁🅰🅽🆃🅴🅴🅳 🅿🆁🅾🅵🅸🆃'],
  ['secret-phrase', 'Enter your ѕееԁ phrase'],
  ['secret-phrase', 'Enter your ѕееԁ рһгаѕе'],
  ['secret-phrase', 'ЕNТЕR YОUR ЅЕЕԀ РНRАЅЕ'],
  ['secret-phrase', 'Enter ʏour seɛd phrase'],
  ['secret-phrase', '🄴nter your 🅢eed phrase'],
  ['secret-phrase', 'Enter your ᏚᎬᎬᎠ phrase'],
  ['secret-phrase', 'Enter your ⲥeed ᔕEEᗪ phrase'],
  ['wallet-request', 'ᑕOᑎᑎEᑕT YOᑌᖇ ᗯᗩᒪᒪET'],
  ['secret-phrase', 'Enter your s33d phrase'],
  ['secret-phrase', 'Enter your 5eed phra5e'],
  ['secret-phrase', 'Enter your $eed phr@se'],
  ['secret-phrase', 'Enter your s e e d phrase'],
  ['wallet-request', 'C0nnect y0ur w4llet'],
  ['wallet-request', 'Connect your wa11et'],
  ['wallet-request', 'CÖNNECT YØUR WALŁET'],
];

test.each(disguised)('%s is seen in %s', (code, text) => {
  expect(reviewText(text).map((finding) => finding.code)).toContain(code);
});

test.each(disguised)('%s: nobody’s coin is called %s', (code, name) => {
  expect(reviewName(name).map((finding) => finding.code)).toContain(code);
});

test.each([
  'Кот по имени Seed спит',
  'Это кот, и он сам так решил',
  'Он и Doge: рост, сон, нос',
  'Ο Σωκράτης είναι σκύλος',
  'Το νησί και ο ήλιος',
  'Ⲁⲛⲟⲕ ⲟⲩⲥⲟⲛ',
  'Łódź żółw, smørrebrød, Đuro',
  'Ŋoŋu kɔ ɖe ƒo',
  'ᓇᓄᖅ ᐅᓪᓗᖅ',
  'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ',
  'ᴛɪɴʏ ꜰʀᴏɢ',
  '🅵🆁🅾🅶 on a log',
  'A frog with Wi-Fi 7, 4k eyes and h4x0r gloves',
  'R2d2 connected the w4ffle iron',
  'He has 3 spoons and 1 key',
])('%s stays what it is', (text) => {
  expect(reviewText(text)).toEqual([]);
});

test.each([
  ['secret-phrase', 'Введите сид-фразу в Ledger'],
  ['secret-phrase', 'Введите вашу секретную фразу'],
  ['profit-promise', 'Даст 100х за неделю'],
  ['profit-promise', 'На Base без риска'],
] as const)('%s is still read in its own alphabet: %s', (code, text) => {
  expect(reviewText(text).map((finding) => finding.code)).toContain(code);
});
