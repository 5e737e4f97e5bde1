import { hexOf, shade, toneOf } from '../../../colour/colour.ts';
import { cellsOf } from '../../../creatures/cells.ts';
import { oncePerDrawing } from '../../../creatures/once-per-drawing.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { cellInks, contourOf } from '../../shared/cell-inks.ts';
import { cellPaths, squareAround, withLight, withRing } from '../../shared/cell-paths.ts';
import { Drawing } from '../../shared/drawing.tsx';

const side = 44;

const dotsOf = oncePerDrawing((shapes: CreatureProps['shapes']) => {
  const bare = cellsOf(shapes, { x: -6, y: -6, width: 412, height: 412, columns: side, rows: side });
  const cells = withRing(withLight(bare, 'm', { lit: 'h', dim: 's' }), 'o');
  return { paths: cellPaths(cells, 'omshdeaplwk'), box: squareAround(cells) };
});

/** The creature as an icon of its time: finer dots, a dark line, and a bevel that light falls on. */
export function IconCreature({ shapes, palette }: CreatureProps) {
  const { paths, box } = dotsOf(shapes);
  const { hue, chroma } = toneOf(palette.primary);
  const ink = hexOf({ lightness: 0.2, chroma: Math.min(chroma, 0.03), hue });
  const inks = cellInks(palette, ink);
  const paints: Record<string, string> = {
    ...inks.cells,
    o: contourOf(palette, ink),
    h: shade(palette.primary, 0.22),
    s: inks.dim,
  };
  return (
    <Drawing viewBox={`${box.x} ${box.y - 0.5} ${box.side} ${box.side}`} shapeRendering="crispEdges">
      {paths.map(([letter, path]) => (
        <path d={path} stroke={paints[letter]} key={letter} />
      ))}
    </Drawing>
  );
}
