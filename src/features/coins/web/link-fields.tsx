import { useWatch } from 'react-hook-form';
import { Card } from '../../../web/ui/layout/card.tsx';
import { TextField } from './controls/text-field.tsx';
import { useBuildForm } from './controls/use-build-form.ts';
import { buyLinkHint } from './description-hint.ts';

/** Where readers go from the page, and where the creator can be reached. */
export function LinkFields() {
  const { control } = useBuildForm();
  const [buyButtonLink, contract, blockchain] = useWatch({
    control,
    name: ['buyButtonLink', 'contractAddress', 'blockchain'],
  });
  const link = { aside: 'Optional', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Card heading="Links" lead="Paste links or type names: both are understood.">
      <div className="grid gap-5 form-wide:grid-cols-2">
        <TextField
          name="buyButtonLink"
          {...link}
          wide
          inputMode="url"
          placeholder="https://"
          hint={buyLinkHint(buyButtonLink, { contract, blockchain })}
        />
        <TextField name="telegram" {...link} placeholder="@moonfrog" />
        <TextField name="twitter" {...link} placeholder="@moonfrog" />
        <TextField
          name="email"
          wide
          type="email"
          autoComplete="email"
          hint="Where we reach you about this coin. It is not shown on the page."
        />
      </div>
    </Card>
  );
}
