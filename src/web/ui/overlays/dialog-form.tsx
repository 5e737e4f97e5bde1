import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { FormErrors } from '../controls/field.tsx';
import { useSubmitOnce } from '../controls/use-submit-once.ts';
import { FormError } from '../feedback/form-error.tsx';
import { type SmallFormOptions, useSmallForm } from '../layout/use-small-form.ts';
import { Dialog } from './dialog.tsx';

interface DialogFormProps<Field extends string, Values> extends SmallFormOptions<Field, Values> {
  title: string;
  description: ReactNode;
  /** The fields, under the names of the rules. */
  children?: ReactNode;
  action: string;
  /** Text of the other button; `Cancel` by default. */
  cancel?: string;
  tone?: 'primary' | 'danger';
  disabled?: boolean;
  onClose: () => void;
}

/** An open dialog with one form: Enter submits it, a failure stands at its field or beneath all, and keeps what was typed. */
export function DialogForm<Field extends string, Values>(props: DialogFormProps<Field, Values>) {
  const { title, description, children, action, cancel, tone, disabled, onClose } = props;
  const id = useId();
  const { ref, busy, submit, onInput, errors, failure } = useSmallForm(props).props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{cancel ?? 'Cancel'}</Button>
          <Button type="submit" form={id} tone={tone ?? 'primary'} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={ref}
        noValidate
        method="post"
        className="grid gap-4"
        onInput={onInput}
        onSubmit={useSubmitOnce(submit)}
      >
        <FormErrors value={errors}>{children}</FormErrors>
        <FormError {...failure} />
      </form>
    </Dialog>
  );
}
