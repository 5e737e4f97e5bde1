import { useEffect, useState } from 'react';
import { messageOf } from '../../api/display-error.ts';
import { Button } from '../controls/button.tsx';
import { FormError } from '../feedback/form-error.tsx';

const pauseInSeconds = 30;

interface ResendButtonProps {
  resend: () => Promise<unknown>;
  /** When the first message was sent, in epoch milliseconds; by default as the button appeared. */
  sentAt?: number | undefined;
  className?: string;
}

/** Sends a message again, half a minute after the one before. */
export function ResendButton({ resend, sentAt, className }: ResendButtonProps) {
  const [at, setAt] = useState(() => sentAt ?? Date.now());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const left = useSecondsLeft(at + pauseInSeconds * 1000);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await resend();
      setAt(Date.now());
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        busy={busy}
        disabled={left > 0}
        className={className}
        onClick={() => void run()}
      >
        <span className="figures">{left > 0 ? `Send it again in ${left} s` : 'Send it again'}</span>
      </Button>
      <FormError message={failure} />
    </>
  );
}

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.min(pauseInSeconds, Math.max(0, Math.ceil((until - now) / 1000)));
}
