import { useEffect, useState } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';

const pauseInSeconds = 30;

interface ResendCodeProps {
  /** When the last one was sent, in epoch milliseconds. */
  sentAt: number;
  /** Sends another one; failures are its own to show. */
  send: () => Promise<void>;
}

export function ResendCode({ sentAt, send }: ResendCodeProps) {
  const [busy, setBusy] = useState(false);
  const left = useSecondsLeft(sentAt + pauseInSeconds * 1000);
  const resend = async () => {
    setBusy(true);
    await send();
    setBusy(false);
  };
  return (
    <Button
      size="small"
      tone="quiet"
      busy={busy}
      disabled={left > 0}
      className="-ms-3"
      onClick={() => void resend()}
    >
      <span className="figures">{left > 0 ? `Send it again in ${left} s` : 'Send it again'}</span>
    </Button>
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
