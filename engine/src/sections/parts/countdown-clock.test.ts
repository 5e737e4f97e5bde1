import { expect, test } from 'vitest';
import { testNow, testPage } from '../../render/page.fixture.ts';

const day = 24 * 60 * 60 * 1000;
const daysIn = (days: number) => {
  const launchAt = testNow + days * day;
  return testPage({ document: { design: 'brutal' }, facts: { launchAt } }).dom.querySelector('.clock-days');
};

test('days of five digits are named long, so that a design sets them smaller, and shorter ones are not', () => {
  expect(daysIn(9_999)?.textContent).toContain('9999');
  expect(daysIn(9_999)?.classList).not.toContain('clock-long');
  expect(daysIn(10_000)?.textContent).toContain('10000');
  expect(daysIn(10_000)?.classList).toContain('clock-long');
  expect(daysIn(355_000)?.classList).toContain('clock-long');
});
