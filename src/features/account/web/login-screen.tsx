import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthHeading, FormLink } from '../../../web/ui/layout/auth-form.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { homeOf } from '../../../web/page/guard.ts';
import { useMaybeSession } from '../../../web/page/root-data.ts';
import type { OfferedProvider } from '../social/contract.ts';
import { LinkProgress, Waiting } from '../mail-links/web/link-progress.tsx';
import { PhoneCodeForm } from '../codes/web/phone-code-form.tsx';
import { UpdatePasswordView } from '../password/web/update-password-screen.tsx';
import { RequestLinkForm } from '../mail-links/web/request-link-form.tsx';
import { SecondFactorForm } from '../second-factor/web/second-factor-form.tsx';
import { SignInForm } from '../sessions/web/sign-in-form.tsx';
import { useAfterSignIn } from '../sessions/web/use-after-sign-in.ts';
import { SignInNotice } from '../sessions/web/sign-in-notice.tsx';
import { SocialSignIn } from '../social/web/social-sign-in.tsx';
import { useMailLink } from '../mail-links/web/use-mail-link.ts';
import { useSocialReturn } from '../social/web/use-social-return.ts';
import { useSessionSync } from '../sessions/web/use-session-sync.ts';
import { VerifyCodeForm } from '../codes/web/verify-code-form.tsx';

interface LoginScreenProps {
  providers: readonly OfferedProvider[];
  /** This browser has shown one way in and is asked for the second factor. */
  isChallenged: boolean;
}

/** `/login`: every way in, each a view of its own, and the page that links in mails open. */
export function LoginScreen({ providers, isChallenged }: LoginScreenProps) {
  const link = useMailLink();
  const session = useMaybeSession();
  const { isArriving: isBack, message } = useSocialReturn(session, providers);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isConfirmed = search.get('confirmed') === 'true';
  const isArriving = session !== null && !isConfirmed && (link.step === 'none' || link.step === 'looking');

  useEffect(() => {
    if (session && isArriving && !isBack && link.step === 'none')
      void navigate(homeOf(session), { replace: true });
  }, [session, isArriving, isBack, link.step, navigate]);
  useSessionSync(search.get('view'));

  return (
    <LinkProgress state={link}>
      {isArriving ? (
        <Waiting label="Signing you in" />
      ) : (
        <View
          name={search.get('view')}
          codeType={search.get('type') === 'sms' ? 'sms' : 'email'}
          isConfirmed={isConfirmed}
          isChallenged={isChallenged}
          message={message}
          providers={providers}
        />
      )}
    </LinkProgress>
  );
}

const challengeOver = 'That took too long or too many tries. Please sign in again.';

interface ViewProps {
  name: string | null;
  codeType: 'email' | 'sms';
  isChallenged: boolean;
  isConfirmed: boolean;
  /** What went wrong at a provider. */
  message: string | null;
  providers: readonly OfferedProvider[];
}

function View({ name, codeType, isConfirmed, isChallenged, message, providers }: ViewProps) {
  const arrive = useAfterSignIn();
  if (name === 'forgotten_password' || name === 'magic_link')
    return <RequestLinkForm key={name} view={name} />;
  if (name === 'phone_code') return <PhoneCodeForm />;
  if (name === 'verify_otp') return <VerifyCodeForm key={codeType} type={codeType} />;
  if (name === 'update_password') return <UpdatePasswordView />;
  if (name === 'second_factor' && isChallenged)
    return <SecondFactorForm onVerified={arrive} signInPath="/login" />;
  const refusal = message ?? (name === 'second_factor' ? challengeOver : null);
  return (
    <>
      <AuthHeading lead="Sign in to build, preview and publish.">Welcome Back</AuthHeading>
      <SignInNotice isConfirmed={isConfirmed} />
      {refusal !== null && (
        <div className="mb-5">
          <FormError message={refusal} />
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
