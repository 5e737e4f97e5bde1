import { seededRandom } from '../../random.ts';
import { SpritePaths } from './sprite.tsx';
import { Drawing } from '../../shared/drawing.tsx';

/** Width of the scenery in cells; wider than any screen shows at its height. */
const width = 240;
const height = 60;

/** Stepped hills from edge to edge, and clouds above them; another seed is another country. */
export function Scenery({ seed }: { seed: number }) {
  const random = seededRandom(seed);
  const far = hillsPath({ random, least: 18, most: 40, step: 4 });
  const near = hillsPath({ random, least: 5, most: 20, step: 5 });
  return (
    <Drawing className="scenery" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice">
      <path className="far" d={far} />
      <path className="near" d={near} />
    </Drawing>
  );
}

/** Clouds on a light page, in the sky of the first screen. */
export function Clouds() {
  return (
    <svg className="clouds" viewBox="0 0 240 40" aria-hidden="true">
      {['translate(14 22)', 'translate(96 6)', 'translate(196 16)'].map((place) => (
        <g transform={place} key={place}>
          <SpritePaths name="cloud" />
        </g>
      ))}
    </svg>
  );
}

/** The outline of hills made of blocks, from the left edge to the right one and closed below. */
export function hillsPath(hills: {
  random: () => number;
  least: number;
  most: number;
  step: number;
}): string {
  const { random, least, most, step } = hills;
  let level = Math.round((least + most) / 2);
  let path = `M0 ${height}V${height - level}`;
  for (let x = 0; x < width;) {
    const run = Math.min(width - x, step + Math.floor(random() * step * 2));
    x += run;
    const rise = Math.round((random() - 0.5) * step * 2.4);
    level = Math.min(most, Math.max(least, level + rise));
    path += `h${run}V${height - level}`;
  }
  return `${path}V${height}z`;
}
