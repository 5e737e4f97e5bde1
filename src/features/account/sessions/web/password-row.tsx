import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import { useSession } from '../../../../web/page/root-data.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { SettingRow } from '../../../../web/ui/layout/setting-rows.tsx';

/** Mails the link that sets a new password. @param props.isSet false: there is none yet */
export function PasswordRow({ isSet }: { isSet: boolean }) {
  const { email } = useSession();
  const [busy, setBusy] = useState(false);
  const reset = async () => {
    if (email === '') return notifyError('No email found');
    setBusy(true);
    try {
      await api.account.forgotPassword({ email });
      notifySuccess('Password reset email sent', 'Its link is good for an hour.');
    } catch (error) {
      notifyError('Failed to send password reset email', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingRow
      icon={<KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />}
      name="Password"
      value={
        isSet
          ? 'A link in your email sets a new one and signs you out everywhere.'
          : 'Not set. A link in your email sets one.'
      }
    >
      <Button size="small" busy={busy} onClick={() => void reset()}>
        Reset Password
      </Button>
    </SettingRow>
  );
}
