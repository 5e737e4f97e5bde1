/** Path data of an ellipse by its centre and radii, in whole numbers and four curves. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [Math.round(rx * 0.55), Math.round(ry * 0.55)];
  const [left, right, top, bottom] = [cx - rx, cx + rx, cy - ry, cy + ry];
  return (
    `M${cx} ${top}C${cx + kx} ${top} ${right} ${cy - ky} ${right} ${cy}` +
    `C${right} ${cy + ky} ${cx + kx} ${bottom} ${cx} ${bottom}` +
    `C${cx - kx} ${bottom} ${left} ${cy + ky} ${left} ${cy}` +
    `C${left} ${cy - ky} ${cx - kx} ${top} ${cx} ${top}Z`
  );
}
