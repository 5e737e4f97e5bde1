import { useLocation } from 'react-router';
import { homeOf } from '../../../../web/page/guard.ts';
import { useMaybeSession } from '../../../../web/page/root-data.ts';
import { useInteractive } from '../../../../web/ui/controls/interactive-fieldset.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { FormNotice } from '../../../../web/ui/feedback/form-notice.tsx';
import { FormLink } from '../../../../web/ui/layout/auth-form.tsx';
import type { linkTypes } from '../../rules/link-types.ts';

const done = {
  confirmed: 'Your email is confirmed. Sign in to go on.',
  'new-password': 'Your password is changed. Sign in with it to go on.',
  undone: 'What the email told of is undone. Sign in with your new password to go on.',
  'email-changed': 'The email of your account is changed. Sign in with the new one to go on.',
};

/** What the history remembers of the step to the sign-in; the address stays as specified. `refused`: a link of this type. */
export type SignInState =
  | { readonly done: 'new-password' | 'undone' | 'email-changed' }
  | { readonly suspended: string }
  | { readonly refused: (typeof linkTypes)[number] };

/** Says above the sign-in what has just been done, or what did not work and where to ask for it again. */
export function SignInNotice({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const location = useLocation();
  const session = useMaybeSession();
  // The server does not know the history, and renders the same as before hydration.
  const state = useInteractive() ? stateOf(location.state) : null;
  if (state && 'refused' in state)
    return (
      <div className="mb-5">
        <FormError message="That link was used already, has expired or is incomplete.">
          {session ? (
            <FormLink to={homeOf(session)}>Go on as {session.email}</FormLink>
          ) : (
            <RefusedLink type={state.refused} />
          )}
        </FormError>
      </div>
    );
  if (state && 'suspended' in state)
    return (
      <div className="mb-5">
        <FormError message={state.suspended}>
          <FormLink to="/support">Support</FormLink>
        </FormError>
      </div>
    );
  const what = state?.done ?? (isConfirmed ? 'confirmed' : null);
  return (
    what && (
      <div className="mb-5">
        <FormNotice>{done[what]}</FormNotice>
      </div>
    )
  );
}

function stateOf(state: unknown): SignInState | null {
  const isOurs =
    typeof state === 'object' &&
    state !== null &&
    ('done' in state || 'refused' in state || 'suspended' in state);
  return isOurs ? (state as SignInState) : null;
}

function RefusedLink({ type }: { type: (typeof linkTypes)[number] }) {
  if (type === 'email_change') return <p>Sign in, then ask for a new one on your account page.</p>;
  return type === 'magiclink' ? (
    <FormLink to="/login?view=magic_link">Ask for a new one</FormLink>
  ) : (
    <p>
      Sign in if you have confirmed your email.{' '}
      <FormLink to="/login?view=confirmation">If not, ask for a new one</FormLink>
    </p>
  );
}
