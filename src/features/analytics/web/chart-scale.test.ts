import { expect, test } from 'vitest';
import { countTicks, groupMarks, namedPoints } from './chart-scale.ts';

test('the lines of the axis are whole, few, and reach above what was counted', () => {
  expect(countTicks(0)).toEqual([0, 1, 2]);
  expect(countTicks(1)).toEqual([0, 1, 2]);
  expect(countTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(countTicks(100_000)).toEqual([0, 50_000, 100_000]);
  for (let largest = 1; largest < 2e6; largest = Math.ceil(largest * 1.07)) {
    const ticks = countTicks(largest);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
  }
});

test('names on the axis have room, and every point has one where there is enough', () => {
  expect(namedPoints(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedPoints(24, 4)).toEqual([0, 6, 12, 18]);
  expect(namedPoints(30, 5)).toEqual([0, 6, 12, 18, 24]);
  for (const count of [3, 7, 23, 25, 48, 120]) expect(namedPoints(count, 4).length).toBeLessThanOrEqual(4);
});

test('marks that a finger could not tell apart are one', () => {
  const marks = [0, 0, 1, 5, 6, 9].map((index) => ({ index }));
  expect(groupMarks(marks, 1).map((group) => [group.index, group.marks.length])).toEqual([
    [0, 2],
    [1, 1],
    [5, 1],
    [6, 1],
    [9, 1],
  ]);
  expect(groupMarks(marks, 4).map((group) => [group.index, group.marks.length])).toEqual([
    [0, 3],
    [5, 2],
    [9, 1],
  ]);
});
