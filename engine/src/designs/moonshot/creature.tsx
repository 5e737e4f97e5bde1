import { Fragment } from 'react';
import { contrast, mix, shade } from '../../colour/colour.ts';
import type { Role } from '../../creatures/creature.ts';
import { contourOf, type Group, grouped } from '../../creatures/groups.ts';
import { oncePerDrawing } from '../../creatures/once-per-drawing.ts';
import { inset, polygonsOf, smooth } from '../../creatures/outline.ts';
import type { CreatureProps } from '../emblem-props.ts';
import { fromLight, fromShadow, stretches, thinned } from '../shared/creature-light.ts';
import { Drawing, rounded } from '../shared/drawing.tsx';

/** An astronaut: a glass helmet over the head, a planet's light along one side and night on the other. */
export function Astronaut({ shapes, head, palette }: CreatureProps) {
  const { primary, secondary } = palette;
  const night = mix(primary, 0.16, '#060812');
  const isDark = contrast(night, primary) < 1.8;
  const isNight = palette.scheme === 'dark';
  const light = mix('#ffffff', 0.82, secondary);
  const contour = isNight ? light : night;
  const fills: Record<Role, string> = {
    main: primary,
    pale: shade(primary, isDark ? 0.22 : 0.13),
    deep: shade(primary, isDark ? 0.1 : -0.16),
    accent: secondary,
    white: '#fff',
    ink: night,
    line: 'none',
  };
  const { x, y, radius } = helmetOf(shapes, head);
  const at = (degrees: number, far: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`;
  };
  const arc = (from: number, to: number, far = radius) =>
    `M${at(from, far)}A${far} ${far} 0 0 1 ${at(to, far)}`;
  return (
    <Drawing
      className="astronaut"
      viewBox="-40 -40 480 480"
      stroke={isDark ? mix('#ffffff', 0.4, primary) : night}
      strokeWidth="6"
      {...rounded}
    >
      <circle cx={x} cy={y} r={radius} fill={isNight ? '#fff' : secondary} fillOpacity=".14" stroke="none" />
      <path d={contourOf(shapes)} fill={contour} stroke={contour} strokeWidth="15" />
      {grouped(shapes).map((group) => (
        <Fragment key={group.d}>
          <path d={group.d} fill={fills[group.role]} />
          {group.role === 'main' && (
            <>
              <path d={shadowOf(group)} fill={fills.deep} stroke="none" />
              <path d={rimOf(group)} fill="none" stroke={light} strokeWidth="7" />
            </>
          )}
        </Fragment>
      ))}
      <g fill="none" stroke={contour} strokeWidth="7">
        <circle cx={x} cy={y} r={radius} />
        <path d={arc(53, 127)} strokeWidth="26" />
        <path d={arc(53, 127)} stroke={secondary} strokeWidth="14" />
        <path d={`M${at(-50, radius)}L${at(-50, radius + 26)}`} />
        <circle
          cx={at(-50, radius + 30).split(' ')[0]}
          cy={at(-50, radius + 30).split(' ')[1]}
          r="11"
          fill={secondary}
        />
        <path d={arc(190, 240, radius - 26) + `M${at(254, radius - 26)}h1`} stroke="#fff" strokeWidth="12" />
      </g>
    </Drawing>
  );
}

/** A circle around a head, from its ears to its mouth. */
const helmetOf = oncePerDrawing((shapes: CreatureProps['shapes'], head: CreatureProps['head']) => {
  const of = (roles: readonly Role[]) =>
    shapes.filter(({ role }) => roles.includes(role)).flatMap(({ d }) => polygonsOf(d).flat());
  const x = head.x + head.side / 2;
  const mouth = Math.max(
    ...of(['ink', 'line']).flatMap((point) =>
      Math.abs(point.x - x) < head.side / 3 && point.y < head.y + head.side * 1.2
        ? point.y
        : head.y + head.side / 2,
    ),
  );
  const top = Math.min(
    ...of(['main']).flatMap((point) => (Math.abs(point.x - x) < head.side ? point.y : 400)),
  );
  const y = Math.max((top + mouth) / 2, 124);
  const reach = of(['main']).flatMap((point) => (point.y < mouth ? Math.hypot(point.x - x, point.y - y) : 0));
  const radius = Math.min(168, y + 34, Math.max(...reach, 116) + 16);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius) };
});

/** Night, along the far side. */
const shadowOf = oncePerDrawing((group: Group): string =>
  stretches(group, fromLight, 0.2)
    .map((stretch) => {
      const points = thinned(stretch, 3);
      const inner = inset(points, ({ share }) => 3 + 26 * Math.max(0, share - 0.15)).toReversed();
      return `${smooth(inset(points, () => 3))}${smooth(inner, 'L')}Z`;
    })
    .join(''),
);

/** The planet's light, along the near side. */
const rimOf = oncePerDrawing((group: Group): string =>
  stretches(group, fromShadow, 0.5)
    .map((stretch) =>
      smooth(
        thinned(
          inset(stretch, () => 8),
          3,
        ),
      ),
    )
    .join(''),
);
