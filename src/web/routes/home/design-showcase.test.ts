import { expect, test } from 'vitest';
import { designShowcase, pictureUrl } from './design-showcase.ts';

test('every design has its pictures', () => {
  for (const { name } of designShowcase) {
    for (const view of ['desk-720', 'desk-1440', 'phone-480']) {
      expect(pictureUrl(`${name}-${view}`)).toContain(`${name}-${view}`);
    }
  }
});

test('the designs that are shown in turn follow each other without a gap', () => {
  const turns = designShowcase.flatMap(({ turn }) => (turn === undefined ? [] : [turn]));
  expect(turns.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
});
