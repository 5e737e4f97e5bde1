import { contrast, shade } from '../../colour/colour.ts';
import type { Role } from '../../creatures/creature.ts';
import type { CreatureProps } from '../emblem-props.ts';
import { Drawing } from '../shared/drawing.tsx';
import { inksOf } from './tokens.ts';

/** The creature cut from flat card, huge, with one hard shadow. */
export function CutCreature({ shapes, palette }: CreatureProps) {
  const { dark, light } = inksOf(palette);
  const { primary, secondary } = palette;
  const line =
    [dark, light].find((ink) => Math.min(contrast(ink, primary), contrast(ink, secondary)) >= 2.2) ?? dark;
  const fills: Record<Role, string | undefined> = {
    main: undefined,
    pale: shade(primary, 0.16),
    deep: shade(primary, -0.16),
    accent: secondary,
    white: '#ffffff',
    ink: dark,
    line: 'none',
  };
  const mass = shapes.filter(({ role }) => role === 'main').map(({ d }) => d);
  const face = shapes.findIndex(({ role }) => role === 'white');
  const isPlain = (role: Role, at: number) =>
    (role === 'ink' && line === dark) ||
    (at >= face && role !== 'ink' && role !== 'line' && (role !== 'white' || shapes[at - 1]?.role === 'ink'));
  return (
    <Drawing
      className="cut"
      viewBox="16 30 368 366"
      preserveAspectRatio="xMidYMax meet"
      stroke={line}
      strokeWidth="11"
    >
      <path d="M-800-400H1200V800H-800z" fill={secondary} />
      <path d={mass.join('')} fill={line} transform="translate(18 14)" />
      <g fill={primary} strokeLinejoin="round">
        {shapes.map(({ role, d }, at) => (
          <path fill={fills[role]} stroke={isPlain(role, at) ? 'none' : undefined} d={d} key={d} />
        ))}
      </g>
    </Drawing>
  );
}
