import { expect, test } from 'vitest';
import { failureOfRefusal } from './failure.ts';

const now = Date.UTC(2026, 0, 1);
const waitOf = (responseHeaders: Record<string, string>) =>
  failureOfRefusal({ statusCode: 429, responseHeaders, message: '' }, null, now).waitInMs;

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }, 9_000],
  [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{}, null],
])('%j asks to wait %s ms', (headers, wait) => {
  expect(waitOf(headers)).toBe(wait);
});

test('no message carries a key, ours or one that looks like one', () => {
  const message = 'Bad keys: secret-of-ours, sk-proj-abcdefgh12345, AIzaSyA-1234567890';
  const failure = failureOfRefusal({ statusCode: 400, message }, 'secret-of-ours', now);
  expect(failure.message).toBe('Bad keys: …, …, …');
  expect(failureOfRefusal({ statusCode: 401, message }, null, now).message).toBe('The key was refused.');
});
