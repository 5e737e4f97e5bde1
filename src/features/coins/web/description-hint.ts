import { addressesIn, foreignAddressesIn, isSameAddress } from '@moonpage/engine/chains/addresses-in.ts';
import { checkAddress } from '@moonpage/engine/chains/address.ts';
import { type Blockchain } from '@moonpage/engine/chains/chains.ts';
import { chainOfLink, pastedAddress } from '@moonpage/engine/chains/pasted-address.ts';
import { type ClaimField, mentionedFields } from '@moonpage/engine/policy/claim-words.ts';
import { findLinks } from '@moonpage/engine/policy/links.ts';
import type { BuildValues } from '../contract.ts';
import { parseWebLink } from '../rules/links.ts';
import { moreLinksAtMost, readMoreLinks } from '../rules/more-links.ts';

type Statements = Pick<BuildValues, 'supply' | 'buyTax' | 'sellTax' | 'liquidity' | 'ownership'>;

const isFilled: Record<ClaimField, (values: Statements) => boolean> = {
  supply: ({ supply }) => supply !== '',
  taxes: ({ buyTax, sellTax }) => buyTax !== '' || sellTax !== '',
  liquidity: ({ liquidity }) => liquidity !== '',
  ownership: ({ ownership }) => ownership !== '',
};

const list = new Intl.ListFormat('en');

/** Where to put what the description says of a field that is still empty; null when there is no such field. */
export function descriptionHint(description: string, values: Statements): string | null {
  const fields = mentionedFields(description).filter((field) => !isFilled[field](values));
  if (fields.length === 0) return null;
  const named = list.format(fields);
  const subject = named.charAt(0).toUpperCase() + named.slice(1);
  return fields.length === 1 && fields[0] !== 'taxes'
    ? `${subject} has a field of its own under More facts: there the page shows it at a glance.`
    : `${subject} have fields of their own under More facts: there the page shows them at a glance.`;
}

type Links = Pick<BuildValues, 'buyButtonLink' | 'telegram' | 'twitter' | 'moreLinks'>;

/** A link that the description names and no field has yet, as it is written there; undefined when there is none, or no room for it. */
export function linkToAdd(description: string, fields: Links): string | undefined {
  const { links: listed } = readMoreLinks(fields.moreLinks);
  if (listed.length >= moreLinksAtMost) return undefined;
  const { buyButtonLink, telegram, twitter } = fields;
  const elsewhere = readMoreLinks([buyButtonLink, telegram, twitter].join('\n')).links;
  return findLinks(description, 'all').find((written) => {
    const { links, refusal } = readMoreLinks(written);
    const [link] = links;
    // `us.To` is no site: people write sites in small letters.
    const isSite = refusal === null && written === written.toLowerCase();
    return isSite && link !== undefined && !listed.includes(link) && !elsewhere.includes(link);
  });
}

/** The coin's chain and contract as they stand in the form. */
interface TypedContract {
  readonly contract: string;
  readonly blockchain: Blockchain | '';
}

/** The contract as it will be stored, also out of a link; empty where there is none yet. */
function addressOf({ contract, blockchain }: TypedContract): string {
  const pasted = pastedAddress(contract);
  const check = checkAddress(blockchain === '' ? 'Other' : blockchain, pasted);
  return pasted !== '' && check.ok ? check.address : pasted;
}

/** Which address in a text is not the coin's contract; null when there is none. */
export function otherContractHint(text: string, coin: TypedContract): string | null {
  const contract = addressOf(coin);
  const [address] = foreignAddressesIn(text, contract || null);
  if (address === undefined) return null;
  return contract === ''
    ? `${address} stands here, and the coin has no contract yet.`
    : `${address} stands here, but the contract of the coin is ${contract}.`;
}

/** What a link to buy the coin leads to instead; null when it names no other coin and no other chain. */
export function buyLinkHint(typed: string, coin: TypedContract): string | undefined {
  const { blockchain } = coin;
  const link = parseWebLink(typed);
  if (link === null) return undefined;
  // Of a swap one side is the chain's own coin.
  const url = new URL(link);
  const bought = addressesIn([url.pathname, url.hash, ...url.searchParams.values()].join(' ')).filter(
    (address) => !natives.has(address),
  );
  const own = addressOf(coin);
  const other = own === '' || bought.some((address) => isSameAddress(address, own)) ? undefined : bought[0];
  if (other !== undefined) return `This link is for ${other}, but the contract of the coin is ${own}.`;
  const chain = chainOfLink(url);
  return chain !== null && blockchain !== '' && blockchain !== 'Other' && chain !== blockchain
    ? `This link is for ${chain}, but the coin lives on ${blockchain}.`
    : undefined;
}

/** Wrapped SOL and USDC, which coins are swapped against. */
const natives = new Set([
  'So11111111111111111111111111111111111111112',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
]);
