import { CodeInput, Field } from '../../../../web/ui/controls/field.tsx';
import { ResendButton } from '../../../../web/ui/layout/resend-button.tsx';

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
      {resend && <ResendButton resend={resend} sentAt={sentAt} className="-ms-3 justify-self-start" />}
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
