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
  /** What it throws is shown, and what was typed stays. */
  save: (password: string) => Promise<void>;
}

function Remedy({ refusal }: { refusal: string | null }) {
  if (refusal === 'ADDRESS_GONE') return <FormLink to="/support">Write to us</FormLink>;
  // What is not about the field is about the link's token.
  if (refusal !== 'LINK_REFUSED' && refusal !== 'INVALID_INPUT') return null;
  return (
    <p>
      A link works once and expires:{' '}
      <FormLink to="/login?view=forgotten_password">ask for a new one</FormLink>.
    </p>
  );
}

/** Sets a password with the link of a mail. */
export function NewPasswordForm({ lead, email, notice, save }: NewPasswordFormProps) {
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
      <SubmitForm {...form.props} action="Update Password" remedy={<Remedy refusal={form.refusal} />}>
        {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <NewPasswordField label="New Password" />
      </SubmitForm>
    </>
  );
}
