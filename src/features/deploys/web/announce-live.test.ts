// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { announceLive, isJustLive, putJustLiveAway } from './announce-live.ts';

test('the first deploy is remembered for its account until it is put away, a later one is not', () => {
  announceLive('ada', true, { shares: [], missedAddress: null });
  expect(isJustLive(document.cookie, 'ada')).toBe(false);
  announceLive('ada', false, { shares: ['ticker'], missedAddress: 'left-sock' });
  expect(isJustLive(document.cookie, 'ada')).toBe(true);
  expect(isJustLive(document.cookie, 'ad')).toBe(false);
  expect(isJustLive(null, 'ada')).toBe(false);
  putJustLiveAway();
  expect(isJustLive(document.cookie, 'ada')).toBe(false);
});
