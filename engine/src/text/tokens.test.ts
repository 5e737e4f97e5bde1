import { describe, expect, it } from 'vitest';
import { fillTokens, splitTokens, tokenValues } from './tokens.ts';
import { testFacts } from '../facts.fixture.ts';

describe('tokens', () => {
  const values = tokenValues(testFacts({ name: 'Pepe', symbol: 'PEPE', blockchain: 'Ethereum' }));

  it('fills every token from the facts, the ticker with its dollar sign', () => {
    expect(fillTokens('{name} ({ticker}) on {chain}, paid in {native}', values)).toBe(
      'Pepe ($PEPE) on Ethereum, paid in ETH',
    );
  });

  it('leaves unknown and nested braces as they are written', () => {
    expect(fillTokens('{price} {{name}} {NAME} {', values)).toBe('{price} {Pepe} {NAME} {');
  });

  it('does not fill tokens that a fact contains', () => {
    const sly = tokenValues(testFacts({ name: '{ticker}', symbol: '{name}' }));
    expect(fillTokens('{name} {ticker}', sly)).toBe('{ticker} ${name}');
  });

  it('speaks of a chain without a name in words', () => {
    const other = tokenValues(testFacts({ blockchain: 'Other' }));
    expect(fillTokens('on {chain} with {native}', other)).toBe('on its own chain with the chain’s own coin');
  });

  it('keeps direction overrides out of plain text', () => {
    const turned = tokenValues(testFacts({ name: '\u202Eepep\u2066' }));
    expect(fillTokens('{name} is here', turned)).toBe('epep is here');
  });

  it('cuts a text into literals and tokens', () => {
    expect(splitTokens('Buy {ticker} now')).toEqual([
      { literal: 'Buy ' },
      { token: 'ticker' },
      { literal: ' now' },
    ]);
  });
});
