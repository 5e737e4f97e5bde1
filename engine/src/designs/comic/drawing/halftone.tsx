import { Drawing } from '../../shared/drawing.tsx';

const rows = Array.from({ length: 13 }, (_, row) => row);

/** Dots that grow from nothing towards the bottom: each row is one line of round dashes. */
export function Halftone() {
  return (
    <Drawing className="halftone" viewBox="0 0 1200 234" preserveAspectRatio="xMidYMax slice">
      {rows.map((row) => (
        <path key={row} d={`M${row % 2 === 0 ? 0 : -9} ${row * 18 + 9}h1220`} strokeWidth={row * 1.5 + 1} />
      ))}
    </Drawing>
  );
}
