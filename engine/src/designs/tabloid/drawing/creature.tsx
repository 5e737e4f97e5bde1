import { contrast, shade } from '../../../colour/colour.ts';
import { bounds } from '../../../creatures/draw.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { Drawing } from '../../shared/drawing.tsx';
import { Inked, type Inks } from '../../shared/inked.tsx';
import { inksOf } from '../tokens.ts';

/** Side of the head on the plate of 400, and where it begins. */
const headSide = 316;
const headTop = 52;

/** A portrait of the head in coarse halftone: the first ink is flat, the second a screen of dots, shadows are dots of black. */
export function PressPhoto({ shapes, head, palette }: CreatureProps) {
  const { dark, light } = inksOf(palette);
  const { primary, secondary } = palette;
  // A black cat is drawn in white.
  const line = contrast(dark, primary) < 2 ? light : dark;
  const inks: Inks = {
    main: { fill: primary },
    pale: { fill: shade(primary, 0.14) },
    deep: { fill: 'url(#t2)' },
    accent: { fill: secondary },
    white: { fill: light },
    ink: { fill: dark },
    line: { fill: 'none' },
  };
  const scale = headSide / head.side;
  const foot = head.y + (400 - headTop) / scale;
  const shown = shapes.filter(({ d }) => bounds(d).top < foot);
  const round = (figure: number) => Math.round(figure * 100) / 100;
  const place = [scale, 0, 0, scale, 200 - (head.x + head.side / 2) * scale, headTop - head.y * scale].map(
    round,
  );
  return (
    <Drawing
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Screen id="t1" ground={light} dots={secondary} size={4.6} />
      <Screen id="t2" ground={primary} dots={line} size={3.4} />
      <path d="M-400-200H800V600H-400z" fill="url(#t1)" />
      <g transform={`matrix(${place.join(' ')})`} stroke={line} strokeWidth={round(9 / scale)}>
        <Inked shapes={shown} inks={inks} />
      </g>
    </Drawing>
  );
}

function Screen({ id, ground, dots, size }: { id: string; ground: string; dots: string; size: number }) {
  return (
    <pattern id={id} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
      <path fill={ground} d="M0 0h14v14H0z" />
      <circle cx="7" cy="7" r={size} fill={dots} />
    </pattern>
  );
}
