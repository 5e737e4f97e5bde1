import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '../controls/button.tsx';
import { FormErrors } from '../controls/field.tsx';
import { InteractiveFieldset } from '../controls/interactive-fieldset.tsx';
import { useSubmitOnce } from '../controls/use-submit-once.ts';
import { FormError } from '../feedback/form-error.tsx';

export function AuthHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header className="mb-6 text-center">
      <h1 className="text-2xl">{children}</h1>
      {lead && <p className="mt-2 text-balance text-muted">{lead}</p>}
    </header>
  );
}

interface SubmitFormProps {
  submit: (event: FormEvent) => Promise<unknown>;
  busy: boolean;
  action: string;
  ref?: Ref<HTMLFormElement>;
  onInput?: (event: FormEvent) => void;
  /** Of `useSmallForm`: what was refused in the fields, and what stands below them. */
  errors?: Readonly<Record<string, string | undefined>>;
  failure?: { message: string | null; detail?: string };
  /** What to do about the failure. */
  remedy?: ReactNode;
  children: ReactNode;
}

/** The one form of a card: fields below each other, then a wide button. */
export function SubmitForm(props: SubmitFormProps) {
  const { submit, busy, action, errors = {}, failure, remedy, children, ...form } = props;
  const submitOnce = useSubmitOnce(submit);
  return (
    <form noValidate method="post" onSubmit={submitOnce} {...form}>
      <InteractiveFieldset className="grid gap-4">
        <FormErrors value={errors}>{children}</FormErrors>
        {failure && <FormError {...failure}>{remedy}</FormError>}
        <Button type="submit" tone="primary" size="large" busy={busy} className="w-full">
          {action}
        </Button>
      </InteractiveFieldset>
    </form>
  );
}

/** A line below a form: another way on. */
export function OtherWay({ question, to, children }: { question: string; to: string; children: ReactNode }) {
  return (
    <p className="mt-2 text-center text-sm text-muted [:not(p)+&]:mt-6">
      {question} <FormLink to={to}>{children}</FormLink>
    </p>
  );
}

export function FormLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="font-semibold text-link underline-offset-4 hover:underline" />;
}
