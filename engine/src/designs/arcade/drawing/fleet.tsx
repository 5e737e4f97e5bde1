import { SpritePaths } from './sprite.tsx';
import type { SpriteName } from './sprites.ts';

const rows: readonly SpriteName[] = ['moth', 'jelly', 'bug'];
const columns = 11;

/** Three rows that come down from above: decoration. @param id unique on the page, for what is drawn once and used often */
export function Fleet({ id }: { id: string }) {
  return (
    <svg className="sprite fleet" viewBox="0 -.5 172 36" aria-hidden="true">
      {rows.map((name, row) => (
        <g className={`row-${name}`} transform={`translate(0 ${row * 13})`} key={name}>
          <g id={`${id}-${row}`}>
            <SpritePaths name={name} />
          </g>
          {Array.from({ length: columns - 1 }, (_, column) => (
            <use href={`#${id}-${row}`} x={(column + 1) * 16} key={column} />
          ))}
        </g>
      ))}
    </svg>
  );
}
