import { refused } from './address-check.ts';
import type { AddressCheck, AddressRule } from './address-check.ts';
import { checkAnyAddress } from './any.ts';
import { type Blockchain, blockchains, chainOf } from './chains.ts';
import { addressOfLink, pastedAddress } from './pasted-address.ts';
import { checkEvmAddress } from './evm.ts';
import { checkSolanaAddress } from './solana.ts';
import { checkSuiAddress } from './sui.ts';
import { checkTonAddress } from './ton.ts';
import { checkTronAddress } from './tron.ts';

const checks: Record<AddressRule, (input: string) => AddressCheck> = {
  evm: checkEvmAddress,
  solana: checkSolanaAddress,
  sui: checkSuiAddress,
  ton: checkTonAddress,
  tron: checkTronAddress,
  any: checkAnyAddress,
};

/** What an address looks like before its checksum is asked; the first that fits names the chain it is from. */
const looks: readonly { rule: AddressRule; shape: RegExp; from: string; choose: string }[] = [
  { rule: 'evm', shape: /^0x[0-9a-f]{40}$/i, from: 'an Ethereum, Base or BSC', choose: 'one of those' },
  { rule: 'sui', shape: /^0x[0-9a-f]{1,64}::\w+::\w+$/i, from: 'a Sui', choose: 'Sui' },
  { rule: 'ton', shape: /^(?:[EUk0]Q[\w+/-]{46}|0:[0-9a-f]{64})$/i, from: 'a TON', choose: 'TON' },
  { rule: 'tron', shape: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, from: 'a Tron', choose: 'Tron' },
  { rule: 'solana', shape: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/, from: 'a Solana', choose: 'Solana' },
];

/**
 * Checks a contract address by the rule of the coin's chain, without what it was pasted with, or inside the link to an explorer.
 * An optional field left empty is not an address: ask only about what was typed.
 */
export function checkAddress(blockchain: Blockchain, input: string): AddressCheck {
  const pasted = pastedAddress(input);
  const linked = addressOfLink(blockchain, pasted);
  if (linked?.ok === false) return linked;
  const text = linked?.address ?? pasted;
  if (text === '') return refused('There is no address here yet.');
  const rule = chainOf(blockchain).address;
  const check = checks[rule](text);
  if (check.ok || rule === 'any') return check;

  const look = looks.find(({ shape }) => shape.test(text));
  if (look === undefined || look.rule === rule) return check;
  return refused(
    `This looks like ${look.from} address, but the blockchain is ${blockchain}: choose ${look.choose}, or paste the address on ${blockchain}.`,
  );
}

/** Chains that an address belongs to by its look and its checksum, where that of the coin is another or not chosen yet; null: it is none of theirs. */
export function otherChains(
  blockchain: Blockchain | undefined,
  input: string,
): { readonly from: string; readonly chains: readonly Blockchain[] } | null {
  const text = pastedAddress(input);
  const look = looks.find(({ shape }) => shape.test(text));
  if (look === undefined || !checks[look.rule](text).ok) return null;
  const own = blockchain && chainOf(blockchain).address;
  if (own === look.rule || own === 'any') return null;
  const chains = blockchains.filter((each) => chainOf(each).address === look.rule);
  return { from: look.from, chains };
}
