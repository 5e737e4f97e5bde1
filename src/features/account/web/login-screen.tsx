import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { AuthHeading } from '../../../web/layouts/auth-frame.tsx';
import { FormError } from '../../../web/ui/form-error.tsx';
import { useMaybeSession } from '../../../web/root-data.ts';
import type { OfferedProvider } from '../contract.ts';
import { FormLink } from './form-link.tsx';
import { LinkProgress, Waiting } from './link-progress.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { onSessionEvent } from './session-events.ts';
import { SignInForm } from './sign-in-form.tsx';
import { homeOf } from './use-arrival.ts';
import { SocialSignIn } from './social-sign-in.tsx';
import { useMailLink } from './use-mail-link.ts';
import { useSocialReturn } from './use-social-return.ts';

/** `/login`: sign in, ask for a password link or a magic link, and the page that links in mails open. */
export function LoginScreen({ providers }: { providers: readonly OfferedProvider[] }) {
  const link = useMailLink();
  const session = useMaybeSession();
  const { isArriving: isBack, message } = useSocialReturn(session, providers);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const isConfirmed = search.get('confirmed') === 'true';
  const isArriving = session !== null && !isConfirmed && (link.step === 'none' || link.step === 'looking');

  useEffect(() => {
    if (session && isArriving && !isBack && link.step === 'none')
      void navigate(homeOf(session), { replace: true });
  }, [session, isArriving, isBack, link.step, navigate]);
  useEffect(() => onSessionEvent(() => void revalidate()), [revalidate]);

  return (
    <LinkProgress state={link}>
      {isArriving ? (
        <Waiting label="Signing you in" />
      ) : (
        <View name={search.get('view')} isConfirmed={isConfirmed} message={message} providers={providers} />
      )}
    </LinkProgress>
  );
}

interface ViewProps {
  name: string | null;
  isConfirmed: boolean;
  /** What went wrong at a provider. */
  message: string | null;
  providers: readonly OfferedProvider[];
}

function View({ name, isConfirmed, message, providers }: ViewProps) {
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
      {message !== null && (
        <div className="mb-5">
          <FormError message={message} />
        </div>
      )}
      <SignInForm />
      <SocialSignIn providers={providers} />
      <p className="mt-6 text-center text-sm text-muted">
        New here? <FormLink to="/signup">Sign up</FormLink>
      </p>
    </>
  );
}
