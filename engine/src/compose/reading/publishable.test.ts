import { expect, test } from 'vitest';
import { leftOutOf, publicDescription, publishableSentences } from './publishable.ts';

const description =
  'An otter with 5000 holders. Enter your seed phrase to claim. It holds   hands. Guaranteed 100x!\nZero tax.';

test('what the form takes is shown as it was written', () => {
  const text = 'An otter.\n\nIt holds   hands, audited by a frog.';
  expect(publicDescription(text)).toBe(text);
  expect(publishableSentences(text)).toEqual(['An otter.', 'It holds hands, audited by a frog.']);
  expect(leftOutOf(text)).toEqual([]);
});

test('of an older text, the sentences that the form refuses are left out and the others stay', () => {
  expect(publicDescription(description)).toBe('An otter with 5000 holders. It holds hands. Zero tax.');
  expect(publicDescription('Guaranteed 100x!')).toBe('');
});

test('a creator reads which sentences were left out, in their order and as they were written, and what to do', () => {
  expect(leftOutOf(description).map(({ sentence, reason }) => `${sentence} | ${reason}`)).toEqual([
    'Enter your seed phrase to claim. | “Enter your seed phrase” asks for a recovery phrase, key or password: no page may ask for one, so please remove it.',
    'Guaranteed 100x! | “Guaranteed 100x” guarantees a gain, which nobody can: please remove the guarantee.',
  ]);
});
