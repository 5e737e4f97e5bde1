import { describe, expect, it } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { pageDocument } from '../document/schema.ts';
import { compose } from './compose.ts';
import { countCopy, textsByPlace } from './copy-report.ts';
import { readCoin } from './reading/reading.ts';
import { judgedCoins } from './test-support/judged-coins.fixture.ts';

const read = judgedCoins.map((coin) => ({ ...coin, reading: readCoin(coin.facts) }));
const english = read.filter(({ language }) => language === 'en');

describe('of all coins', () => {
  it('none is taken for another thing, and at least thirty are known', () => {
    expect(read.length).toBeGreaterThanOrEqual(60);
    const wrong = read.filter(
      ({ reading, mayBeAbout }) => reading.subject && !mayBeAbout.includes(reading.subject.noun),
    );
    expect(wrong.map(({ facts, reading }) => `${facts.name}: ${reading.subject?.noun}`)).toEqual([]);
    expect(read.filter(({ reading }) => reading.subject !== null).length).toBeGreaterThanOrEqual(30);
  });

  it('each is read in its own language', () => {
    const wrong = read.filter(({ language, reading }) => reading.language !== language);
    expect(wrong.map(({ facts, reading }) => `${facts.name}: ${reading.language}`)).toEqual([]);
  });
});

describe.each(designNames)('their pages in %s', (design) => {
  const pages = read.map((coin, at) => ({
    ...coin,
    page: compose({ facts: coin.facts, reading: coin.reading, seed: at * 7919, design }),
  }));

  it('are whole, say what they must and nothing that is not theirs', () => {
    const faults = pages.flatMap(({ facts, page, says, never, reading }) => {
      const texts = textsByPlace(page).map(({ text }) => text);
      const ours = texts.filter(
        (text) => !reading.sentences.some((sentence) => text.includes(sentence.replace(/\.$/, ''))),
      );
      return [
        pageDocument.safeParse(page).error?.issues.map(({ message }) => message) ?? [],
        says.filter((words) => !texts.join('\n').includes(words)).map((words) => `does not say ${words}`),
        ours.filter((text) => never.some((words) => words.test(text))),
      ]
        .flat()
        .map((fault) => `${facts.name}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('carry a few lines of ours in English, none in another language, and name the thing seldom', () => {
    const counts = pages.map(({ facts, page, reading, language }) => ({
      language,
      name: facts.name,
      ...countCopy(page, { facts, reading }),
    }));
    const isFew = ({ language, ours }: (typeof counts)[number]) =>
      language === 'en' ? ours.length >= 5 && ours.length <= 6 : ours.length === 0;
    expect(counts.filter((count) => !isFew(count) || count.nouns > 12)).toEqual([]);
  });

  it('share at most one line of ours in 95 of 100 pairs, and never more than four', () => {
    const lines = english.map(
      ({ facts, reading }, at) =>
        new Set(countCopy(compose({ facts, reading, seed: at * 7919, design }), { facts, reading }).ours),
    );
    const shared = lines.flatMap((one, at) =>
      lines.slice(at + 1).map((other) => [...one].filter((line) => other.has(line)).length),
    );
    expect(Math.max(...shared)).toBeLessThanOrEqual(4);
    expect(shared.filter((count) => count <= 1).length / shared.length).toBeGreaterThanOrEqual(0.95);
  });
});
