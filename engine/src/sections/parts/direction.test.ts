import { expect, it } from 'vitest';
import { compose } from '../../compose/compose.ts';
import { designNames } from '../../document/design-names.ts';
import { testFacts } from '../../facts.fixture.ts';
import { testPage } from '../../render/page.fixture.ts';
import { directionOf } from './direction.ts';

it.each([
  ['{name}', 'قط كسول', 'rtl'],
  ['{name} {ticker}', 'חתול', 'rtl'],
  ['🐸 {name}!', 'قط', 'rtl'],
  ['{ticker} {name}', 'قط', 'auto'],
  ['{name}', 'Pepe', 'auto'],
  ['{name}', '猫币', 'auto'],
  ['The story of {name}', 'قط', 'auto'],
  ['قصة {name}', 'Pepe', 'auto'],
])('%s of %s is set %s', (text, name, direction) => {
  const tokens = { name, ticker: '$CAT', chain: 'Solana', native: 'SOL' };
  expect(directionOf(text, { tokens, lang: undefined })).toBe(direction);
});

it.each(designNames)(
  'on an Arabic page of %s a sentence that begins with a Latin name runs from the right',
  (design) => {
    const description = 'HARA قط ينام أمام المخبز كل صباح ويعرف أسماء الجميع. لا يملكه أحد.';
    const facts = testFacts({ name: 'HARA', description });
    const document = compose({ facts, seed: 1, design });
    expect(document.lang).toBe('ar');
    const { dom } = testPage({ document, facts });
    const theirs = [...dom.querySelectorAll('main [dir]')].filter(({ textContent }) =>
      textContent.trim().startsWith('HARA قط'),
    );
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.map((each) => each.getAttribute('dir'))).toEqual(theirs.map(() => 'rtl'));
  },
);
