const segmenter = new Intl.Segmenter('en');

/** The ticker in tubes of neon, for the eye alone: whoever reads it stands beside. Its box keeps its shape whatever face is there. */
export function NeonSign({ symbol }: { symbol: string }) {
  const letters = Array.from(segmenter.segment(`$${symbol}`), ({ segment }) => widthOf(segment));
  const width = Math.round(letters.reduce((sum, letter) => sum + letter, 0.1) * 80);
  return (
    <svg className="sign" viewBox={`0 0 ${width} 100`} aria-hidden="true">
      <text x="4" y="76" fontSize="80">
        ${symbol}
      </text>
    </svg>
  );
}

/** In ems of Monoton's capitals, rounded up; letters of other scripts are taken for square. */
function widthOf(letter: string): number {
  if (letter === 'W') return 1.17;
  if ('IJ1'.includes(letter)) return 0.43;
  if ('LT234'.includes(letter)) return 0.62;
  if ('$EFS57'.includes(letter)) return 0.7;
  return /[\u0020-\u024F]/.test(letter) ? 0.9 : 1.25;
}
