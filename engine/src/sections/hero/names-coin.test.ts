import { describe, expect, it, test } from 'vitest';
import { designNames } from '../../document/design-names.ts';
import { testDocument } from '../../document/document.fixture.ts';
import type { Section } from '../../document/schema.ts';
import { testPage } from '../../render/page.fixture.ts';
import { namesCoin } from './names-coin.ts';

const tokens = { name: 'Lantern Goose', ticker: '$GLOW', chain: 'Solana', native: 'SOL' };

test.each([
  ['{name}', true],
  ['Meet {ticker}!', true],
  ['LANTERN GOOSE, at last', true],
  ['It is $glow.', true],
  ['A goose that glows', false],
  ['Glow in the dark', false],
  ['', false],
])('%j names the coin: %s', (text, names) => {
  expect(namesCoin(text, tokens)).toBe(names);
});

test('a name of marks alone is named by its ticker', () => {
  expect(namesCoin('Anything', { ...tokens, name: '🐈' })).toBe(false);
  expect(namesCoin('{ticker}', { ...tokens, name: '🐈' })).toBe(true);
});

describe.each(designNames.filter((name) => name !== 'tabloid'))('the hero of %s', (design) => {
  const heroOf = (props: { headline: string; kicker: string }) => {
    const sections = testDocument({}).sections.map((section): Section =>
      section.kind === 'hero' ? { ...section, props: { ...props, tagline: 'Ribbit.' } } : section,
    );
    const { dom } = testPage({ document: { design, sections } });
    return [...dom.querySelectorAll('.hero .kicker')].map((each) => [each.className, each.textContent]);
  };

  it('says the coin’s name or ticker in display size, above a headline that does not', () => {
    expect(heroOf({ headline: 'Meet {name}', kicker: '{ticker} on {chain}' })).toEqual([
      ['kicker', '$PEPE on Ethereum'],
    ]);
    expect(heroOf({ headline: 'The frog.', kicker: '{name} · {ticker}' })).toEqual([
      ['kicker lead', 'Pepe · $PEPE'],
    ]);
    expect(heroOf({ headline: 'The frog.', kicker: 'Est. 2027' })).toEqual([
      ['kicker lead', 'Pepe'],
      ['kicker', 'Est. 2027'],
    ]);
  });
});
