import { type ClaimField, mentionedFields } from '@moonpage/engine/policy/claim-words.ts';
import type { BuildValues } from '../contract.ts';

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
