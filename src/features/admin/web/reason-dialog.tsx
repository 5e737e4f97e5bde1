import { type ReactNode, useState } from 'react';
import { Field, Input } from '../../../web/ui/controls/field.tsx';
import { DialogForm } from '../../../web/ui/overlays/dialog-form.tsx';
import { reasonLimit } from '../contract.ts';

interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  action: string;
  /** What stands in the field at first, such as the reason of a report. */
  suggestion?: string;
  /** Resolves when it is done; a failure is shown in the dialog. */
  submit: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why, then does it. */
export function ReasonDialog({ title, description, action, suggestion, submit, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState(suggestion ?? '');
  return (
    <DialogForm
      title={title}
      description={description}
      action={action}
      tone="danger"
      disabled={reason.trim() === ''}
      send={async () => {
        await submit(reason);
        onClose();
      }}
      onClose={onClose}
    >
      <Field
        name="reason"
        label="Reason (the creator reads it)"
        hint="One line. It is kept in the recent activity, too."
      >
        <Input
          autoComplete="off"
          dir="auto"
          maxLength={reasonLimit}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </DialogForm>
  );
}

/** What an admin reads before taking a page down. */
export const takeDownWords = {
  title: 'Take this page down?',
  description:
    'Its address answers that it has been taken down, and it leaves the directory. Its creator gets the reason by mail and on their dashboard. You can put it back.',
  action: 'Take down',
};

/** What an admin reads before suspending an account. */
export const suspendWords = {
  title: 'Suspend this account?',
  description:
    'It is signed out everywhere and cannot sign in, and its page is down meanwhile. Its creator gets the reason by mail. Nothing is deleted. You can restore it.',
  action: 'Suspend',
};
