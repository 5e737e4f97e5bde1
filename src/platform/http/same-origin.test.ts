import { expect, test } from 'vitest';
import { mayChangeState } from './same-origin.ts';

const post = (headers: Record<string, string>) =>
  new Request('https://moonpage.example/api/x', { method: 'POST', headers });

test('a page of another origin cannot change anything', () => {
  expect(mayChangeState(post({ origin: 'https://evil.example' }), 'https://moonpage.example')).toBe(false);
  expect(mayChangeState(post({ origin: 'null' }), 'https://moonpage.example')).toBe(false);
  expect(mayChangeState(post({ 'sec-fetch-site': 'cross-site' }), 'https://moonpage.example')).toBe(false);
});

test('our own pages and clients without cookies can', () => {
  expect(mayChangeState(post({ origin: 'https://moonpage.example' }), 'https://moonpage.example')).toBe(true);
  expect(mayChangeState(post({}), 'https://moonpage.example')).toBe(true);
});
