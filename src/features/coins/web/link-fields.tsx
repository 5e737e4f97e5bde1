import { useFormContext } from 'react-hook-form';
import { Card } from '../../../web/ui/layout/card.tsx';
import { Field } from '../../../web/ui/controls/field.tsx';
import { Input } from '../../../web/ui/controls/input.tsx';
import type { CoinDetails } from '../contract.ts';
import type { BuildValues } from './form-values.ts';

/** Where readers go from the page, and where the creator can be reached. */
export function LinkFields() {
  const { register, formState } = useFormContext<BuildValues, unknown, CoinDetails>();
  const { errors } = formState;
  const link = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Card heading="Links" lead="Paste links or type names: both are understood.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Buy Button Link"
          aside="Optional"
          error={errors.buyButtonLink?.message}
          className="sm:col-span-full"
        >
          <Input {...register('buyButtonLink')} {...link} inputMode="url" placeholder="https://" />
        </Field>
        <Field label="Telegram" aside="Optional" error={errors.telegram?.message}>
          <Input {...register('telegram')} {...link} placeholder="@moonfrog" />
        </Field>
        <Field label="X (Twitter)" aside="Optional" error={errors.twitter?.message}>
          <Input {...register('twitter')} {...link} placeholder="@moonfrog" />
        </Field>
        <Field
          label="Email"
          error={errors.email?.message}
          hint="Where we reach you about this coin. It is not shown on the page."
          className="sm:col-span-full"
        >
          <Input {...register('email')} type="email" autoComplete="email" />
        </Field>
      </div>
    </Card>
  );
}
