import { MailCheck } from 'lucide-react';
import { FormLink } from '../../../../web/ui/layout/auth-form.tsx';

export function ThankYouScreen() {
  return (
    <div className="text-center">
      <span className="mx-auto mb-6 grid size-16 place-items-center rounded-full border border-line-strong bg-wash text-link">
        <MailCheck aria-hidden="true" className="size-7" />
      </span>
      <h1 className="text-2xl">Thank You for Signing Up!</h1>
      <p className="mt-4 text-muted">
        We sent you an email with a confirmation link. Open it to finish creating your account.
      </p>
      <p className="mt-3 text-muted">Nothing there after a minute? Look into your spam folder.</p>
      <p className="mt-8 border-t border-line pt-6 text-sm text-muted">
        Still nothing? <FormLink to="/support">Contact support</FormLink> or{' '}
        <FormLink to="/login">sign in</FormLink> to have the link sent again.
      </p>
    </div>
  );
}
