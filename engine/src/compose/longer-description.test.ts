import { expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { compose } from './compose.ts';
import { textsByPlace } from './copy-report.ts';
import { readCoin } from './reading/reading.ts';
import { judgedCoins } from './test-support/judged-coins.fixture.ts';

/** So that there is something to quote before and after. */
const enough = ' It wakes up late on Sundays. It walks home by the river. It has never once been early.';
const more = ' It naps after noon on weekdays.';

test('a sentence more in the description brings no line that does not quote its creator', () => {
  const longer = judgedCoins.flatMap((coin) => {
    const facts = { ...coin.facts, description: `${coin.facts.description.trimEnd()}${enough}` };
    const other = { ...facts, description: `${facts.description}${more}` };
    const [reading, now] = [readCoin(facts), readCoin(other)];
    const isReadAlike =
      reading.language === now.language &&
      reading.tone === now.tone &&
      reading.subject?.noun === now.subject?.noun &&
      now.sentences.length === reading.sentences.length + 1;
    return isReadAlike && reading.sentences.length > 3 ? [{ facts, other, sentences: now.sentences }] : [];
  });
  expect(longer.length).toBeGreaterThan(10);
  const changed = longer.flatMap(({ facts, other, sentences }) =>
    designNames.flatMap((design) => {
      const [page, now] = [compose({ facts, seed: 5, design }), compose({ facts: other, seed: 5, design })];
      const [before, after] = [textsByPlace(page), textsByPlace(now)];
      const known = new Set(before.map(({ text }) => text));
      const quotes = (text: string) => sentences.some((sentence) => text.includes(sentence.slice(0, 12)));
      return (
        after
          // The answer to what the coin is quotes a sentence that stands nowhere else, and does without where none is left.
          .filter(({ place, text }) => place !== 'faq items answer' && !known.has(text) && !quotes(text))
          .map(({ place, text }) => `${facts.name}, ${design}, ${place}: ${text}`)
      );
    }),
  );
  expect(changed).toEqual([]);
});
