import { useEffect, useState } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { CodeInput, Field } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';

const pauseInSeconds = 30;

interface CodeFieldProps {
  label?: string;
  /** Sends another code; null where this tab did not ask for the first. */
  resend: (() => Promise<unknown>) | null;
  /** When the first was sent, in epoch milliseconds; by default as the field appeared. */
  sentAt?: number | undefined;
}

/** The field `token` of a form: the six digits of a message. */
export function CodeField({ label = 'Code', resend, sentAt }: CodeFieldProps) {
  return (
    <div className="grid gap-2">
      <Field name="token" label={label}>
        <CodeInput />
      </Field>
      {resend && <ResendCode resend={resend} sentAt={sentAt} />}
    </div>
  );
}

/** Refusals of a code, which belong to its field. */
export const codeRefusals = {
  CODE_WRONG: 'token',
  CODE_EXPIRED: 'token',
  CODE_USED: 'token',
  CODE_VOID: 'token',
} as const;

interface ResendCodeProps {
  resend: () => Promise<unknown>;
  sentAt: number | undefined;
}

function ResendCode({ resend, sentAt }: ResendCodeProps) {
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
        className="-ms-3 justify-self-start"
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
