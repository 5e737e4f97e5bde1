import { expect, test } from 'vitest';
import { changeOf, fittedSize } from './make-it-fit.ts';

test.each([
  [1200, 900, 512, 384],
  [900, 1200, 384, 512],
  [513, 512, 512, 511],
  [4032, 3024, 512, 384],
  [512, 512, 512, 512],
  [100, 40, 100, 40],
  [20_000, 3, 512, 1],
])('%i × %i fits as %i × %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight });
});

test('what changed is said in pixels, or in bytes where the pixels stayed', () => {
  const large = { width: 1200, height: 900, bytes: 9_240_000 };
  const fitted = { width: 512, height: 384, bytes: 310_000 };
  expect(changeOf(large, fitted)).toBe('1200 × 900 → 512 × 384');
  expect(changeOf({ ...fitted, bytes: 9_240_000 }, fitted)).toBe('9.2 MB → 0.3 MB');
  expect(changeOf({ ...fitted, bytes: 9_240_000 }, { ...fitted, bytes: 12 })).toBe('9.2 MB → 0.1 MB');
});
