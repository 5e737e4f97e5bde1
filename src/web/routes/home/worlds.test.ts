import { designNames } from '@moonpage/engine/designs/design-names.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { expect, test } from 'vitest';
import { pictureUrl, worlds } from './worlds.ts';

test('the hero shows every design of the engine under its own name', () => {
  expect(worlds.map(({ name }) => name)).toEqual([...designNames]);
  for (const { name, label } of worlds) {
    expect(label).toBe(Object.entries(designs).find(([design]) => design === name)?.[1].label);
  }
});

test('every world has its pictures', () => {
  for (const { name } of worlds) {
    for (const view of ['desk-720', 'desk-1440', 'phone-480']) {
      expect(pictureUrl(`${name}-${view}`)).toContain(`${name}-${view}`);
    }
  }
  expect(pictureUrl('strip')).toContain('strip');
});

test('the worlds that come by themselves follow each other without a gap', () => {
  const turns = worlds.flatMap(({ turn }) => (turn === undefined ? [] : [turn]));
  expect(turns.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
});
