import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testFacts } from '../test-facts.ts';
import { readSentences } from './reading/sentences.ts';
import { reviewerOf, reviewText } from './review.ts';
import { tellStory } from './story.ts';

const whatever = { paragraph: 240, isClean: () => true };

test('any description becomes one to five paragraphs of at most a thousand characters, and no letter is lost', () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const word = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom('frog', 'ends. Starts', '😀', 'x'.repeat(700)),
  );
  const description = fc
    .array(word, { minLength: 1, maxLength: 300 })
    .map((words) => words.join(' ').slice(0, 2000));
  fc.assert(
    fc.property(description, (written) => {
      const sentences = readSentences(written);
      fc.pre(sentences.length > 0);
      const paragraphs = tellStory(sentences, whatever);
      expect(paragraphs.length).toBeGreaterThanOrEqual(1);
      expect(paragraphs.length).toBeLessThanOrEqual(5);
      expect(Math.max(...paragraphs.map((paragraph) => paragraph.length))).toBeLessThanOrEqual(1000);
      expect(letters(paragraphs.join(''))).toBe(letters(sentences.join('')));
    }),
  );
});

test('short sentences share a paragraph, whole and in order', () => {
  expect(tellStory(['It is a dog.', 'The hat stays on'], whatever)).toEqual([
    'It is a dog. The hat stays on.',
  ]);
});

test('one endless word is cut between characters', () => {
  const paragraphs = tellStory(['😀'.repeat(1000)], whatever);
  expect(paragraphs.join('')).toBe('😀'.repeat(1000));
  expect(paragraphs.every((paragraph) => paragraph.isWellFormed())).toBe(true);
});

test('a sentence whose end reads differently without its beginning loses that end', () => {
  const facts = testFacts({});
  const review = reviewerOf(facts);
  const isClean = (text: string) => review(text).length === 0;
  const long = `Nobody will ever ${'and ever '.repeat(109)}ask you to: connect your wallet to the pond ${'and the reeds '.repeat(8)}`;
  expect(long.slice(0, 1000)).not.toContain('wallet');
  expect(tellStory([long], { paragraph: 240, isClean }).join(' ')).not.toContain('wallet');
});

test('sentences that make a request only together do not stand together', () => {
  const isClean = (text: string) => reviewText(text).length === 0;
  expect(isClean('Send 2 ETH.') && isClean('You get four back.')).toBe(true);
  expect(tellStory(['Send 2 ETH.', 'You get four back.'], { paragraph: 240, isClean })).toEqual([]);
});
