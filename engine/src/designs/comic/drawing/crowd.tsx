import { seededRandom } from '../../random.ts';

/** A row of coins peeking over the edge below them, as many as the widest panel holds; who they are follows the seed. */
export function Crowd({ seed }: { seed: number }) {
  const random = seededRandom(seed);
  return (
    <svg className="crowd" viewBox="0 0 480 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {[40, 140, 240, 340, 440].map((x, position) => {
        const y = Math.round(66 + random() * 34);
        const gaze = Math.round(random() * 8) - 4;
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle className={`ink-line ${looks[position % looks.length]}`} r="54" cy="20" />
            <ellipse className="ink-line paper-fill" cx="-15" cy="8" rx="13" ry="17" />
            <ellipse className="ink-line paper-fill" cx="15" cy="8" rx="13" ry="17" />
            <path className="hose" d={`M${gaze - 15} 3v1M${gaze + 15} 3v1`} />
          </g>
        );
      })}
    </svg>
  );
}

const looks = ['secondary-fill', 'caption-fill', 'primary-fill'] as const;
