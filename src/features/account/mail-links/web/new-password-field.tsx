import { useState } from 'react';
import { Field, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { strengthHint } from '../../rules/password-strength.ts';

/** The field `password` of a form that sets one; says how strong it is while it is typed. */
export function NewPasswordField({ label, defaultValue = '' }: { label: string; defaultValue?: string }) {
  const [typed, setTyped] = useState(defaultValue);
  return (
    <Field
      name="password"
      label={label}
      keepsHint
      hint={<span aria-live="polite">{strengthHint(typed)}</span>}
    >
      <PasswordInput
        autoComplete="new-password"
        defaultValue={defaultValue}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Refusals that belong to it. */
export const newPasswordRefusals = { PASSWORD_KNOWN: 'password' } as const;
