import { expect, test } from 'vitest';
import { publishableDescription } from './publishable.ts';

const description =
  'An otter with 5000 holders. Enter your seed phrase to claim. It holds   hands. Guaranteed 100x!\nZero tax.';

test('what the form takes is shown as it was written', () => {
  const text = 'An otter.\n\nIt holds   hands, audited by a frog.';
  expect(publishableDescription(text)).toEqual({ text, leftOut: [] });
});

test('of an older text, the sentences that the form refuses are left out and the others stay', () => {
  expect(publishableDescription(description).text).toBe(
    'An otter with 5000 holders. It holds hands.\nZero tax.',
  );
  expect(publishableDescription('Guaranteed 100x!').text).toBe('');
  expect(publishableDescription('Born in a bin\nEnter your seed phrase\nRaised by gulls').text).toBe(
    'Born in a bin\nRaised by gulls',
  );
});

test('a creator reads which sentences were left out, in their order and as they were written, and what to do', () => {
  const { leftOut } = publishableDescription(description);
  expect(leftOut.map(({ sentence, reason }) => `${sentence} | ${reason}`)).toEqual([
    'Enter your seed phrase to claim. | “Enter your seed phrase” asks for a recovery phrase, key or password: no page may ask for one, so please remove it.',
    'Guaranteed 100x! | “Guaranteed 100x” guarantees a gain, which nobody can: please remove the guarantee.',
  ]);
});

test('no sentence is left out unsaid: of invisible characters alone the text is freed, words across lines are named', () => {
  expect(publishableDescription('A fr\u200bog. It sleeps.')).toEqual({
    text: 'A frog. It sleeps.',
    leftOut: [],
  });
  const { text, leftOut } = publishableDescription('A frog.\nguaranteed\n100x\nIt sleeps.');
  expect(text).toBe('A frog.\nguaranteed\nIt sleeps.');
  expect(leftOut.map(({ sentence }) => sentence)).toEqual(['100x']);
});
