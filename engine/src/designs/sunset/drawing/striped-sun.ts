/** From the top of the sun to its edge, in shares of its height: where each band begins and ends. Gaps widen downwards. */
const bands = [
  [0, 0.3],
  [0.3, 0.52],
  [0.545, 0.64],
  [0.675, 0.75],
  [0.795, 0.85],
  [0.905, 0.945],
] as const;

/** The bands of a setting sun as paths, the highest first. */
export function sunBands({ x, y, radius }: { x: number; y: number; radius: number }): string[] {
  const chord = (share: number) => {
    const height = y + (share * 2 - 1) * radius;
    const half = Math.sqrt(Math.max(0, radius ** 2 - (height - y) ** 2));
    return { height: round(height), left: round(x - half), right: round(x + half) };
  };
  return bands.map(([from, to]) => {
    const [upper, lower] = [chord(from), chord(to)];
    return `M${upper.left} ${upper.height}A${radius} ${radius} 0 0 0 ${lower.left} ${lower.height}H${lower.right}A${radius} ${radius} 0 0 0 ${upper.right} ${upper.height}z`;
  });
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
