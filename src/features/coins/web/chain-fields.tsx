import { blockchains, chainOf } from '@moonpage/engine/chains/chains.ts';
import type { AddressRule } from '@moonpage/engine/chains/address-check.ts';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../web/ui/layout/card.tsx';
import { Field } from '../../../web/ui/controls/field.tsx';
import { Select } from '../../../web/ui/controls/select.tsx';
import { coinFields } from '../fields.ts';
import { TextField } from './controls/text-field.tsx';
import { useBuildForm } from './controls/use-build-form.ts';

/** What an address of each kind looks like. */
const shapes: Record<AddressRule, string> = {
  evm: '0x and 40 hex digits',
  solana: '32 to 44 letters and digits',
  sui: 'Package, module and name: 0x…::frog::FROG',
  ton: '48 characters that begin with EQ or UQ',
  tron: '34 characters that begin with T',
  any: 'Up to 128 characters without spaces',
};

/** Where the coin can be found. */
export function ChainFields() {
  const { register, control, formState } = useBuildForm();
  const chosen = useWatch({ control, name: 'blockchain' });
  const blockchain = blockchains.find((each) => each === chosen);
  return (
    <Card
      heading="Where it lives"
      lead="Readers learn how to buy on this chain, and copy this address and no other."
    >
      <div className="grid gap-5 form-wide:grid-cols-[11rem_minmax(0,1fr)]">
        <Field label={coinFields.blockchain.label} error={formState.errors.blockchain?.message}>
          <Select
            {...register('blockchain', { deps: ['contractAddress'] })}
            options={blockchains}
            placeholder="Choose a chain"
          />
        </Field>
        <TextField
          name="contractAddress"
          aside="Optional"
          hint={blockchain ? shapes[chainOf(blockchain).address] : 'No contract yet? The page will say so.'}
          autoCapitalize="none"
          spellCheck={false}
          className="figures"
        />
      </div>
    </Card>
  );
}
