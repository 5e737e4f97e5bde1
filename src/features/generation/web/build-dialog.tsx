import { BlockingDialog, type ProgressStep } from '../../../web/ui/blocking-dialog.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { type BuildProgress, countWritten } from './build-progress.ts';

interface BuildDialogProps {
  readonly progress: BuildProgress;
  /** Back to the form, nothing lost. */
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Holds the screen while a page is written, and tells how far it is. */
export function BuildDialog({ progress, onClose, onRetry }: BuildDialogProps) {
  return (
    <BlockingDialog
      open={progress.state !== 'idle'}
      title="Landing Page Preview is Building!"
      message="Please wait while AI creates your new landing page..."
      steps={stepsOf(progress)}
      error={
        progress.state === 'failed'
          ? {
              message: progress.message,
              actions: (
                <>
                  <Button onClick={onClose}>Back to the form</Button>
                  <Button tone="primary" onClick={onRetry}>
                    Try again
                  </Button>
                </>
              ),
            }
          : null
      }
    />
  );
}

function stepsOf(progress: BuildProgress): ProgressStep[] {
  if (progress.state !== 'building') return [];
  const { saved, sections, done } = progress;
  const total = sections.length;
  const written = countWritten(sections);
  const stateOf = (finished: boolean, begun: boolean) => (finished ? 'done' : begun ? 'active' : 'waiting');
  return [
    { label: 'Keeping the details of your coin', state: stateOf(saved, true) },
    { label: 'Choosing a design', state: stateOf(total > 0, saved) },
    {
      label:
        total > 0 && written < total
          ? `Writing ${sections[written]?.label.toLowerCase()}`
          : 'Writing the page',
      state: stateOf(total > 0 && written === total, total > 0),
    },
    { label: 'Putting it together', state: stateOf(done, total > 0 && written === total) },
  ];
}
