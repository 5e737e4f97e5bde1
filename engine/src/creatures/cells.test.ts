import { describe, expect, it } from 'vitest';
import { type CellGrid, cellsOf } from './cells.ts';
import { creatureKinds, creatureMoods } from './creature.ts';
import { drawCreature } from './draw.ts';
import { ellipse } from './ellipse.ts';

const grid: CellGrid = { x: 0, y: 0, width: 400, height: 400, columns: 8, rows: 8 };

describe('shapes in cells', () => {
  it('fill the cells that they cover, the last one on top', () => {
    expect(
      cellsOf(
        [
          { role: 'main', d: 'M50 50L350 50L350 350L50 350Z' },
          { role: 'accent', d: 'M100 200L300 200L300 300L100 300Z' },
        ],
        grid,
      ),
    ).toEqual([
      '........',
      '.mmmmmm.',
      '.mmmmmm.',
      '.mmmmmm.',
      '.maaaam.',
      '.maaaam.',
      '.mmmmmm.',
      '........',
    ]);
  });

  it('are round where they are drawn round', () => {
    expect(cellsOf([{ role: 'white', d: ellipse(200, 200, 190, 190) }], grid)).toEqual([
      '..wwww..',
      '.wwwwww.',
      'wwwwwwww',
      'wwwwwwww',
      'wwwwwwww',
      'wwwwwwww',
      '.wwwwww.',
      '..wwww..',
    ]);
  });

  it('follow quadratic curves, and leave out what curves leave out', () => {
    const [top, ...others] = cellsOf([{ role: 'main', d: 'M0 400Q200 -400 400 400Z' }], grid);
    expect(top).toBe('...mm...');
    expect(others.at(-1)).toBe('mmmmmmmm');
  });

  it('are parted where two of one role meet', () => {
    const halves = ['M0 0L400 0L400 400L0 400Z', 'M200 0L400 0L400 400L200 400Z'];
    const rows = cellsOf(
      halves.map((d) => ({ role: 'main', d })),
      grid,
    );
    expect(new Set(rows)).toEqual(new Set(['mmmemmmm']));
  });

  it('draw a line one cell wide, on what is there and beside it', () => {
    const rows = cellsOf(
      [
        { role: 'main', d: 'M0 0L200 0L200 400L0 400Z' },
        { role: 'line', d: 'M0 175L400 175' },
      ],
      grid,
    );
    expect(rows[3]).toBe('llllllll');
    expect([rows[2], rows[4]]).toEqual(['mmmm....', 'mmmm....']);
  });

  it('stay inside of the grid, whatever reaches out of it', () => {
    const rows = cellsOf([{ role: 'main', d: 'M-900 -900L900 -900L900 900L-900 900Z' }], grid);
    expect(rows).toEqual(Array.from({ length: 8 }, () => 'mmmmmmmm'));
    expect(cellsOf([{ role: 'line', d: 'M-90 -90L900 900' }], grid)).toHaveLength(8);
  });

  it('show the eyes of every creature in every mood', () => {
    const wide = { x: -6, y: -6, width: 412, height: 412, columns: 36, rows: 36 };
    for (const kind of creatureKinds) {
      for (const mood of creatureMoods) {
        const cells = cellsOf(drawCreature({ kind, mood }, 0).shapes, wide).join('');
        expect({ kind, mood, hasEyes: /[wk]/.test(cells) }).toEqual({ kind, mood, hasEyes: true });
        expect(cells).toHaveLength(36 * 36);
      }
    }
  });
});
