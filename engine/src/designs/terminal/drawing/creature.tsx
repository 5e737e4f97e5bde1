import { contrast } from '../../../colour/colour.ts';
import { cellsOf } from '../../../creatures/cells.ts';
import { oncePerDrawing } from '../../../creatures/once-per-drawing.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { cellInks } from '../../shared/cell-inks.ts';
import { cellPaths, squareAround } from '../../shared/cell-paths.ts';
import { wholeWords } from './ascii-coin.ts';
import { lettersOf } from './emblem.tsx';

const [columns, rows] = [48, 29];
const [cellWidth, cellHeight] = [8, 13];

const colouredCells = oncePerDrawing((shapes: CreatureProps['shapes']) => {
  const cells = cellsOf(shapes, { x: -6, y: -6, width: 412, height: 404, columns, rows });
  return { cells, paths: cellPaths(cells, 'mdeaplwk'), box: squareAround(cells, cellWidth, cellHeight) };
});

/** The creature as terminals draw: cells in its colours, and in them the ticker. */
export function AnsiCreature({ symbol, shapes, palette }: CreatureProps) {
  const { cells, paths, box } = colouredCells(shapes);
  const inks = cellInks(palette).cells;
  const isSeen = contrast(palette.primary, palette.background) >= 3;
  const word = lettersOf(symbol);
  return (
    <svg className="emblem" viewBox={`${box.x} ${box.y} ${box.side} ${box.side}`} aria-hidden="true">
      <g strokeWidth=".88" transform={`translate(0 ${cellHeight / 2}) scale(${cellWidth} ${cellHeight})`}>
        {paths.map(([letter, path]) => (
          <path d={path} stroke={inks[letter as keyof typeof inks]} key={letter} />
        ))}
      </g>
      <text
        fontSize="13.3"
        fontFamily="'Chivo Mono',monospace"
        fontWeight="700"
        fill={isSeen ? palette.background : palette.primaryEdge}
        opacity={isSeen ? 0.45 : undefined}
      >
        {cells.map((row, y) => lineOf(row, y, word))}
      </text>
    </svg>
  );
}

/** A row's letters in its coloured cells; eyes and what is black stay free. */
function lineOf(row: string, y: number, word: string) {
  const isLettered = (cell: string) => 'mdeap'.includes(cell);
  const cells = Array.from(row);
  const start = cells.findIndex(isLettered);
  if (start < 0) return null;
  const letters = row
    .slice(start, cells.findLastIndex(isLettered) + 1)
    .replaceAll(/[mdeap]+|[^mdeap]+/g, (run) =>
      isLettered(run.charAt(0))
        ? wholeWords(run.length, word, y % 2 === 0 ? 'first' : 'last')
        : '\u00a0'.repeat(run.length),
    );
  return (
    <tspan x={start * cellWidth} y={y * cellHeight + 10} key={y}>
      {letters}
    </tspan>
  );
}
