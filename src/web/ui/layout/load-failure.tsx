import { messageOf } from '../../api/display-error.ts';
import { Button } from '../controls/button.tsx';
import { FormError } from '../feedback/form-error.tsx';

interface LoadFailureProps {
  error: unknown;
  /** The sentence for a failure that has none of its own. */
  failed: string;
  retry: () => Promise<unknown>;
}

/** Why a card has nothing to show, and a button that asks again. */
export function LoadFailure({ error, failed, retry }: LoadFailureProps) {
  return (
    <FormError message={messageOf(error, failed)}>
      <Button size="small" onClick={() => void retry()}>
        Try again
      </Button>
    </FormError>
  );
}
