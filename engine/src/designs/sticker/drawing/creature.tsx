import { Fragment } from 'react';
import { contrast, mix, shade } from '../../../colour/colour.ts';
import type { Role } from '../../../creatures/creature.ts';
import { contourOf, type Group, grouped } from '../../../creatures/groups.ts';
import { oncePerDrawing } from '../../../creatures/once-per-drawing.ts';
import { polygonsOf } from '../../../creatures/outline.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { fromLight, fromShadow, stretches, thinned } from '../../shared/creature-light.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { stickerTokens } from '../tokens.ts';

/** Coloured in with a marker, cut out along its edge; one corner has come loose. */
export function StickerCreature({ shapes, palette }: CreatureProps) {
  const { '--ink': ink, '--pale': pale, '--line-1': line, '--line-2': trim } = stickerTokens(palette);
  const { primary, secondary } = palette;
  const fills: Record<Role, string> = {
    main: primary,
    pale: mix(pale, 0.62, primary),
    deep: shade(primary, contrast(ink, primary) < 3 ? 0.12 : -0.1),
    accent: secondary,
    white: pale,
    ink,
    line: 'none',
  };
  const edges: { readonly [Each in Role]?: string } = { accent: line === pale ? trim : ink, white: ink };
  return (
    <Drawing viewBox="-24 -24 448 448" stroke={line} strokeWidth="8" {...rounded}>
      <path d={contourOf(shapes)} fill={pale} stroke={pale} strokeWidth="46" />
      {grouped(shapes).map((group, at) => (
        <Fragment key={at}>
          <path d={group.d} fill={fills[group.role]} stroke={edges[group.role]} />
          {group.role === 'main' && (
            <>
              <path d={darkStrokes(group)} fill="none" stroke={mix(line, 0.34, primary)} strokeWidth="6" />
              <path d={lightStrokes(group)} fill="none" stroke={mix(pale, 0.6, primary)} strokeWidth="6" />
            </>
          )}
        </Fragment>
      ))}
      <LooseCorner shapes={shapes} pale={pale} shadow={mix(ink, 0.3, pale)} />
    </Drawing>
  );
}

const darkStrokes = oncePerDrawing((group: Group) => strokes(group, fromShadow, 30));
const lightStrokes = oncePerDrawing((group: Group) => strokes(group, fromLight, 22));

/** Slanted strokes of the marker along the parts that face one way. */
function strokes(group: Group, way: typeof fromLight | typeof fromShadow, length: number): string {
  return stretches(group, way, way === fromLight ? 0.9 : 0.7)
    .flatMap((stretch) => thinned(stretch))
    .map((point) => {
      const from = { x: point.x - point.out.x * 13, y: point.y - point.out.y * 13 };
      const reach = length * (point.share - 0.3);
      return `M${Math.round(from.x)} ${Math.round(from.y)}l${Math.round(-way.x * reach)} ${Math.round(-way.y * reach)}`;
    })
    .join('');
}

const lowerRightOf = oncePerDrawing((shapes: CreatureProps['shapes']) =>
  shapes
    .filter(({ role }) => role !== 'line')
    .flatMap(({ d }) => polygonsOf(d).flat())
    .reduce((best, point) => (point.x + point.y > best.x + best.y ? point : best)),
);

/** Turned up where the sticker reaches furthest to the lower right. */
function LooseCorner(it: { shapes: CreatureProps['shapes']; pale: string; shadow: string }) {
  const { x, y } = lowerRightOf(it.shapes);
  const [right, bottom] = [Math.round(x + 22), Math.round(y + 22)];
  return (
    <>
      <path
        d={`M${right - 74} ${bottom + 2}Q${right - 20} ${bottom - 14} ${right + 2} ${bottom - 74}Q${right - 20} ${bottom - 46} ${right - 50} ${bottom - 48}Q${right - 46} ${bottom - 20} ${right - 74} ${bottom + 2}Z`}
        fill={it.pale}
        stroke={it.shadow}
        strokeWidth="3"
      />
    </>
  );
}
