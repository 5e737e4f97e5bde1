// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentsView } from '../contract.ts';
import { PayAction } from './pay-action.tsx';
import { usePayments } from './use-payments.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Action({ view }: { readonly view: PaymentsView }) {
  const payments = usePayments('ada', view);
  return payments.mustPay ? <PayAction payments={payments} /> : 'Build My Landing Page';
}

async function show(view: Partial<PaymentsView> = {}): Promise<HTMLElement> {
  const nothing: PaymentsView = { credits: 0, isHeld: false, underWay: null, payments: [] };
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', element: <Action view={{ ...nothing, ...view }} /> }],
    { hydrationData: { loaderData: { root: { settings: { beta: false, price: '$50', isSold: true } } } } },
  );
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return place;
}

test('a press that Stripe leaves unanswered asks once, and says so beside what a build costs', async () => {
  const problem = { defined: true, code: 'STRIPE_UNAVAILABLE', status: 502, message: 'Try again later.' };
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(problem, { status: 502 }));
  vi.stubGlobal('fetch', fetched);
  const place = await show();
  await act(async () => place.querySelector('button')?.click());
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toBe('Try again later.'), {
    timeout: 5_000,
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(place.textContent).toContain('$50 per page build. No refunds.');
});

test('nothing is sold while a build holds a payment, and while one waits for the operator', async () => {
  expect((await show({ isHeld: true })).textContent).toBe('Build My Landing Page');
  const waiting = await show({ underWay: 'mismatched' });
  expect(waiting.querySelector('button')).toBeNull();
  expect(waiting.querySelector('a')?.textContent).toBe('Ask our support');
});
