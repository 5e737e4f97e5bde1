import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import type { PaymentsView } from '../contract.ts';

/** How often Stripe is asked after the return, and how long: most cards are settled at once. */
const askEveryMs = 3_000;
const asksAtMost = 10;

/** Payments as the build screen knows them. */
export interface BuildPayments {
  readonly userId: string;
  /** Null: they could not be read, and the server decides with the press. */
  readonly view: PaymentsView | null;
  /** Whether no build can begin before one is paid. */
  readonly mustPay: boolean;
  /** How the person comes from Stripe's page; null: they do not. */
  readonly arrival: 'done' | 'canceled' | null;
  /** Whether Stripe is being asked how the payment stands. */
  readonly isConfirming: boolean;
}

/** Follows a payment from the return until Stripe has settled it. @param read null: not read, or nothing is sold */
export function usePayments(userId: string, read: PaymentsView | null): BuildPayments {
  const { beta } = useSettings();
  const [search] = useSearchParams();
  const payment = search.get('payment');
  const arrival = payment === 'done' || payment === 'canceled' ? payment : null;
  const [confirmed, setConfirmed] = useState<{ of: PaymentsView | null; view: PaymentsView } | null>(null);
  const [asked, setAsked] = useState(0);
  // What the route has read since counts for more.
  const view = confirmed?.of === read ? confirmed.view : read;
  const isAwaited = view?.underWay === 'open' || view?.underWay === 'processing';
  const isConfirming = arrival === 'done' && isAwaited && asked < asksAtMost && !beta;

  useEffect(() => {
    if (!isConfirming) return;
    const ask = async () => {
      const found = await api.payments.confirm({ userId }).catch(() => null);
      if (found) setConfirmed({ of: read, view: found });
      setAsked((before) => before + 1);
    };
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : askEveryMs);
    return () => clearTimeout(timer);
  }, [isConfirming, asked, read, userId]);

  // While a build holds a payment none is sold: it may give it back.
  const mustPay = !beta && view !== null && view.credits === 0 && !view.isHeld;
  return { userId, view, mustPay, arrival, isConfirming };
}
