import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { heldOpen, scrimStyle, useFocusReturn } from './dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';

/** One step of the work, in the order in which they are shown. */
export interface ProgressStep {
  label: string;
  state: 'waiting' | 'active' | 'done';
}

interface BlockingOverlayProps {
  open: boolean;
  /** What is under way, e.g. `Deploying your landing page...`. */
  message: string;
  steps: readonly ProgressStep[];
}

/** Covers the whole screen while something short and final runs; nothing beneath can be reached by mouse, touch or keyboard. */
export function BlockingOverlay({ open, message, steps }: BlockingOverlayProps) {
  const focusReturn = useFocusReturn();
  const active = steps.find(({ state }) => state === 'active');
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        {/* No colors of buttons come through behind the steps. */}
        <Radix.Overlay className={cx(scrimStyle, 'bg-[#05030beb]!')} />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-6 overflow-y-auto p-6 text-center text-white focus:outline-none"
          {...heldOpen}
          {...focusReturn}
        >
          <Spinner className="size-12" />
          <Radix.Title aria-live="polite" className="text-2xl">
            {message}
          </Radix.Title>
          <ol className="grid gap-2.5 text-start">
            {steps.map(({ label, state }) => (
              <li
                key={label}
                aria-current={state === 'active' ? 'step' : undefined}
                className={cx('flex items-center gap-3', state === 'waiting' && 'text-white/75')}
              >
                <StepMark state={state} />
                {label}
              </li>
            ))}
          </ol>
          <p aria-live="polite" className="sr-only">
            {active?.label}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** On the scrim, which is dark by day as well. */
function StepMark({ state }: { state: ProgressStep['state'] }) {
  if (state === 'done') return <Check aria-label="Done:" className="size-4.5 text-[#63d6a2]" />;
  if (state === 'active') return <Spinner className="size-4.5" />;
  return <span aria-hidden="true" className="m-1.25 size-2 rounded-full bg-white/45" />;
}
