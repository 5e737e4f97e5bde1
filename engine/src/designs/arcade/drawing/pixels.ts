import { cellPaths } from '../../shared/cell-paths.ts';

/** A picture of cells: one letter a cell, one string a row; `.` is nothing. */
export type Bitmap = readonly string[];

/** Path data by letter, to be stroked one unit wide in a picture whose rows are centred on whole numbers. */
export function pathsOf(bitmap: Bitmap): Map<string, string> {
  const letters = [...new Set(bitmap.join('').replaceAll('.', ''))].join('');
  return new Map(cellPaths(bitmap, letters));
}

/** The bitmap laid over another with its upper left cell at `x`, `y`; cells outside are cut off. */
export function stamp(below: Bitmap, over: Bitmap, x: number, y: number): string[] {
  return below.map((row, at) => {
    const stamped = over[at - y];
    if (stamped === undefined) return row;
    let result = '';
    for (let column = 0; column < row.length; column += 1) {
      const top = stamped[column - x] ?? '.';
      result += top === '.' ? row.charAt(column) : top;
    }
    return result;
  });
}
