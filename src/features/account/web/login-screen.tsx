import { useSearchParams } from 'react-router';
import { AuthHeading, OtherWay } from '../../../web/ui/layout/auth-form.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { latePart } from '../../../web/ui/layout/late-part.tsx';
import { useMaybeSession } from '../../../web/page/root-data.ts';
import type { OfferedProvider } from '../social/contract.ts';
import { LinkProgress, Waiting } from '../mail-links/web/link-progress.tsx';
import { isLinkView, RequestLinkForm } from '../mail-links/web/request-link-form.tsx';
import { SignInForm } from '../sessions/web/sign-in-form.tsx';
import { useAfterSignIn } from '../sessions/web/use-after-sign-in.ts';
import { SignInNotice } from '../sessions/web/sign-in-notice.tsx';
import { SocialSignIn } from '../social/web/social-sign-in.tsx';
import { useMailLink } from '../mail-links/web/use-mail-link.ts';
import { useWayOn } from '../mail-links/web/use-way-on.ts';
import { useSocialReturn } from '../social/web/use-social-return.ts';
import { useSessionSync } from '../sessions/web/use-session-sync.ts';
import { VerifyCodeForm } from '../codes/web/verify-code-form.tsx';

/** Few sign-ins come to these. */
const UpdatePasswordView = latePart(
  async () => (await import('../password/web/update-password-screen.tsx')).UpdatePasswordView,
);
const SecondFactorForm = latePart(
  async () => (await import('../second-factor/web/second-factor-form.tsx')).SecondFactorForm,
);

interface LoginScreenProps {
  providers: readonly OfferedProvider[];
  /** This browser has shown one way in and is asked for the second factor. */
  isChallenged: boolean;
  /** What is said where this browser was signed in to an account that is suspended now; null: it was not. */
  suspended: string | null;
  /** Where who is signed in already goes on; null: nobody is. */
  wayOn: string | null;
}

/** `/login`: every way in, each a view of its own, and the page that links in mails open. */
export function LoginScreen(props: LoginScreenProps) {
  const link = useMailLink();
  const session = useMaybeSession();
  const { isArriving: isBack, message } = useSocialReturn(session, props.providers);
  const [search] = useSearchParams();
  const isConfirmed = search.get('confirmed') === 'true';
  const isArriving = useWayOn({ wayOn: isConfirmed ? null : props.wayOn, link, isWaiting: isBack });
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
          message={message}
          {...props}
        />
      )}
    </LinkProgress>
  );
}

const challengeOver = 'That took too long or too many tries. Please sign in again.';

interface ViewProps extends Omit<LoginScreenProps, 'wayOn'> {
  name: string | null;
  codeType: 'email' | 'sms';
  isConfirmed: boolean;
  /** What went wrong at a provider. */
  message: string | null;
}

function View({ name, codeType, isConfirmed, isChallenged, suspended, message, providers }: ViewProps) {
  const arrive = useAfterSignIn();
  if (isLinkView(name)) return <RequestLinkForm key={name} view={name} />;
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
      <SignInForm isConfirmed={isConfirmed} suspended={refusal === null ? suspended : null} />
      <SocialSignIn providers={providers} />
      <OtherWay question="New here?" to="/signup">
        Sign up
      </OtherWay>
    </>
  );
}
