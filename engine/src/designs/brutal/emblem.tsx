import { contrast } from '../../colour/colour.ts';
import type { EmblemProps } from '../../sections/page-context.ts';
import { pick, seededRandom } from '../random.ts';
import { inksOf, type Inks } from './tokens.ts';
import { Drawing } from '../shared/drawing.tsx';

/** Blocks that a sign holder may be cut from, between 84 and 316 across and 150 and 356 down. */
const bodies = [
  'M84 150H316V356H84z',
  'M84 356V254a116 104 0 0 1 232 0V356z',
  'M142 150H258L316 208V298L258 356H142L84 298V208z',
  'M84 356L122 150H278L316 356z',
  'M84 150H316V298L258 356H84z',
] as const;

type Eye = [across: number, down: number, radius: number];

/** A pair, an odd pair, a single one. */
const gazes: [Eye[], ...Eye[][]] = [
  [
    [152, 218, 34],
    [248, 218, 34],
  ],
  [
    [150, 220, 42],
    [250, 214, 26],
  ],
  [[200, 216, 48]],
];

const mouths = [
  'M146 300H254',
  'M140 288H180V326H140zM180 288H220V326H180zM220 288H260V326H220z',
  'M144 306L171 288L200 306L229 288L256 306',
  'M146 286H254V296a54 34 0 0 1-108 0z',
  'M166 284H234V302H166zM186 302H214V330H186z',
] as const;

/** A block of a creature that holds a sign with the ticker over its head; body, eyes and mouth by the seed. */
export function SignHolder({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const { dark, light } = inksOf(palette);
  const line = outlineOn([palette.primary, palette.secondary], { dark, light });
  const body = pick(bodies, random());
  const gaze = pick(gazes, random());
  const mouth = pick(mouths, random());
  const isSleepy = random() < 0.35;
  const look = random() < 0.5 ? -1 : 1;
  const isLong = Array.from(symbol).length > 5;
  return (
    <Drawing viewBox="0 0 400 400" preserveAspectRatio="xMidYMax meet" stroke={line} strokeWidth="10">
      <path d="M-800-400H1200V800H-800z" fill={palette.secondary} />
      <path d="M-800 386H1200V800H-800z" fill={line} />
      <path d={`${body}M34 40H366V122H34z`} fill={line} transform="translate(13 13)" />
      <path d="M126 330H166V384H126zM234 330H274V384H234z" fill={palette.primary} />
      <path d="M100 272H52V120M300 272H348V120" fill="none" strokeWidth="48" />
      <path d="M100 272H52V120M300 272H348V120" fill="none" stroke={palette.primary} strokeWidth="28" />
      <path d={body} fill={palette.primary} />
      {gaze.map(([x, y, radius]) => (
        <g key={x} fill={light}>
          <circle cx={x} cy={y} r={radius} />
          <circle
            cx={x + Math.round(look * radius * 0.34)}
            cy={y + Math.round(radius * 0.28)}
            r={Math.round(radius * 0.42)}
            fill={dark}
            stroke="none"
          />
          {isSleepy ? (
            <path
              d={`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`}
              fill={palette.primary}
            />
          ) : null}
        </g>
      ))}
      <path d={mouth} fill={mouth.endsWith('z') ? light : 'none'} />
      <path d="M34 36H366V122H34z" fill={light} stroke={dark} />
      <path d="M28 112H76V158H28zM324 112H372V158H324z" fill={palette.primary} />
      <text
        x="200"
        y="100"
        textAnchor="middle"
        fontSize="64"
        fontWeight="900"
        fill={dark}
        stroke="none"
        {...(isLong ? { textLength: 300, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {symbol}
      </text>
    </Drawing>
  );
}

/** The ink that is seen best on the worse of the grounds; dark unless it drowns. */
function outlineOn(grounds: readonly string[], { dark, light }: Inks): string {
  const seen = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  return seen(dark) >= 2 || seen(dark) > seen(light) ? dark : light;
}
