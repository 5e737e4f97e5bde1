import { cx } from 'class-variance-authority';
import { Check, TriangleAlert } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { dialogBoxStyle, heldOpen, scrimStyle } from './dialog.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Spinner } from '../feedback/spinner.tsx';

/** One step of long work, in the order in which they are shown. */
export interface ProgressStep {
  label: string;
  state: 'waiting' | 'active' | 'done';
}

interface BlockingDialogProps {
  open: boolean;
  title: string;
  message: string;
  /** How far the work is; none where that is not known. */
  steps?: readonly ProgressStep[];
  /** The work has failed: the dialog turns into 'Error', this message and the ways out. */
  error?: { message: string; actions: ReactNode } | null | undefined;
}

/**
 * A modal dialog during long work: Esc and presses outside do nothing, progress is announced. On failure it shows 'Error' with the
 * message and its buttons.
 */
export function BlockingDialog({ open, title, message, steps, error }: BlockingDialogProps) {
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content className={cx(dialogBoxStyle, 'text-center')} {...heldOpen}>
          {error ? (
            <>
              <TriangleAlert aria-hidden="true" className="mx-auto mb-4 size-10 text-danger" />
              <Radix.Title className="text-xl">Error</Radix.Title>
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
              <Radix.Title className="text-xl">{title}</Radix.Title>
              <Radix.Description className="mt-2 text-muted">{message}</Radix.Description>
              {steps && <Progress steps={steps} />}
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Progress({ steps }: { steps: readonly ProgressStep[] }) {
  const done = steps.filter((step) => step.state === 'done').length;
  const active = steps.find((step) => step.state === 'active');
  return (
    <div className="mt-6 text-start">
      <ProgressBar label="Progress" fraction={steps.length > 0 ? done / steps.length : 0} />
      <ol className="mt-4 space-y-2 text-sm">
        {steps.map((step) => (
          <li
            key={step.label}
            aria-current={step.state === 'active' ? 'step' : undefined}
            className={cx('flex items-center gap-2.5', step.state === 'waiting' && 'text-muted')}
          >
            <StepMark state={step.state} />
            {step.label}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {active && `Step ${done + 1} of ${steps.length}: ${active.label}`}
      </p>
    </div>
  );
}

function StepMark({ state }: { state: ProgressStep['state'] }) {
  if (state === 'done') return <Check aria-label="Done:" className="size-4 text-success" />;
  if (state === 'active') return <Spinner className="size-4 text-link" />;
  return <span aria-hidden="true" className="m-1 size-2 rounded-full bg-line-strong" />;
}
