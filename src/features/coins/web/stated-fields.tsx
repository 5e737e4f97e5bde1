import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../web/ui/controls/field.tsx';
import { Input } from '../../../web/ui/controls/input.tsx';
import type { CoinDetails } from '../contract.ts';
import { readSupply } from '../rules/figures.ts';
import type { BuildValues } from './form-values.ts';

/** Figures and statements about the coin that nobody checks. */
export function StatedFields() {
  const { register, control, formState } = useFormContext<BuildValues, unknown, CoinDetails>();
  const { errors } = formState;
  const typed = useWatch({ control, name: 'supply' }).trim();
  const supply = readSupply(typed);
  const isRewritten = supply !== null && supply !== typed;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Total Supply"
        error={errors.supply?.message}
        hint={isRewritten ? `The page shows ${supply}` : 'A number, or one with a word such as billion'}
        className="sm:col-span-full"
      >
        <Input {...register('supply')} autoComplete="off" placeholder="1,000,000,000" className="figures" />
      </Field>
      <Field label="Buy Tax" aside="Percent" error={errors.buyTax?.message}>
        <Input
          {...register('buyTax')}
          autoComplete="off"
          inputMode="decimal"
          placeholder="0"
          className="figures"
        />
      </Field>
      <Field label="Sell Tax" aside="Percent" error={errors.sellTax?.message}>
        <Input
          {...register('sellTax')}
          autoComplete="off"
          inputMode="decimal"
          placeholder="0"
          className="figures"
        />
      </Field>
      <Field label="Liquidity" error={errors.liquidity?.message}>
        <Input
          {...register('liquidity')}
          autoComplete="off"
          dir="auto"
          placeholder="Locked until March 2027"
        />
      </Field>
      <Field label="Ownership" error={errors.ownership?.message}>
        <Input {...register('ownership')} autoComplete="off" dir="auto" placeholder="Renounced" />
      </Field>
    </div>
  );
}
