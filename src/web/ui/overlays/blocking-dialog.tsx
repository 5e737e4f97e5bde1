import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { dialogBoxStyle, heldOpen, scrimStyle, useFocusReturn } from './dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';

interface BlockingDialogProps {
  open: boolean;
  title: string;
  message: string;
  /** The work has failed: the dialog turns into 'Error', this message and the ways out. */
  error?: { message: string; actions: ReactNode; onClose: () => void } | null | undefined;
}

/**
 * A modal dialog during long work: Esc and presses outside do nothing. On failure it shows 'Error' with the
 * message and its buttons, and Esc closes it.
 */
export function BlockingDialog({ open, title, message, error }: BlockingDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          className={cx(dialogBoxStyle, 'text-center')}
          {...heldOpen}
          {...focusReturn}
          {...(error && { onEscapeKeyDown: error.onClose })}
        >
          {error ? (
            <>
              <TriangleAlert aria-hidden="true" className="mx-auto mb-4 size-10 text-danger" />
              <Radix.Title className="text-lg">Error</Radix.Title>
              <Radix.Description role="alert" className="mt-2 text-danger">
                {error.message}
              </Radix.Description>
              <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-center">
                {error.actions}
              </div>
            </>
          ) : (
            <>
              <Spinner className="mx-auto mb-4 size-10 text-link" />
              <Radix.Title className="text-lg">{title}</Radix.Title>
              <Radix.Description className="mt-2 text-muted">{message}</Radix.Description>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
