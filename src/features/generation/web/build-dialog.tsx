import { useSettings } from '../../../web/page/root-data.ts';
import { BlockingDialog } from '../../../web/ui/overlays/blocking-dialog.tsx';
import { Button, ButtonLink } from '../../../web/ui/controls/button.tsx';
import { type BuildProgress, waitingMessage } from './build-progress.ts';
import { GrowingDialog } from './growing-dialog.tsx';

interface BuildDialogProps {
  readonly userId: string;
  readonly progress: BuildProgress;
  /** Back to the form, nothing lost. */
  readonly onClose: () => void;
  readonly onRetry: () => void;
  /** Where the focus goes when the page is no longer being written. */
  readonly onCloseAutoFocus: (event: Event) => void;
}

const title = 'Landing Page Preview is Building!';

/** Holds the screen while a page is written, shows it growing, and says why when it could not be built. */
export function BuildDialog({ userId, progress, onClose, onRetry, onCloseAutoFocus }: BuildDialogProps) {
  const message = waitingMessage(progress, useSettings().writer);
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
      {progress.code === 'SHARE_FIRST' && (
        <ButtonLink tone="primary" to={`/share/${userId}`}>
          Go to the sharing steps
        </ButtonLink>
      )}
      {!isRefusedForNow(progress.code) && (
        <Button tone="primary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  );
  return (
    <BlockingDialog
      open
      title={title}
      message={message}
      error={{ message: progress.message, actions, onClose }}
    />
  );
}

/** Whether something else comes first, so that trying again would be refused again. */
function isRefusedForNow(code: string | null | undefined): boolean {
  return code === 'SHARE_FIRST' || code === 'PAYMENT_NEEDED' || code === 'NOT_FOR_SALE';
}
