import type { ReactNode } from 'react';
import { AuthHeading, FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { useSmallForm } from '../../../../web/ui/layout/use-small-form.ts';
import { NewPasswordField, newPasswordRefusals } from './new-password-field.tsx';

const rules = async () => (await import('../../rules/new-password.ts')).newPasswordForm;

interface NewPasswordFormProps {
  lead: string;
  /** Whose it is, where that is known: password managers keep it beside the password. */
  email?: string | undefined;
  /** Stands above the form. */
  notice?: ReactNode;
  /** What helps where the link is refused. */
  remedy?: ReactNode;
  /** What it throws is shown, and what was typed stays. */
  save: (password: string) => Promise<void>;
}

const askAgain = (
  <p>
    A link works once and expires: <FormLink to="/login?view=forgotten_password">ask for a new one</FormLink>.
  </p>
);
/** What is not about the field is about the link's token. */
const ofLink = ['LINK_REFUSED', 'INVALID_INPUT', 'ADDRESS_GONE'];

/** Sets a password with the link of a mail. */
export function NewPasswordForm({ lead, email, notice, remedy = askAgain, save }: NewPasswordFormProps) {
  const form = useSmallForm({
    rules,
    refusals: newPasswordRefusals,
    failed: 'Failed to update password. Please try again.',
    send: ({ password }) => save(password),
  });
  return (
    <>
      <AuthHeading lead={lead}>Choose a Password</AuthHeading>
      {notice && <div className="mb-5">{notice}</div>}
      <SubmitForm
        {...form.props}
        action="Update Password"
        remedy={ofLink.includes(form.refusal ?? '') && remedy}
      >
        {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <NewPasswordField label="New Password" />
      </SubmitForm>
    </>
  );
}
