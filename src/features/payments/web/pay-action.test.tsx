// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../test-support/show-screen.tsx';
import type { PaymentsView } from '../contract.ts';
import { PayAction } from './pay-action.tsx';
import { usePayments } from './use-payments.ts';

afterEach(() => vi.unstubAllGlobals());

function Action({ view }: { readonly view: PaymentsView }) {
  const payments = usePayments('ada', view);
  return payments.mustPay ? <PayAction payments={payments} /> : 'Build My Landing Page';
}

const show = (view: Partial<PaymentsView> = {}) =>
  showScreen(<Action view={{ credits: 0, isHeld: false, underWay: null, payments: [], ...view }} />, {
    beta: false,
    price: '$50',
    isSold: true,
  });

test('a press that Stripe leaves unanswered asks once, and says so beside what a build costs', async () => {
  const problem = { defined: true, code: 'STRIPE_UNAVAILABLE', status: 502, message: 'Try again later.' };
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(problem, { status: 502 }));
  vi.stubGlobal('fetch', fetched);
  const { place, press } = await show();
  await press();
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Try again later.');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(place.textContent).toContain('$50 per page build. No refunds.');
});

test('nothing is sold while a build holds a payment, and while one waits for the operator', async () => {
  const held = await show({ isHeld: true });
  expect(held.place.textContent).toBe('Build My Landing Page');
  const { place } = await show({ underWay: 'mismatched' });
  expect(place.querySelector('button')).toBeNull();
  expect(place.querySelector('a')?.textContent).toBe('Ask our support');
});
