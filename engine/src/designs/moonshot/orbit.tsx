import { Drawing } from '../shared/drawing.tsx';

/** The ring around the mascot, in two halves, so that one passes behind it and one before it. */
export function OrbitHalf({ side }: { side: 'back' | 'front' }) {
  const sweep = side === 'back' ? 1 : 0;
  return (
    <Drawing className={`orbit orbit-${side}`} viewBox="0 0 1000 300" preserveAspectRatio="none">
      <linearGradient id={`orbit-${side}`} gradientUnits="userSpaceOnUse" x1="20" x2="980">
        <stop className="orbit-from" />
        <stop className="orbit-middle" offset=".5" />
        <stop className="orbit-to" offset="1" />
      </linearGradient>
      <path
        className="orbit-wide"
        d={`M20 150A480 130 0 0 ${sweep} 980 150`}
        stroke={`url(#orbit-${side})`}
      />
      <path className="orbit-thin" d={`M70 150A430 108 0 0 ${sweep} 930 150`} />
    </Drawing>
  );
}
