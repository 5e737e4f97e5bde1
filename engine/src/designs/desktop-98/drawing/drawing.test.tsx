import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../../colour/palette.ts';
import { bitmaps } from './bitmaps.ts';
import { Seal } from './emblem.tsx';
import { inkLetters, strokesOf } from './glyphs.tsx';

const drawings = Object.entries(bitmaps).map(([name, bitmap]) => [name, bitmap.trim().split('\n')] as const);

/** What is seen when every colour's strokes have been painted in their order. */
function painted(bitmap: string): string[] {
  const dots = Array.from({ length: 16 }, () => Array.from({ length: 16 }, () => '.'));
  for (const letter of inkLetters) {
    let [x, y] = [0, 0];
    for (const [, right, down, width] of strokesOf(bitmap, letter).matchAll(/m(-?\d+) (-?\d+)h(\d+)/gi)) {
      [x, y] = [x + Number(right), y + Number(down)];
      dots[y]?.fill(letter, x, x + Number(width));
      x += Number(width);
    }
  }
  return dots.map((row) => row.join(''));
}

describe('an icon', () => {
  it.each(drawings)('%s is sixteen rows of sixteen dots in known colours', (_, rows) => {
    expect(rows).toHaveLength(16);
    for (const row of rows) expect(row).toMatch(/^[.#wgposd]{16}$/);
  });

  it.each(drawings)('%s looks as it was drawn', (_, rows) => {
    expect(painted(rows.join('\n'))).toEqual(rows);
  });
});

describe('the seal', () => {
  it('is as grey as a coin without colours', () => {
    const grey = createPalette({ colours: ['#000', '#fff'], background: 'black' });
    const drawing = renderToStaticMarkup(<Seal symbol="NOT" seed={1} palette={grey} />);
    for (const [, red, green, blue] of drawing.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g))
      expect([green, blue]).toEqual([red, red]);
  });
});
