import { useRef, useState } from 'react';
import { messageOf } from '../../api/display-error.ts';

/** One thing at a time that a dialog does: whether it is under way, and the sentence of its failure. */
export function useAttempt() {
  // Of two clicks in one instant, the second comes before anything is drawn anew.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, attempt, forgive: () => setFailure(null) };
}
