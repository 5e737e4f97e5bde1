import { expect, test } from 'vitest';
import { fillTokens, tokenValues } from '../../text/tokens.ts';
import { headingsOf } from './headings.ts';
import { writtenPages } from '../test-support/written-pages.fixture.ts';

test('no two sections of a page are headed alike, whatever the coin, its language, the design and the seed', () => {
  const alike = writtenPages.filter(({ page, facts }) => {
    const headings = page.sections
      .flatMap(headingsOf)
      .map((text) => fillTokens(text, tokenValues(facts)).toLowerCase());
    return new Set(headings).size < headings.length;
  });
  expect(alike.map(({ label }) => label)).toEqual([]);
});
