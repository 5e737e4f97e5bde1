import { expect, it } from 'vitest';
import { headlineFit } from './headline-fit.ts';

it.each([
  ['X', '1'],
  ['Pepe', '1'],
  ['dogwifhat', '1'],
  ['Baby Doge Coin', '1'],
  ['Wowmmeow', '2'],
  ['Wonderwalker', '3'],
  ['猫币猫币猫币', '2'],
  ['Жирный Кот', '2'],
  ['Кот', '1'],
  ['The frog left', '1'],
  ['Superdupercoin', '3'],
  ['The frog that left the pond for good', '2'],
  ['A headline that goes on for quite some time before it ends', '3'],
  ['Superkalifragilistikexpialigetisc', '4'],
  ['🐸'.repeat(16), '4'],
])('fits %j in step %s', (headline, step) => {
  expect(headlineFit(headline)).toBe(step);
});
