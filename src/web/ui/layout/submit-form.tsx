import type { FormEvent, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { InteractiveFieldset } from '../controls/interactive-fieldset.tsx';
import { useSubmitOnce } from '../controls/use-submit-once.ts';

interface SubmitFormProps {
  submit: (event: FormEvent) => Promise<unknown>;
  busy: boolean;
  action: string;
  children: ReactNode;
}

/** The one form of a card: fields below each other, then a wide button. */
export function SubmitForm({ submit, busy, action, children }: SubmitFormProps) {
  const submitOnce = useSubmitOnce(submit);
  return (
    <form noValidate method="post" onSubmit={submitOnce}>
      <InteractiveFieldset className="grid gap-4">
        {children}
        <Button type="submit" tone="primary" size="large" busy={busy} className="w-full">
          {action}
        </Button>
      </InteractiveFieldset>
    </form>
  );
}
