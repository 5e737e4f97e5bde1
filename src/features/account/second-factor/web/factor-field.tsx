import { Field, Input } from '../../../../web/ui/controls/field.tsx';

/** The field `code` of a form, where a backup code may be typed. */
export function FactorField(props: { label: string; hint?: string }) {
  return (
    <Field {...props} name="code">
      <Input
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="text-center font-mono text-lg!"
      />
    </Field>
  );
}

/** Refusals that belong to the field `code`. */
export const factorRefusals = { SECOND_FACTOR_WRONG: 'code', SECOND_FACTOR_USED: 'code' } as const;
