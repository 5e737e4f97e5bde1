import { describe, expect, test } from 'vitest';
import { creatureKinds } from '../creatures/creature.ts';
import { emblemsOf, parseEmblem } from '../creatures/emblem.ts';
import { testFacts } from '../facts.fixture.ts';
import { nothingChosen } from '../facts.ts';
import { compose } from './compose.ts';
import { creatureKindOf, emblemsFor } from './emblems.ts';
import { readCoin } from './reading/reading.ts';

function emblemsOfCoin(name: string, description: string): readonly string[] {
  const facts = testFacts({ name, description });
  return emblemsFor(facts, readCoin(facts));
}

describe('the emblems of a coin', () => {
  test('are six, of what it is about and in the mood of its words', () => {
    expect(emblemsOfCoin('Gerald', 'Gerald is a frog who cries at weddings.')[0]).toBe('frog-sad-0');
    expect(emblemsOfCoin('Gerald', 'Gerald is a frog who sleeps all day.')[0]).toBe('frog-sleepy-0');
    expect(emblemsOfCoin('Gerald', 'Gerald is a frog who sells insurance.')[0]).toBe('frog-happy-0');
    expect(emblemsOfCoin('Gerald', 'Gerald is a frog. He never cries and never fights.')[0]).toBe(
      'frog-happy-0',
    );
    for (const kind of [...creatureKinds, null])
      for (const mood of ['happy', 'rich'] as const) {
        const names = emblemsOf(kind, mood);
        expect(new Set(names).size).toBe(6);
        expect(names.filter((each) => parseEmblem(each) === null)).toEqual([]);
      }
  });

  test('are the ticker where what it is about is not certain, or nothing that is drawn', () => {
    expect(emblemsOfCoin('Wen', 'Soon, they say.')).toEqual(emblemsOf(null, 'happy'));
    expect(emblemsOfCoin('Gerald', 'Gerald is a giraffe who sells insurance.')[0]).toBe('ticker-0');
  });

  test('are drawn for nouns by their last word, in singular and plural', () => {
    expect(creatureKindOf('sad Shiba')).toBe('dog');
    expect(creatureKindOf('frogs')).toBe('frog');
    for (const other of [
      'cat food',
      'hot dog',
      'prairie dog',
      'star fish',
      'computer mouse',
      'world cup',
      'water bear',
    ])
      expect(creatureKindOf(other)).toBeNull();
    expect(creatureKindOf('constructor')).toBeNull();
  });
});

describe('the emblem of a page', () => {
  const facts = testFacts({ name: 'Gerald', description: 'Gerald is a frog who sells insurance.' });

  test('stays when the page is written anew', () => {
    const written = [1, 2, 3].map((seed) => compose({ facts, seed }).emblem);
    expect(written).toEqual(['frog-happy-0', 'frog-happy-0', 'frog-happy-0']);
  });

  test('is what its creator chose, if there is such a one', () => {
    const withChoice = (emblem: string) => ({ ...facts, about: { ...nothingChosen, emblem } });
    expect(compose({ facts: withChoice('ticker-4'), seed: 1 }).emblem).toBe('ticker-4');
    expect(compose({ facts: withChoice('dragon-happy-0'), seed: 1 }).emblem).toBe('frog-happy-0');
  });
});

test.each([
  '',
  'ticker',
  'ticker-6',
  'frog',
  'frog-happy',
  'frog-happy-9',
  'frog-happy-0 ',
  'Frog-happy-0',
  'a-b-0',
])('an emblem is not called %j', (name) => {
  expect(parseEmblem(name)).toBeNull();
});
