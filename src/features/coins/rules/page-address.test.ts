import { expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

test.each([
  ['Left_Sock', 'left-sock'],
  ['moon.frog', 'moonfrog'],
  ['http://localhost:3000/p/Left%20Sock/', 'left-sock'],
  ['moonpage.example/p/left-sock?utm_source=x#top', 'left-sock'],
  ['https://left-sock.example.com/', 'left-sock'],
  ['left-sock.pages.example.com:8443', 'left-sock'],
  ['?!', null],
])('%s is read as %s', (typed, slug) => {
  expect(readPageAddress(typed)).toBe(slug);
});
