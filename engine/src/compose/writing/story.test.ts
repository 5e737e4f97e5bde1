import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from '../reading/sentences.ts';
import { storyParagraphs } from './story.ts';

const paragraphsOf = (description: string) => storyParagraphs(readLines(description).map(({ text }) => text));

test('paragraphs and lists stand as they were written, and no full stop is added', () => {
  const description = 'It is a dog\n\nThe hat stays on. ㅠㅠ\n- one hat\n2) two\n睡觉';
  expect(paragraphsOf(description)).toEqual([
    'It is a dog',
    'The hat stays on. ㅠㅠ',
    '• one hat',
    '2) two',
    '睡觉',
  ]);
});

test('any description becomes one to sixty paragraphs, and no letter is lost', () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const word = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom('frog', 'ends. Starts', '😀', 'x'.repeat(700), '\n', '1.'),
  );
  const description = fc
    .array(word, { minLength: 1, maxLength: 300 })
    .map((words) => words.join(' ').slice(0, 2000));
  fc.assert(
    fc.property(description, (written) => {
      fc.pre(letters(written) !== '');
      const paragraphs = paragraphsOf(written);
      expect(paragraphs.length).toBeGreaterThanOrEqual(1);
      expect(paragraphs.length).toBeLessThanOrEqual(60);
      expect(letters(paragraphs.join(''))).toBe(letters(written.toWellFormed()));
    }),
  );
});
