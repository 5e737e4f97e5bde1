import { BlockingDialog } from '../../../web/ui/overlays/blocking-dialog.tsx';
import { Button } from '../../../web/ui/controls/button.tsx';
import type { BuildProgress } from './build-progress.ts';
import { GrowingDialog } from './growing-dialog.tsx';

interface BuildDialogProps {
  readonly progress: BuildProgress;
  /** Back to the form, nothing lost. */
  readonly onClose: () => void;
  readonly onRetry: () => void;
  /** Where the focus goes when the page is no longer being written. */
  readonly onCloseAutoFocus: (event: Event) => void;
}

const title = 'Landing Page Preview is Building!';
const message = 'Please wait while AI creates your new landing page...';

/** Holds the screen while a page is written, shows it growing, and says why when it could not be built. */
export function BuildDialog({ progress, onClose, onRetry, onCloseAutoFocus }: BuildDialogProps) {
  if (progress.state !== 'failed') {
    return (
      <GrowingDialog
        title={title}
        message={message}
        progress={progress.state === 'building' ? progress : null}
        onCloseAutoFocus={onCloseAutoFocus}
      />
    );
  }
  const actions = (
    <>
      <Button onClick={onClose}>Back to the form</Button>
      <Button tone="primary" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
  return (
    <BlockingDialog open title={title} message={message} error={{ message: progress.message, actions }} />
  );
}
