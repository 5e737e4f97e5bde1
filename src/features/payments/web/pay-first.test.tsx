import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PaymentsView } from '../contract.ts';
import { PayFirst } from './pay-first.tsx';
import type { BuildPayments } from './use-payments.ts';

function show(view: Partial<PaymentsView>, arrival: BuildPayments['arrival'], isConfirming = false): string {
  const nothing: PaymentsView = { credits: 0, isHeld: false, underWay: null, payments: [] };
  const payments = { userId: 'ada', view: { ...nothing, ...view }, mustPay: true, arrival, isConfirming };
  const hydrationData = { loaderData: { root: { settings: { price: '$50', isSold: true } } } };
  const element = <PayFirst payments={payments} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData });
  return renderToString(<RouterProvider router={router} />);
}

test('whoever comes back from Stripe reads how the payment stands', () => {
  expect(show({ underWay: 'open' }, 'done', true)).toContain('Your payment is being confirmed');
  expect(show({ underWay: 'open' }, 'done')).toContain('We have not heard of your payment yet');
  expect(show({ underWay: 'processing' }, 'done')).toContain('Your payment is on its way');
  expect(show({ credits: 1 }, 'done')).toContain('Thank you!');
  expect(show({ underWay: 'mismatched' }, 'done')).toContain('Your payment needs our support');
  expect(show({ underWay: 'open' }, 'canceled')).toContain('Payment canceled, nothing was charged');
});

test('the address of the return, opened again after the page was built, tells the price of the next', () => {
  const html = show({}, 'done');
  expect(html).toContain('A page build costs $50');
  expect(html).not.toContain('We have not heard');
});
