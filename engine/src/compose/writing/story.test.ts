import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSentences } from '../reading/sentences.ts';
import { storyParagraphs } from './story.ts';

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
      const paragraphs = storyParagraphs(sentences, 240);
      expect(paragraphs.length).toBeGreaterThanOrEqual(1);
      expect(paragraphs.length).toBeLessThanOrEqual(5);
      expect(Math.max(...paragraphs.map((paragraph) => paragraph.length))).toBeLessThanOrEqual(1000);
      expect(letters(paragraphs.join(''))).toBe(letters(sentences.join('')));
    }),
  );
});

test('short sentences share a paragraph, whole and in order', () => {
  expect(storyParagraphs(['It is a dog.', 'The hat stays on'], 240)).toEqual([
    'It is a dog. The hat stays on.',
  ]);
});

test('one endless word is cut between characters', () => {
  const paragraphs = storyParagraphs(['😀'.repeat(1000)], 240);
  expect(paragraphs.join('')).toBe('😀'.repeat(1000));
  expect(paragraphs.every((paragraph) => paragraph.isWellFormed())).toBe(true);
});

test('two thousand characters without a full stop become paragraphs of about one length', () => {
  const endless = 'the goose asked for bread and the baker had only cake and then '.repeat(32).slice(0, 2000);
  const lengths = storyParagraphs([endless.trim()], 240).map(({ length }) => length);
  expect(lengths.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.6);
});
