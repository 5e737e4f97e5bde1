import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import { Button, ButtonLink } from '../../../web/ui/controls/button.tsx';
import { actionButtonStyle, BuildAction } from '../../generation/web/build-action.tsx';
import type { PaymentsView } from '../contract.ts';
import type { BuildPayments } from './use-payments.ts';

/** Beside the submit button, what the build costs or that it is paid. */
export function paidWords(view: PaymentsView | null, price: string): string {
  if (view?.credits === 0 && view.isHeld) return 'Paid: one page build, which is under way.';
  if (view === null || view.credits === 0) return `${price} per page build.`;
  return view.credits === 1 ? 'Paid: one page build.' : `Paid: ${view.credits} page builds.`;
}

/** In place of the build form's button while nothing is paid: leads to Stripe's page, in this window. */
export function PayAction({ payments }: { readonly payments: BuildPayments }) {
  const { price, isSold } = useSettings();
  const { userId, view, isConfirming } = payments;
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => api.payments.pay({ userId }),
    onSuccess: ({ url }) => location.assign(url),
  });
  useEffect(() => {
    // The browser's Back from Stripe's page may bring this one back as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [reset]);
  if (!isSold || view?.underWay === 'mismatched')
    return (
      <BuildAction
        button={
          <ButtonLink to="/support" className={actionButtonStyle}>
            Ask our support
          </ButtonLink>
        }
      >
        {price} per page build.
      </BuildAction>
    );
  return (
    <BuildAction
      button={
        <Button
          tone="primary"
          // It stays busy while the browser leaves for Stripe.
          busy={isPending || isSuccess || isConfirming}
          disabled={view?.underWay === 'processing' && !isConfirming}
          onClick={() => mutate()}
          className={actionButtonStyle}
        >
          Pay {price}
        </Button>
      }
    >
      {error && (
        <span role="alert" className="flex items-start gap-1.5 text-start text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {messageOf(error)}
        </span>
      )}
      {price} per page build. No refunds.
    </BuildAction>
  );
}
