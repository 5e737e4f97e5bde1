import { seededRandom } from '../../random.ts';

/** Isobars around a high and a low, a front between them: decoration, drawn by the seed and by nothing that was measured. */
export function WeatherMap({ seed }: { seed: number }) {
  const random = seededRandom(seed ^ 0x77656174);
  const [highX, highY] = [70 + Math.round(random() * 40), 60 + Math.round(random() * 40)];
  const [lowX, lowY] = [220 + Math.round(random() * 30), 70 + Math.round(random() * 30)];
  const tilt = Math.round(random() * 50 - 25);
  const rings = (x: number, y: number) =>
    [18, 34, 52, 72].map((radius) => (
      <ellipse
        key={`${x} ${radius}`}
        cx={x}
        cy={y}
        rx={Math.round(radius * 1.25)}
        ry={Math.round(radius * 0.9)}
        transform={`rotate(${tilt} ${x} ${y})`}
      />
    ));
  return (
    <svg className="weather" viewBox="0 0 320 160" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.2">
        {rings(highX, highY)}
        {rings(lowX, lowY)}
        <path d="M-5 20Q60-30 165 10T330 30M-5 140Q80 190 165 145T330 140" />
      </g>
      <g fill="none" stroke="var(--primary-edge)" strokeLinecap="round">
        <path d="M150-5Q185 40 158 82T172 165" strokeWidth="4" />
        <path d="M155-5Q190 40 163 82T177 165" strokeWidth="15" strokeDasharray="0 25" />
      </g>
      <circle cx={highX} cy={highY} r="7" fill="currentColor" />
      <path
        d={`M${lowX - 8} ${lowY - 8}l16 16m0-16-16 16`}
        stroke="currentColor"
        strokeWidth="4"
        fill="none"
      />
    </svg>
  );
}
