import { CreditCard, ExternalLink } from 'lucide-react';
import { LongDate } from '../../../web/ui/layout/long-date.tsx';
import { SettingRow } from '../../../web/ui/layout/setting-rows.tsx';
import type { Payment } from '../contract.ts';

/** One payment: how much, when, what became of it, and Stripe's receipt. */
export function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { amount, currency, at, receiptUrl } = payment;
  return (
    <SettingRow
      icon={<CreditCard aria-hidden="true" className="size-5 shrink-0 text-muted" />}
      name={
        <>
          <span className="figures">{moneyOf(amount, currency)}</span>
          <span className="font-normal text-muted"> · {statusOf(payment)}</span>
        </>
      }
      value={<LongDate at={at} to="time" />}
    >
      {receiptUrl !== null && (
        <a
          href={receiptUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1.5 py-1 font-semibold text-link underline-offset-4 hover:underline"
        >
          Receipt
          <ExternalLink aria-label="opens in a new tab" className="size-4 shrink-0" />
        </a>
      )}
    </SettingRow>
  );
}

/** `$50.00`. */
function moneyOf(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

function statusOf({ state, isSpent }: Payment): string {
  switch (state) {
    case 'paid':
      return isSpent ? 'one page was built' : 'not used yet';
    case 'processing':
      return 'waiting for the bank';
    case 'failed':
      return 'not paid: the money did not come';
    case 'refunded':
      return isSpent ? 'refunded after the page was built' : 'refunded';
    case 'disputed':
      return isSpent ? 'taken back by the bank after the page was built' : 'taken back by the bank';
    case 'mismatched':
      return 'waits for our support: differs from what was asked';
    case 'open':
    case 'expired':
      return 'not paid';
  }
}
