/** A picture of cells: one letter a cell, one string a row; `.` is nothing. */
export type Bitmap = readonly string[];

/**
 * Path data by letter, to be stroked one unit wide in a picture whose rows are centred on whole numbers
 * (`viewBox="0 -.5 …"`): a run of cells is one short line, which is the fewest bytes a cell can cost.
 */
export function pathsOf(bitmap: Bitmap): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [y, row] of bitmap.entries()) {
    for (let x = 0, end = 1; x < row.length; x = end, end += 1) {
      const letter = row.charAt(x);
      while (row.charAt(end) === letter) end += 1;
      if (letter !== '.') paths.set(letter, `${paths.get(letter) ?? ''}M${x} ${y}h${end - x}`);
    }
  }
  return paths;
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

/** The bitmap seen in a mirror. */
export function mirror(bitmap: Bitmap): string[] {
  return bitmap.map((row) => Array.from(row).toReversed().join(''));
}
