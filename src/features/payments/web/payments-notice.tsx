import { CircleAlert } from 'lucide-react';
import { useSettings } from '../../../web/page/root-data.ts';
import { FormNotice } from '../../../web/ui/feedback/form-notice.tsx';

/** For the operator: that nothing is sold, and what to do. */
export function PaymentsNotice() {
  const { beta, isSold, price } = useSettings();
  if (beta || isSold) return null;
  return (
    <FormNotice icon={CircleAlert}>
      BETA is off and a page build costs {price}, but Stripe is not set up: nothing is sold, and nobody
      without a paid build can build a page. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, then start
      again.
    </FormNotice>
  );
}
