import { pathsOf } from './pixels.ts';
import { sprites, type SpriteName } from './sprites.ts';
import { Drawing } from '../../shared/drawing.tsx';

/** What a letter of a sprite is painted with; the classes are coloured by the style sheet. */
const paints: Record<string, string> = { '#': 'ink', o: 'mark', '+': 'light' };

const shapes = new Map(
  Object.entries(sprites).map(([name, bitmap]) => [
    name,
    {
      width: bitmap[0]?.length ?? 0,
      height: bitmap.length,
      paths: [...pathsOf(bitmap)].map(([letter, data]) => ({ paint: paints[letter], data })),
    },
  ]),
);

/** One of the small pictures, as decoration. @param className where it stands and how large it is */
export function Sprite({ name, className }: { name: SpriteName; className: string }) {
  const { width = 0, height = 0 } = shapes.get(name) ?? {};
  return (
    <Drawing className={`sprite ${className}`} viewBox={`0 -.5 ${width} ${height}`}>
      <SpritePaths name={name} />
    </Drawing>
  );
}

/** The same inside a picture of somebody else's. */
export function SpritePaths({ name }: { name: SpriteName }) {
  return shapes.get(name)?.paths.map(({ paint, data }) => <path className={paint} d={data} key={paint} />);
}
