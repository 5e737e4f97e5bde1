import { useWatch } from 'react-hook-form';
import { Field } from '../../../web/ui/controls/field.tsx';
import { Textarea } from '../../../web/ui/controls/textarea.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { coinFields } from '../fields/fields.ts';
import { sortLinks } from '../rules/more-links.ts';
import { TextField } from './controls/text-field.tsx';
import { useBuildForm } from './controls/use-build-form.ts';
import { buyLinkHint } from './description-hint.ts';

type LinkField = keyof ReturnType<typeof sortLinks>;

/** Where readers go from the page, and where the creator can be reached. */
export function LinkFields() {
  const { control, getValues, setValue } = useBuildForm();
  const [buyButtonLink, contract, blockchain] = useWatch({
    control,
    name: ['buyButtonLink', 'contractAddress', 'blockchain'],
  });
  /** Shows at once where each link will be saved. */
  const sort = () => {
    const values = getValues();
    for (const [name, text] of Object.entries(sortLinks(values))) {
      if (text !== values[name as LinkField]) setValue(name as LinkField, text, { shouldDirty: true });
    }
  };
  const link = { aside: 'Optional', autoCapitalize: 'none', spellCheck: false, onBlur: sort } as const;
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
        <MoreLinksField />
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

function MoreLinksField() {
  const { register, formState } = useBuildForm();
  return (
    <Field
      label={coinFields.moreLinks.label}
      aside="Optional"
      error={formState.errors.moreLinks?.message}
      hint="Website, Discord, YouTube, a second Telegram: one on each line, up to eight. The page shows each with its icon."
      className="col-span-full"
    >
      <Textarea
        {...register('moreLinks')}
        rows={2}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={'moonfrog.fun\ndiscord.gg/moonfrog'}
        className="min-h-20!"
      />
    </Field>
  );
}
