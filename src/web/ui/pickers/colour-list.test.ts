import { expect, test } from 'vitest';
import { addColour, hexOf, removeColour, replaceColour } from './colour-list.ts';

test('one colour of a list is replaced, the others stay as they were written', () => {
  expect(replaceColour('tan, rgb(1, 2, 3) ,#ef4444', 2, '#00ff00')).toBe('tan,rgb(1, 2, 3),#00ff00');
});

test('colours are added and removed', () => {
  expect(addColour('', '#7c3aed')).toBe('#7c3aed');
  expect(addColour('#7c3aed', '#ef4444')).toBe('#7c3aed,#ef4444');
  expect(removeColour('#7c3aed,#ef4444', 0)).toBe('#ef4444');
  expect(removeColour('#7c3aed', 0)).toBe('');
});

test('names and short forms have a hex, nonsense has none', () => {
  expect(hexOf('tan')).toBe('#d2b48c');
  expect(hexOf('#fff')).toBe('#ffffff');
  expect(hexOf('url(x)')).toBeNull();
});
