import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from '../feedback/form-error.tsx';
import { useAttempt } from './use-attempt.ts';

interface DialogFormProps {
  title: string;
  description: ReactNode;
  /** Fields. */
  children?: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** What the other button says; `Cancel` otherwise. */
  cancel?: string;
  tone?: 'primary' | 'danger';
  /** Does it; its failure stands beneath the fields. */
  submit: () => Promise<void>;
  disabled?: boolean;
  onClose: () => void;
}

/** An open dialog that is one form: Enter sends it, a failure keeps what was typed. */
export function DialogForm(props: DialogFormProps) {
  const { title, description, children, action, cancel, tone, submit, disabled, onClose } = props;
  const form = useId();
  const { busy, failure, attempt } = useAttempt();
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
          void attempt(submit);
        }}
      >
        {children}
        <FormError message={failure} />
      </form>
    </Dialog>
  );
}
