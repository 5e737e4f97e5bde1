import { CircleCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { useInteractive } from '../../../../web/ui/controls/interactive-fieldset.tsx';

/** What the history remembers of the step to the sign-in after a password was set; the address stays as specified. */
export const afterNewPassword = { hasNewPassword: true };

/** Says above the sign-in what has just been done. */
export function SignInNotice({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const state: unknown = useLocation().state;
  // The server does not know the history, and renders the same as before hydration.
  const isNewPassword = useInteractive() && isAfterNewPassword(state);
  if (!isConfirmed && !isNewPassword) return null;
  return (
    <output className="mb-5 flex items-start gap-2.5 rounded-control border border-line-strong/60 bg-wash px-3.5 py-3 text-sm">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-link" />
      {isNewPassword
        ? 'Your password is changed. Sign in with it to go on.'
        : 'Your email is confirmed. Sign in to go on.'}
    </output>
  );
}

function isAfterNewPassword(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasNewPassword' in state;
}
