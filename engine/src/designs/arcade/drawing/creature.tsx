import { hexOf, toneOf } from '../../../colour/colour.ts';
import { cellsOf } from '../../../creatures/cells.ts';
import { oncePerDrawing } from '../../../creatures/once-per-drawing.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { cellInks, contourOf } from '../../shared/cell-inks.ts';
import { cellPaths, squareAround, withLight, withRing } from '../../shared/cell-paths.ts';
import { Drawing } from '../../shared/drawing.tsx';

const side = 36;

const dotsOf = oncePerDrawing((shapes: CreatureProps['shapes']) => {
  const bare = cellsOf(shapes, { x: -6, y: -6, width: 412, height: 412, columns: side, rows: side });
  const cells = withRing(withLight(bare, 'm', { lit: 'h', dim: 's' }), 'o');
  return { paths: cellPaths(cells, 'omshdeaplwk'), box: squareAround(cells) };
});

/** The creature as the game's hero, in cells of three shades with a line around it. */
export function SpriteCreature({ shapes, palette }: CreatureProps) {
  const { paths, box } = dotsOf(shapes);
  const night = hexOf({ ...toneOf(palette.background), lightness: 0.1 });
  const inks = cellInks(palette);
  const outline = contourOf(palette, palette.scheme === 'light' ? palette.text : night);
  const paints: Record<string, string> = { ...inks.cells, o: outline, h: inks.lit, s: inks.dim };
  return (
    <Drawing
      className="hero-sprite"
      viewBox={`${box.x} ${box.y - 0.5} ${box.side} ${box.side}`}
      shapeRendering="crispEdges"
    >
      {paths.map(([letter, path]) => (
        <path d={path} stroke={paints[letter]} key={letter} />
      ))}
    </Drawing>
  );
}
