import { Plus } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { Field } from '../../../web/ui/controls/field.tsx';
import { Textarea } from '../../../web/ui/controls/textarea.tsx';
import { descriptionHint, linkToAdd, otherContractHint } from './description-hint.ts';
import { tidySymbol } from './form-values.ts';
import { coinFields } from '../fields/fields.ts';
import { TextField } from './controls/text-field.tsx';
import { useBuildForm } from './controls/use-build-form.ts';

/** What the coin is called and what it is. @param props.children stands beneath the description */
export function CoinFields({ children }: { children?: ReactNode }) {
  const { register } = useBuildForm();
  // In the order of the screen: the first field in error is the first that was registered.
  const coinName = register('coinName');
  const symbol = register('symbol');
  // Before the form reads the field: it checks what the field shows.
  const tidyAndChange = (event: ChangeEvent<HTMLInputElement>) => {
    // What an input method is still composing is its own.
    if (!(event.nativeEvent as InputEvent).isComposing) tidy(event.target);
    return symbol.onChange(event);
  };
  const tidy = (target: HTMLInputElement) => {
    const caret = target.selectionStart ?? target.value.length;
    const tidied = tidySymbol(target.value);
    if (tidied === target.value) return;
    const dropped = target.value.length - tidied.length;
    target.value = tidied;
    target.setSelectionRange(caret - dropped, caret - dropped);
  };
  return (
    <Card heading="The coin" lead="The page is written from these words, so let them sound like your coin.">
      <div className="grid gap-5 form-wide:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField {...coinName} placeholder="Moon Frog" dir="auto" />
        <TextField
          {...symbol}
          onChange={tidyAndChange}
          onCompositionEnd={({ currentTarget }) => {
            tidy(currentTarget);
            void symbol.onChange({ target: currentTarget, type: 'change' });
          }}
          placeholder="FROG"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DescriptionField />
        <LinkOffer />
        {children}
      </div>
    </Card>
  );
}

/** What the description says of the coin's site stands on the page as words: a link is made of it in a field for links. */
function LinkOffer() {
  const { control, getValues, setFocus, setValue } = useBuildForm();
  const [description, buyButtonLink, telegram, twitter, moreLinks] = useWatch({
    control,
    name: ['description', 'buyButtonLink', 'telegram', 'twitter', 'moreLinks'],
  });
  const link = linkToAdd(description, { buyButtonLink, telegram, twitter, moreLinks });
  if (link === undefined) return null;
  const add = () => {
    const listed = getValues('moreLinks').trimEnd();
    setValue('moreLinks', listed === '' ? link : `${listed}\n${link}`, { shouldDirty: true });
    // The button goes.
    setFocus('description');
  };
  return (
    <Button size="small" onClick={add} className="col-span-full max-w-full justify-self-start">
      <Plus aria-hidden="true" className="size-4" />
      <span className="min-w-0 wrap-anywhere">Add {link} to More links</span>
    </Button>
  );
}

function DescriptionField() {
  const { control, register, formState } = useBuildForm();
  const [description, contract, blockchain, supply, buyTax, sellTax, liquidity, ownership] = useWatch({
    control,
    name: [
      'description',
      'contractAddress',
      'blockchain',
      'supply',
      'buyTax',
      'sellTax',
      'liquidity',
      'ownership',
    ],
  });
  return (
    <Field
      label={coinFields.description.label}
      error={formState.errors.description?.message}
      hint={
        otherContractHint(description, { contract, blockchain }) ??
        descriptionHint(description, { supply, buyTax, sellTax, liquidity, ownership }) ??
        'Who is it, what does it do, what makes people laugh? Two or three sentences are plenty.'
      }
      className="col-span-full"
    >
      <Textarea
        {...register('description')}
        limit={coinFields.description.max}
        dir="auto"
        placeholder="A frog that missed every train and caught a rocket instead."
      />
    </Field>
  );
}
