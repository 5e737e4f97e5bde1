import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { AuthHeading } from '../../../web/layouts/auth-frame.tsx';
import { useMaybeSession } from '../../../web/root-data.ts';
import { FormLink } from './form-link.tsx';
import { LinkProgress, Waiting } from './link-progress.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { onSessionEvent } from './session-events.ts';
import { SignInForm } from './sign-in-form.tsx';
import { homeOf } from './use-arrival.ts';
import { useMailLink } from './use-mail-link.ts';

/** `/login`: sign in, ask for a password link or a magic link, and the page that links in mails open. */
export function LoginScreen() {
  const link = useMailLink();
  const session = useMaybeSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const isConfirmed = search.get('confirmed') === 'true';
  const isArriving = session !== null && !isConfirmed && (link.step === 'none' || link.step === 'looking');

  useEffect(() => {
    if (session && isArriving && link.step === 'none') void navigate(homeOf(session), { replace: true });
  }, [session, isArriving, link.step, navigate]);
  useEffect(() => onSessionEvent(() => void revalidate()), [revalidate]);

  return (
    <LinkProgress state={link}>
      {isArriving ? (
        <Waiting label="Signing you in" />
      ) : (
        <View name={search.get('view')} isConfirmed={isConfirmed} />
      )}
    </LinkProgress>
  );
}

function View({ name, isConfirmed }: { name: string | null; isConfirmed: boolean }) {
  if (name === 'forgotten_password' || name === 'magic_link')
    return <RequestLinkForm key={name} view={name} />;
  return (
    <>
      <AuthHeading lead="Sign in to build, preview and publish.">Welcome Back</AuthHeading>
      {isConfirmed && (
        <output className="mb-5 flex items-start gap-2.5 rounded-control border border-line-strong/60 bg-wash px-3.5 py-3 text-sm">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-link" />
          Your email is confirmed. Sign in to go on.
        </output>
      )}
      <SignInForm />
      <p className="mt-6 text-center text-sm text-muted">
        New here? <FormLink to="/signup">Sign up</FormLink>
      </p>
    </>
  );
}
