import { type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../controls/button.tsx';
import { InteractiveFieldset } from '../controls/interactive-fieldset.tsx';
import { useSubmitOnce } from '../controls/use-submit-once.ts';

export function AuthHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header className="mb-6 text-center">
      <h1 className="text-2xl sm:text-[1.75rem]">{children}</h1>
      {lead && <p className="mt-2 text-balance text-muted">{lead}</p>}
    </header>
  );
}

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

export function FormLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="font-semibold text-link underline-offset-4 hover:underline" />;
}
