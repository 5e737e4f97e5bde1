import { CircleUserRound, Mail, MailCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { useSession } from '../../../web/page/root-data.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Field, Input } from '../../../web/ui/controls/field.tsx';
import { FormNotice } from '../../../web/ui/feedback/form-notice.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { LoadFailure } from '../../../web/ui/layout/load-failure.tsx';
import { SettingRow, SettingRows } from '../../../web/ui/layout/setting-rows.tsx';
import { DialogForm } from '../../../web/ui/overlays/dialog-form.tsx';
import { ChangePhone, RemovePhone } from '../codes/web/phone-dialogs.tsx';
import { useSecurity } from '../second-factor/web/use-security.ts';
import { withProof } from '../sessions/web/with-proof.ts';

const iconStyle = 'size-5 shrink-0 text-muted';

/** Who one is, and where links and codes reach one. An admin's email is the operator's, and phones are the creators'. */
export function ProfileCard() {
  const { firstName, email, isAdmin } = useSession();
  const { data, error, refetch, changed } = useSecurity();
  const [open, setOpen] = useState<'name' | 'email' | 'phone' | 'no-phone' | null>(null);
  const close = () => setOpen(null);
  const dialog = { onClose: close, onChanged: changed };
  const button = (label: string, opened: typeof open) => (
    <Button size="small" onClick={() => setOpen(opened)}>
      {label}
    </Button>
  );
  return (
    <Card heading="Profile" lead="Your name here, and where links and codes reach you.">
      <div className="grid gap-4">
        <SettingRows>
          <SettingRow
            icon={<CircleUserRound aria-hidden="true" className={iconStyle} />}
            name="First name"
            value={firstName}
          >
            {button('Change first name', 'name')}
          </SettingRow>
          <SettingRow icon={<Mail aria-hidden="true" className={iconStyle} />} name="Email" value={email}>
            {!isAdmin && button('Change email', 'email')}
          </SettingRow>
          {!isAdmin && (
            <SettingRow
              icon={<Smartphone aria-hidden="true" className={iconStyle} />}
              name="Phone"
              value={
                data ? (
                  (data.phone ?? 'None. Add one to sign in with a code by text message.')
                ) : (
                  <WaitingText />
                )
              }
            >
              {data && button(data.phone === null ? 'Add phone' : 'Change phone', 'phone')}
              {data?.phone && button('Remove phone', 'no-phone')}
            </SettingRow>
          )}
        </SettingRows>
        {data?.askedEmail && (
          <FormNotice icon={MailCheck}>
            Confirm your new email: open the link that we sent to{' '}
            <strong className="wrap-anywhere">{data.askedEmail}</strong>, if it is free. A mistake? Ask for
            another, and this link ends.
          </FormNotice>
        )}
        {error && !data && !isAdmin && (
          <LoadFailure error={error} failed="Your phone could not be loaded." retry={refetch} />
        )}
      </div>
      {open === 'name' && <ChangeFirstName firstName={firstName} {...dialog} />}
      {open === 'email' && <ChangeEmail email={email} {...dialog} />}
      {open === 'phone' && <ChangePhone {...dialog} />}
      {open === 'no-phone' && <RemovePhone {...dialog} />}
    </Card>
  );
}

const WaitingText = () => <Skeleton className="mt-1 h-4 w-52 max-w-full" />;

const firstNameRules = async () => (await import('../rules/first-name.ts')).firstNameForm;

interface ChangeFirstNameProps {
  firstName: string;
  onClose: () => void;
  onChanged: () => void;
}

function ChangeFirstName({ firstName, onClose, onChanged }: ChangeFirstNameProps) {
  return (
    <DialogForm
      title="What should we call you?"
      description="It greets you here, and appears on no page of your coin."
      action="Save"
      rules={firstNameRules}
      send={async (input) => {
        await api.account.changeFirstName(input);
        onChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <Field name="first_name" label="First Name">
        <Input autoComplete="given-name" maxLength={80} defaultValue={firstName} />
      </Field>
    </DialogForm>
  );
}

const emailRules = async () => (await import('../emails/contract.ts')).emailInput;

interface ChangeEmailProps {
  email: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for a new address; the account moves there once the link in its mailbox is opened. */
function ChangeEmail({ email, onClose, onChanged }: ChangeEmailProps) {
  return (
    <DialogForm
      title="Change your email"
      description={
        <>
          We send a link to the new address. Until it is opened, you sign in with{' '}
          <strong className="wrap-anywhere text-text">{email}</strong>. Opening it signs you out in other
          browsers.
        </>
      }
      action="Send the link"
      rules={emailRules}
      refusals={{ SAME_EMAIL: 'email' }}
      send={async (input) => {
        await withProof(() => api.account.changeEmail(input));
        onChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <Field name="email" label="New Email">
        <Input type="email" autoComplete="email" />
      </Field>
    </DialogForm>
  );
}
