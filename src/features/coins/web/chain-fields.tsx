import { checkAddress, otherChains } from '@moonpage/engine/chains/address.ts';
import type { AddressRule } from '@moonpage/engine/chains/address-check.ts';
import { type Blockchain, blockchains, chainOf } from '@moonpage/engine/chains/chains.ts';
import { pastedAddress } from '@moonpage/engine/chains/pasted-address.ts';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../web/ui/layout/card.tsx';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Field } from '../../../web/ui/controls/field.tsx';
import { Select } from '../../../web/ui/controls/select.tsx';
import { coinFields } from '../fields/fields.ts';
import { TextField } from './controls/text-field.tsx';
import { useBuildForm } from './controls/use-build-form.ts';
import { beSureOf } from './form-values.ts';

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
  const { register, control, formState, trigger, setFocus, setValue } = useBuildForm();
  const [chosen, typed] = useWatch({ control, name: ['blockchain', 'contractAddress'] });
  const blockchain = blockchains.find((each) => each === chosen);
  const others = otherChains(blockchain, typed);
  const isRefused = formState.errors.contractAddress !== undefined;
  const isNone = typed.trim() !== '' && pastedAddress(typed) === '';
  const check = blockchain && !isNone ? checkAddress(blockchain, typed) : null;
  const isAsked = check?.ok && check.doubt && check.doubt === formState.errors.contractAddress?.message;
  const asked = isAsked ? check.address : null;
  const hint = () => {
    if (isNone) return 'Saved without a contract';
    // An error has said so already.
    if (others !== null && !isRefused) return `This looks like ${others.from} address.`;
    return blockchain ? shapes[chainOf(blockchain).address] : 'No contract yet? The page will say so.';
  };
  const keep = (address: string) => {
    beSureOf(address);
    setFocus('contractAddress');
    void trigger('contractAddress');
  };
  const choose = (chain: Blockchain) => {
    setValue('blockchain', chain, { shouldDirty: true });
    setFocus('contractAddress');
    void trigger(['blockchain', 'contractAddress']);
  };
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
        <div>
          <TextField
            name="contractAddress"
            aside="Optional"
            hint={hint()}
            autoCapitalize="none"
            spellCheck={false}
            className="figures"
          />
          {others !== null && (
            <div className="mt-2 flex flex-wrap gap-2">
              {others.chains.map((chain) => (
                <Button key={chain} size="small" onClick={() => choose(chain)}>
                  It is on {chain}
                </Button>
              ))}
            </div>
          )}
          {asked !== null && (
            <Button size="small" className="mt-2" onClick={() => keep(asked)}>
              Yes, keep it
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
