import { useWatch } from 'react-hook-form';
import { readSupply } from '../../rules/figures.ts';
import { TextField } from '../controls/text-field.tsx';
import { useBuildForm } from '../controls/use-build-form.ts';

/** Figures and statements about the coin that nobody checks. */
export function StatementFields() {
  const { control } = useBuildForm();
  const typed = useWatch({ control, name: 'supply' }).trim();
  const supply = readSupply(typed);
  const isRewritten = supply !== null && supply !== typed;
  const percent = { aside: 'Percent', inputMode: 'decimal', placeholder: '0', className: 'figures' } as const;
  return (
    <div className="grid gap-5 form-wide:grid-cols-2">
      <TextField
        name="supply"
        wide
        hint={isRewritten ? `The page shows ${supply}` : 'A number, or one with a word such as billion'}
        placeholder="1,000,000,000"
        className="figures"
      />
      <TextField name="buyTax" {...percent} />
      <TextField name="sellTax" {...percent} />
      <TextField name="liquidity" dir="auto" placeholder="Locked until March 2027" />
      <TextField name="ownership" dir="auto" placeholder="Renounced" />
    </div>
  );
}
