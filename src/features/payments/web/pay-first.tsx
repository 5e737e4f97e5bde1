import { CircleAlert, CircleCheck, Clock, CreditCard, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../../../web/page/root-data.ts';
import type { PublicSettings } from '../../../web/page/settings.ts';
import type { BuildPayments } from './use-payments.ts';

/** On the build screen, what a build costs and how the payment stands. */
export function PayFirst({ payments }: { readonly payments: BuildPayments }) {
  const settings = useSettings();
  const { view } = payments;
  if (view === null) return null;
  const { icon: Icon, tone, heading, text } = standing(payments, settings);
  return (
    <aside
      aria-label="Payment"
      className="mb-6 flex items-start gap-3.5 rounded-card border border-line-strong/60 bg-wash p-5 sm:px-6"
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <p role="status" className="min-w-0 text-sm">
        <strong className="block font-semibold">{heading}</strong>
        <span className="text-muted">{text}</span>
      </p>
    </aside>
  );
}

interface Standing {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly heading: string;
  readonly text: ReactNode;
}

const kept = 'What you type here stays.';

function standing({ view, arrival, isConfirming }: BuildPayments, settings: PublicSettings): Standing {
  const { price, isSold, studio } = settings;
  const included = `We write and design the page for your coin. Other looks${studio ? ', every edit' : ''} and publishing it are included.`;
  if (view !== null && view.credits > 0)
    return {
      icon: CircleCheck,
      tone: 'text-success',
      heading: view.credits === 1 ? 'One page build is paid' : `${view.credits} page builds are paid`,
      text: `${arrival === 'done' ? 'Thank you! ' : ''}Look over the details, then build your page. A build that fails costs nothing.`,
    };
  if (view?.isHeld)
    return {
      icon: Clock,
      tone: 'text-link',
      heading: 'A build of yours is under way',
      text: 'If it was cut off, its payment is yours again within minutes: build your page then.',
    };
  if (view?.underWay === 'mismatched')
    return {
      icon: CircleAlert,
      tone: 'text-warning',
      heading: 'Your payment needs our support',
      text: `What Stripe has of it differs from what we asked for, so no page can be built for it. Please ask our support before you pay again. ${kept}`,
    };
  if (!isSold)
    return {
      icon: CircleAlert,
      tone: 'text-warning',
      heading: `A page build costs ${price}, and cannot be paid here yet`,
      text: `So no page can be built for now; our support knows more. ${kept}`,
    };
  if (isConfirming)
    return {
      icon: Clock,
      tone: 'text-link',
      heading: 'Your payment is being confirmed',
      text: `This takes a few seconds, and this page follows by itself. ${kept}`,
    };
  if (view?.underWay === 'processing')
    return {
      icon: Clock,
      tone: 'text-link',
      heading: 'Your payment is on its way',
      text: `Your bank has not sent the money yet, which may take days. You can build as soon as it is here. ${kept}`,
    };
  if (arrival === 'canceled')
    return {
      icon: CreditCard,
      tone: 'text-link',
      heading: 'Payment canceled, nothing was charged',
      text: `A page build costs ${price}: pay when you are ready. ${included} ${kept}`,
    };
  // The address stays after the payment was spent: then there is none to hear of.
  if (arrival === 'done' && view?.underWay === 'open')
    return {
      icon: CircleAlert,
      tone: 'text-warning',
      heading: 'We have not heard of your payment yet',
      text: `If you have paid, open this page again in a minute: you are not charged twice. Else go on with Pay ${price}. ${kept}`,
    };
  return {
    icon: CreditCard,
    tone: 'text-link',
    heading: `A page build costs ${price}`,
    text: `${included} You pay on Stripe’s page and come back here. ${kept}`,
  };
}
