import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['A goose.', 'A goose.'],
  ['A goose.\n\nIt honks.', 'A goose. It honks.'],
  [
    'House rules:\n- no horses\n- no running\n\nThank you.',
    'House rules: no horses · no running · Thank you.',
  ],
  ['1. Eat\n2. Sleep', 'Eat · Sleep'],
])('%j is %j on a card', (description, text) => {
  expect(oneLine(description)).toBe(text);
});
