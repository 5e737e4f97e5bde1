import type { SVGProps } from 'react';
import type { Role, Shape } from '../../creatures/creature.ts';

/** What shapes of a role are drawn with. */
export type Inks = Readonly<Record<Role, SVGProps<SVGPathElement>>>;

/** Without a line around them, neighbours of one ink are one path. */
function isOneMass({ fill, stroke }: SVGProps<SVGPathElement>): boolean {
  return fill === 'none' || stroke === 'none';
}

/** Shapes from the back to the front; what follows each other in one ink shares its attributes, which keeps pages small. */
export function Inked({ shapes, inks }: { shapes: readonly Shape[]; inks: Inks }) {
  const runs: { role: Role; paths: string[] }[] = [];
  for (const { role, d } of shapes) {
    const last = runs.at(-1);
    if (last?.role !== role) runs.push({ role, paths: [d] });
    else if (isOneMass(inks[role])) last.paths = [last.paths.join('') + d];
    else last.paths.push(d);
  }
  return runs.map(({ role, paths: [first = '', ...others] }, at) =>
    others.length === 0 ? (
      <path {...inks[role]} d={first} key={at} />
    ) : (
      <g fill={inks[role].fill} key={at}>
        {[first, ...others].map((d) => (
          <path d={d} key={d} />
        ))}
      </g>
    ),
  );
}
