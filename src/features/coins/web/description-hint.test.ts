import { expect, test } from 'vitest';
import { descriptionHint } from './description-hint.ts';

const empty = { supply: '', buyTax: '', sellTax: '', liquidity: '', ownership: '' };

test('a description that speaks of a field gets a hint of where it is', () => {
  expect(descriptionHint('A frog with zero tax and a supply of 1B.', empty)).toBe(
    'Supply and taxes have fields of their own under More facts: there the page shows them at a glance.',
  );
  expect(descriptionHint('Liquidity is burned.', empty)).toBe(
    'Liquidity has a field of its own under More facts: there the page shows it at a glance.',
  );
});

test('a field that is filled in, or not spoken of, needs no hint', () => {
  expect(descriptionHint('A frog with zero tax.', { ...empty, sellTax: '0' })).toBeNull();
  expect(descriptionHint('A frog that missed every train.', empty)).toBeNull();
});
