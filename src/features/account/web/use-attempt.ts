import { useState } from 'react';
import { messageOf } from '../../../web/display-error.ts';

/** One thing at a time that a dialog does: whether it is under way, and the sentence of its failure. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, attempt, forgive: () => setFailure(null) };
}
