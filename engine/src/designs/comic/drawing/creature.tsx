import { Fragment } from 'react';
import { contrast, mix, shade } from '../../../colour/colour.ts';
import type { Role } from '../../../creatures/creature.ts';
import { contourOf, type Group, grouped } from '../../../creatures/groups.ts';
import { oncePerDrawing } from '../../../creatures/once-per-drawing.ts';
import { inset, polygonsOf, smooth } from '../../../creatures/outline.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { contourInk, fromShadow, stretches, thinned } from '../../shared/creature-light.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { comicTokens } from '../tokens.ts';

const cape = 'M128 222Q86 306-6 336q56 12 76 50 60-30 130-6 70-24 130 6 20-38 74-50-92-30-128-114z';

/** Rows of dots along the shadow, the largest at the edge: how far in they lie and how wide they are. */
const dots = [
  [11, 9.5],
  [26, 6],
] as const;

/** A hero with a cape, in heavy ink, whose shadow breaks into dots, among lines that say that something happens. */
export function ComicCreature({ shapes, palette }: CreatureProps) {
  const { '--ink': ink = palette.text, '--paper': paper = palette.background } = comicTokens(palette);
  const { primary, secondary } = palette;
  const isDark = contrast(ink, primary) < 1.8;
  const line = isDark ? mix(paper, 0.5, primary) : ink;
  const contour = contourInk(ink, palette);
  const action = actionLines(shapes);
  const fills: Record<Role, string> = {
    main: primary,
    pale: shade(primary, isDark ? 0.22 : 0.14),
    deep: shade(primary, isDark ? 0.1 : -0.15),
    accent: secondary,
    white: paper,
    ink,
    line: 'none',
  };
  return (
    <Drawing viewBox="-20 -20 440 440" stroke={line} strokeWidth="7" {...rounded}>
      <path d={cape} fill={secondary} stroke={ink} strokeWidth="9" />
      <path d={contourOf(shapes)} fill={contour} stroke={contour} strokeWidth="24" />
      {grouped(shapes).map((group, at) => (
        <Fragment key={at}>
          <path d={group.d} fill={fills[group.role]} />
          {group.role === 'main' && <Shadow group={group} colour={line} />}
        </Fragment>
      ))}
      <path d={action} stroke={ink} strokeWidth="14" />
      <path d={action} stroke={paper} strokeWidth="6" />
    </Drawing>
  );
}

function Shadow({ group, colour }: { group: Group; colour: string }) {
  const rows = dottedRows(group);
  if (rows.length === 0) return null;
  return (
    <g fill="none" stroke={colour} strokeDasharray="0 12">
      {rows.map(({ d, width }) => (
        <path d={d} strokeWidth={width} key={width} />
      ))}
    </g>
  );
}

/** Nothing where no part of a group is large. */
const dottedRows = oncePerDrawing((group: Group) => {
  const edges = stretches(group, fromShadow, 0.5, 9000);
  if (edges.length === 0) return [];
  return dots.map(([depth, width]) => {
    const lines = edges.map((edge) => inset(edge, () => depth));
    return { d: lines.map((line) => smooth(thinned(line, 4))).join(''), width };
  });
});

/** Strokes that leave the drawing at its upper corners. */
const actionLines = oncePerDrawing((shapes: CreatureProps['shapes']): string => {
  const points = shapes.flatMap(({ d }) => polygonsOf(d).flat());
  return [-152, -128, -52, -28]
    .map((degrees) => {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      // Of what lies in the way.
      const reach = Math.max(
        120,
        ...points.flatMap((point) => {
          const along = (point.x - 200) * x + (point.y - 200) * y;
          const aside = Math.abs((point.y - 200) * x - (point.x - 200) * y);
          return aside < 30 ? along : [];
        }),
      );
      const from = reach + 26;
      return `M${Math.round(200 + x * from)} ${Math.round(200 + y * from)}l${Math.round(x * 26)} ${Math.round(y * 26)}`;
    })
    .join('');
});
