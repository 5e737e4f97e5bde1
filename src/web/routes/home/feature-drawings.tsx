/* Small drawings in the colours of the theme; all of them are decoration. */

const frame = 'h-44 w-full';

/** A clock hand sweeping a few minutes. */
export function MinutesDrawing() {
  const ticks = Array.from({ length: 60 }, (_, tick) => tick);
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true" className={frame}>
      <g transform="translate(160 132)">
        {ticks.map((tick) => (
          <line
            key={tick}
            y1={-118}
            y2={tick % 5 === 0 ? -100 : -108}
            transform={`rotate(${tick * 3 - 88.5})`}
            strokeWidth="2"
            strokeLinecap="round"
            className={tick < 20 ? 'stroke-coral' : 'stroke-line-strong/50'}
          />
        ))}
        <line
          y2={-88}
          transform="rotate(-31)"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-coral"
        />
        <circle r="9" className="fill-coral" />
        <circle r="3.5" className="fill-surface" />
      </g>
    </svg>
  );
}

/** One page on a desk, a tablet and a phone. */
export function DevicesDrawing() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true" className={frame}>
      <Device x={54} y={8} width={176} height={118} />
      <Device x={196} y={36} width={74} height={98} />
      <Device x={36} y={60} width={42} height={76} />
    </svg>
  );
}

function Device({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const moon = Math.min(width, height) * 0.17;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="8" strokeWidth="2" className="fill-raised stroke-line-strong" />
      <circle cx={width / 2} cy={height * 0.34} r={moon} className="fill-link" />
      <rect x={width * 0.2} y={height * 0.6} width={width * 0.6} height="6" rx="3" className="fill-text" />
      <rect
        x={width * 0.34}
        y={height * 0.76}
        width={width * 0.32}
        height="10"
        rx="5"
        className="fill-coral"
      />
    </g>
  );
}

const listed = [
  { name: 'Sir Barksalot', y: 8, colour: 'fill-link' },
  { name: 'Moon Toast', y: 52, colour: 'fill-coral' },
  { name: 'Frogbert', y: 96, colour: 'fill-moon' },
];

/** Coins in a list, one of them with its moment in the light. */
export function DirectoryDrawing() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true" className={frame}>
      {listed.map(({ name, y, colour }, position) => (
        <g key={name} transform={`translate(${position === 1 ? 30 : 46} ${y})`}>
          <rect
            width={position === 1 ? 260 : 228}
            height="38"
            rx="10"
            strokeWidth="1.5"
            className={position === 1 ? 'fill-raised stroke-line-strong' : 'fill-raised stroke-line'}
          />
          <circle cx="22" cy="19" r="10" className={colour} />
          <text x="42" y="24" className="fill-text font-sans text-xs font-medium">
            {name}
          </text>
          <rect x={position === 1 ? 208 : 182} y="15" width="34" height="8" rx="4" className="fill-line" />
        </g>
      ))}
    </svg>
  );
}

/** Views going up, with a dip for honesty. */
export function AnalyticsDrawing() {
  const line = 'M20 112 C50 108 62 84 92 86 S136 104 160 88 S204 34 232 44 S274 30 300 16';
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true" className={frame}>
      {[28, 64, 100, 136].map((y) => (
        <line
          key={y}
          x1="20"
          x2="300"
          y1={y}
          y2={y}
          strokeDasharray="2 6"
          className="stroke-line-strong/50"
        />
      ))}
      <path d={`${line} V136 H20 Z`} className="fill-link/12" />
      <path d={line} fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-link" />
      <circle cx="300" cy="16" r="6" strokeWidth="3" className="fill-surface stroke-coral" />
    </svg>
  );
}
