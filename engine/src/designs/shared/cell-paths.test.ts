import { describe, expect, it } from 'vitest';
import { cellPaths, squareAround, withLight, withRing } from './cell-paths.ts';

describe('cells as paths', () => {
  it('run on under those that are painted later', () => {
    expect(cellPaths(['.mkkm', 'k.m..'], 'mk')).toEqual([
      ['m', 'M1 0h4m-3 1h1'],
      ['k', 'M2 0h2m-4 1h1'],
    ]);
  });

  it('leave out colours that nothing has', () => {
    expect(cellPaths(['mm'], 'mk')).toEqual([['m', 'M0 0h2']]);
  });
});

describe('what is drawn in cells', () => {
  it('has a ring that follows its contour, and none where there is no room', () => {
    expect(withRing(['....', '..m.', '....', 'm...'], 'o')).toEqual(['..o.', '.omo', 'o.o.', 'mo..']);
  });

  it('is lit from above and the left, and dim below and to the right', () => {
    expect(withLight(['.....', '.mmm.', '.mmm.', '.mmm.', '.....'], 'm', { lit: 'h', dim: 's' })).toEqual([
      '.....',
      '.hhh.',
      '.hms.',
      '.sss.',
      '.....',
    ]);
  });

  it('stands on the lower side of the smallest square around it', () => {
    expect(squareAround(['......', '..m...', '..mmm.', '......'])).toEqual({ x: 2, y: 0, side: 3 });
    expect(squareAround(['m', 'm'], 8, 13)).toEqual({ x: -9, y: 0, side: 26 });
  });
});
