import { Dialog as Radix } from 'radix-ui';
import { heldOpen, scrimStyle } from './dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';

interface BlockingOverlayProps {
  open: boolean;
  /** What is under way, e.g. `Deploying your landing page...`. */
  message: string;
}

/** Covers the whole screen while something short and final runs; nothing beneath can be reached by mouse, touch or keyboard. */
export function BlockingOverlay({ open, message }: BlockingOverlayProps) {
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-5 p-6 text-center text-white focus:outline-none"
          {...heldOpen}
        >
          <Spinner className="size-12" />
          <Radix.Title aria-live="polite" className="text-2xl">
            {message}
          </Radix.Title>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
