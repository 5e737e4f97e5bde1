import { expect, test } from 'vitest';
import { dominantColours } from './dominant-colours.ts';

/** Pixels by colour and number. */
function picture(...areas: [colour: [number, number, number, number], count: number][]): Uint8Array {
  return Uint8Array.from(
    areas.flatMap(([colour, count]) => Array.from({ length: count }, () => colour).flat()),
  );
}

test('a vivid colour comes before a grey one of the same size', () => {
  const pixels = picture([[128, 128, 128, 255], 50], [[255, 0, 0, 255], 50]);
  expect(dominantColours(pixels)).toEqual(['#ff0000', '#808080']);
});

test('shades that look alike count as one colour', () => {
  const pixels = picture([[250, 200, 0, 255], 60], [[240, 190, 20, 255], 40], [[0, 0, 255, 255], 30]);
  expect(dominantColours(pixels)).toEqual(['#fac800', '#0000ff']);
});

test('details and what cannot be seen are left out', () => {
  const pixels = picture([[0, 200, 0, 255], 995], [[255, 0, 0, 255], 5], [[0, 0, 255, 10], 5000]);
  expect(dominantColours(pixels)).toEqual(['#00c800']);
});

test('names five colours at most', () => {
  const pixels = picture(
    [[255, 0, 0, 255], 10],
    [[0, 255, 0, 255], 10],
    [[0, 0, 255, 255], 10],
    [[255, 255, 0, 255], 10],
    [[0, 255, 255, 255], 10],
    [[255, 0, 255, 255], 10],
  );
  expect(dominantColours(pixels)).toHaveLength(5);
});

test('a picture of nothing has no colours', () => {
  expect(dominantColours(new Uint8Array())).toEqual([]);
});
