import { type ReactNode, useId, useRef, useState } from 'react';
import { messageOf } from '../../api/display-error.ts';
import { Button } from '../controls/button.tsx';
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
  // State would come too late for the second of two clicks.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await submit();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
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
      <form
        id={form}
        noValidate
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {children}
        <FormError message={failure} />
      </form>
    </Dialog>
  );
}
