import { expect, test } from 'vitest';
import { designNames } from '../../document/design-names.ts';
import { designs } from '../../designs/designs.ts';
import { testFacts } from '../../facts.fixture.ts';
import { readCoin } from '../reading/reading.ts';
import { ourLines, quotable } from './wit.ts';

test.each([
  ['He said "no" to me', 'He said ‘no’ to me.'],
  ['“Never,” says the sign.', '‘Never,’ says the sign.'],
  ['It stays!', 'It stays!'],
  ['睡觉', '睡觉'],
])('%s is quoted with marks that stand inside ours', (sentence, quoted) => {
  expect(quotable(sentence)).toBe(quoted);
});

test.each(designNames)('in %s a coin that shouts is shouted with but for what passes by', (design) => {
  const { wording } = designs[design];
  const facts = testFacts({ name: 'BONKERS', description: 'WE ARE GOING BONKERS!!! NO BRAKES!!!' });
  const reading = readCoin(facts);
  const loud = new Set(
    (['hero', 'countdown', 'storyEnd', 'buy', 'closing'] as const).flatMap((place) => [
      ...wording.lines[place].loud,
      ...wording.lines[place].hype,
    ]),
  );
  const lines = ourLines({ reading, facts, wording, seed: 7 });
  // What was filled in stands otherwise in the list.
  const said = [lines.hero, lines.countdown, lines.storyEnd, lines.buy, lines.closing].filter(
    (line) => line && !line.includes('“'),
  );
  expect(said.filter((line) => !loud.has(line ?? ''))).toEqual([]);
  expect(said).not.toEqual([]);
});
