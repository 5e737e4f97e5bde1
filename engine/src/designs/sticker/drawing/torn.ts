/** The outline of a torn piece of paper as an SVG path. @param random from 0 up to 1 */
export function tornPath(
  piece: { x: number; y: number; width: number; height: number; teeth: number },
  random: () => number,
): string {
  const { x, y, width, height, teeth } = piece;
  const rough = () => (random() - 0.5) * width * 0.05;
  const side = (at: (share: number) => readonly [number, number]) =>
    Array.from({ length: teeth }, (_, tooth) => {
      const [left, top] = at((tooth + random() * 0.6) / teeth);
      return `${Math.round(left + rough())} ${Math.round(top + rough())}`;
    });
  const corners = [
    ...side((share) => [x + width * share, y]),
    ...side((share) => [x + width, y + height * share]),
    ...side((share) => [x + width * (1 - share), y + height]),
    ...side((share) => [x, y + height * (1 - share)]),
  ];
  return `M${corners.join('L')}z`;
}
