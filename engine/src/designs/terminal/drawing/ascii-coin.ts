/** How much light falls on a part of a coin with a raised edge. */
export type Shade = 'shine' | 'edge' | 'flat' | 'dark';

/** Letters of one shade beside each other, placed by their baseline, in units of the drawing (400 by 400). */
export interface LetterRun {
  x: number;
  y: number;
  width: number;
  letters: string;
  shade: Shade;
}

const [cellWidth, cellHeight] = [12, 20];
const [columns, rows] = [33, 19];
const radius = 193;

/** Where the light comes from: from above, and more or less from one side. */
const lights = [
  [0.6, 0.8],
  [-0.6, 0.8],
  [0.3, 0.95],
  [-0.3, 0.95],
] as const;

/** A disc of letters. @param word as often in every row as it fits whole @param light which of four */
export function coinRuns(word: string, light: number): LetterRun[] {
  return Array.from({ length: rows }, (_, row) => rowRuns(row, word, light)).flat();
}

function rowRuns(row: number, word: string, light: number): LetterRun[] {
  const runs: LetterRun[] = [];
  const shades = Array.from({ length: columns }, (_, column) =>
    shadeAt(column, row, lights[light] ?? lights[0]),
  );
  const first = shades.findIndex((shade) => shade !== null);
  const letters = wholeWords(
    shades.filter((shade) => shade !== null).length,
    word,
    row % 2 === 0 ? 'first' : 'last',
  );
  for (let column = 0; column < columns; column += 1) {
    const shade = shades[column] ?? null;
    if (shade === null) continue;
    const letter = letters[column - first] ?? '#';
    const last = runs.at(-1);
    const x = 2 + column * cellWidth;
    if (last?.shade === shade && last.x + last.width === x) {
      last.letters += letter;
      last.width += cellWidth;
    } else runs.push({ x, y: 25 + row * cellHeight, width: cellWidth, letters: letter, shade });
  }
  return runs;
}

/** The word as often as it fits; a part of it might be the ticker of another coin. @param stand whether words come first or last */
export function wholeWords(length: number, word: string, stand: 'first' | 'last'): string {
  const words = word.repeat(Math.floor(length / word.length));
  const rest = '#'.repeat(length - words.length);
  return stand === 'first' ? words + rest : rest + words;
}

/** Null outside of the disc. */
function shadeAt(column: number, row: number, [across, from]: readonly [number, number]): Shade | null {
  const right = (column - (columns - 1) / 2) * cellWidth;
  const down = (row - (rows - 1) / 2) * cellHeight;
  const distance = Math.hypot(right, down) / radius;
  if (distance > 1) return null;
  // From 1 where the light hits the edge to -1 on the far side.
  const light = -(right * across + down * from) / Math.max(1, Math.hypot(right, down));
  if (distance > 0.8) return light > 0.55 ? 'shine' : light > -0.35 ? 'edge' : 'flat';
  return light > -0.2 ? 'flat' : 'dark';
}
