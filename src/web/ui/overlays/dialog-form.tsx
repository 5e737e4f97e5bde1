import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../api/display-error.ts';
import { Button } from '../controls/button.tsx';
import { useSubmitOnce } from '../controls/use-submit-once.ts';
import { FormError } from '../feedback/form-error.tsx';
import { Dialog } from './dialog.tsx';

export interface DialogFormProps {
  title: string;
  description: ReactNode;
  children?: ReactNode;
  action: string;
  /** Text of the other button; `Cancel` by default. */
  cancel?: string;
  tone?: 'primary' | 'danger';
  /** A failure is shown beneath the fields. */
  submit: () => Promise<void>;
  disabled?: boolean;
  onClose: () => void;
}

/** An open dialog with one form: Enter submits it, a failure keeps what was typed. */
export function DialogForm(props: DialogFormProps) {
  const { title, description, children, action, cancel, tone, submit, disabled, onClose } = props;
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = useSubmitOnce(async () => {
    setBusy(true);
    setFailure(null);
    try {
      await submit();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{cancel ?? 'Cancel'}</Button>
          <Button type="submit" form={form} tone={tone ?? 'primary'} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate method="post" className="grid gap-4" onSubmit={run}>
        {children}
        <FormError message={failure} />
      </form>
    </Dialog>
  );
}
