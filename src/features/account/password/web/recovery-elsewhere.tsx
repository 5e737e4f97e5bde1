import { UpdatePasswordScreen } from './update-password-screen.tsx';
import { FormLink } from '../../../../web/ui/controls/form-link.tsx';

/** The view update_password: a password link was opened in another tab, and this one waits until the password is set. */
export function RecoveryElsewhere() {
  return (
    <>
      <UpdatePasswordScreen />
      <p className="mt-5 text-sm text-muted">
        Opened the link of your email in another tab? Choose the password there: this tab returns to the
        sign-in by itself.
      </p>
      <p className="mt-5 text-center text-sm text-muted">
        Remembered it? <FormLink to="/login">Back to sign in</FormLink>
      </p>
    </>
  );
}
