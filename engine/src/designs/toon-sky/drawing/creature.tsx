import { Fragment } from 'react';
import { contrast, mix, shade } from '../../../colour/colour.ts';
import type { Role } from '../../../creatures/creature.ts';
import { type Box, contourOf, type Group, grouped, piecesOf, pupilUnder } from '../../../creatures/groups.ts';
import { oncePerDrawing } from '../../../creatures/once-per-drawing.ts';
import { inset, shortPath, smooth } from '../../../creatures/outline.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { contourInk, fromLight, fromShadow, stretches, thinned } from '../../shared/creature-light.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { toonTokens } from '../tokens.ts';

/** A rubber friend in thick outlines, with pie-cut eyes, a soft shadow on one side and a shine on the other. */
export function ToonCreature({ shapes, palette }: CreatureProps) {
  const { '--ink': ink, '--paper': paper } = toonTokens(palette);
  const { primary, secondary } = palette;
  const groups = grouped(shapes);
  const isDark = contrast(ink, primary) < 1.8;
  const contour = contourInk(ink, palette);
  const fills: Record<Role, string> = {
    main: primary,
    pale: shade(primary, isDark ? 0.2 : 0.13),
    deep: shade(primary, isDark ? 0.1 : -0.13),
    accent: secondary,
    white: paper,
    ink,
    line: 'none',
  };
  return (
    <Drawing
      viewBox="0 0 400 400"
      stroke={isDark ? mix(paper, 0.45, primary) : ink}
      strokeWidth="7"
      {...rounded}
    >
      <path d={contourOf(shapes)} fill={contour} stroke={contour} strokeWidth="19" />
      {groups.map((group, at) => {
        const slices = group.role === 'white' ? slicesOf(group, groups.slice(0, at)) : '';
        if (slices !== '') return <path d={slices} fill={paper} strokeWidth="0" key={at} />;
        const shadow = group.role === 'main' ? shadowOf(group) : '';
        const shine = group.role === 'main' ? shineOf(group) : '';
        return (
          <Fragment key={at}>
            <path d={group.d} fill={fills[group.role]} />
            {shadow && <path d={shadow} fill={fills.deep} stroke="none" />}
            {shine && <path d={shine} fill="none" stroke={mix(paper, 0.75, primary)} strokeWidth="8" />}
          </Fragment>
        );
      })}
    </Drawing>
  );
}

/** Lights as what a pie-cut eye lacks of its pupil; nothing where none of a group is one. */
const slicesOf = oncePerDrawing(({ parts }: Group, below: readonly Group[]): string => {
  const pupils = parts.flatMap(piecesOf).map((d) => ({ d, pupil: pupilUnder(d, below) }));
  if (pupils.every(({ pupil }) => pupil === null)) return '';
  return pupils.map(({ d, pupil }) => (pupil === null ? shortPath(d) : sliceOf(pupil))).join('');
});

function sliceOf({ left, right, top, bottom }: Box): string {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [across, down] = [right - left, bottom - top];
  return `M${Math.round(x)} ${Math.round(y)}l${Math.round(across * 0.08)}-${Math.round(down * 0.6)}h${Math.round(across * 0.6)}v${Math.round(down * 0.35)}z`;
}

/** Crescents along the far side of the larger parts. */
const shadowOf = oncePerDrawing((group: Group): string =>
  stretches(group, fromShadow, 0.3)
    .map((stretch) => {
      const points = thinned(stretch, 3);
      const edge = inset(points, () => 3);
      const inner = inset(points, ({ share }) => 3 + 24 * Math.max(0, share - 0.25)).toReversed();
      return `${smooth(edge)}${smooth(inner, 'L')}Z`;
    })
    .join(''),
);

/** A line of light along the near side. */
const shineOf = oncePerDrawing((group: Group): string =>
  stretches(group, fromLight, 0.72)
    .map((stretch) =>
      smooth(
        thinned(
          inset(stretch, () => 17),
          3,
        ),
      ),
    )
    .join(''),
);
