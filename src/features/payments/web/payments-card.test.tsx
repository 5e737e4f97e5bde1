// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../test-support/show-screen.tsx';
import type { Payment } from '../contract.ts';
import { PaymentsCard } from './payments-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const payment: Payment = {
  id: 'one',
  at: '2026-08-01T12:00:00.000Z',
  amount: 5_000,
  currency: 'usd',
  state: 'paid',
  isSpent: false,
  receiptUrl: null,
};

async function cardOf(settings: { beta: boolean; isSold: boolean }, payments = [payment]): Promise<string> {
  const view = { credits: payments.length, isHeld: false, underWay: null, payments };
  vi.stubGlobal('fetch', async () => Response.json(view));
  const { place } = await showScreen(<PaymentsCard />, { price: '$50', studio: true, ...settings });
  return place.textContent;
}

test('the account page shows what was paid and what is left, with the price as it is now', async () => {
  const sold = await cardOf({ beta: false, isSold: true });
  expect(sold).toContain('$50 for each page build, through Stripe.');
  expect(sold).toContain('1 page build left');
  expect(sold).toContain('$50.00 · not used yet');
  const notSold = await cardOf({ beta: false, isSold: false });
  expect(notSold).toContain('$50 for each page build, which cannot be paid here yet.');
  expect(notSold).toContain('1 page build left');
  const free = await cardOf({ beta: true, isSold: false });
  expect(free).toContain('Page builds are free during beta.');
  expect(free).not.toContain('$50 for each');
  expect(free).toContain('1 page build left');
});

test('the account page says of a payment that differs from what was asked who looks at it', async () => {
  const card = await cardOf({ beta: false, isSold: true }, [{ ...payment, state: 'mismatched' }]);
  expect(card).toContain('$50.00 · waits for our support: differs from what was asked');
});

test('the account page says nothing of payments during beta to who has made none', async () => {
  expect(await cardOf({ beta: true, isSold: false }, [])).toBe('');
  expect(await cardOf({ beta: false, isSold: true }, [])).toContain('Nothing was paid yet.');
});
