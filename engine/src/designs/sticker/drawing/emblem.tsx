import { mix } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';
import { stickerTokens } from '../tokens.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { widthInEms } from '../../shared/lettering.ts';

/** Silhouettes of the doodle: a sheet, a lump with ears, a pear. All hold the name tag at y 222 to 332. */
const bodies = [
  'M200 74c62 0 100 46 104 112 2 52 12 104 4 148-18 14-34-12-54-12-22 0-30 20-54 20s-34-22-54-20c-22 0-36 26-54 12-8-44 2-96 4-148 4-66 42-112 104-112z',
  'M112 132 98 60c24 2 46 14 60 32 26-8 58-8 84 0 14-18 36-30 60-32l-14 72c30 44 36 120 18 178-30 36-182 36-212 0-18-58-12-134 18-178z',
  'M200 76c48 0 72 32 80 72 8 34 36 58 38 110 2 50-40 84-118 84S80 308 82 258c2-52 30-76 38-110 8-40 32-72 80-72z',
] as const;

const tops = [
  'M200 84c-6-20 8-30 2-46M202 38a11 11 0 1 1 .1 0z',
  'M182 84c-8-14-6-28-16-38M200 80c0-16 2-28-2-42M218 84c4-14 4-26 16-36',
  'M162 90l-10-50 30 22 18-34 20 34 30-22-10 50c-24-8-52-8-78 0z',
] as const;

type Eye = readonly [x: number, y: number, radius: number];

const gazes: readonly [readonly Eye[], ...(readonly Eye[])[]] = [
  [
    [166, 142, 29],
    [232, 138, 24],
  ],
  [[200, 136, 40]],
  [
    [152, 146, 19],
    [200, 126, 22],
    [248, 146, 19],
  ],
];

const mouths = [
  'M160 182c26 12 56 10 80-4-4 34-66 40-80 4zM184 189l1 18M214 187l3 16',
  'M162 184q36 18 74-2M202 190c2 24 30 22 26-6',
  'M162 192q10-16 19-4t19 0 19-2 19 0',
] as const;

const limbs = 'M98 226C58 212 36 178 46 130M306 224c44 16 50 60 6 86';
const feet = 'M156 330v36c-16-2-32 2-34 14h52v-46M244 330v36c16-2 32 2 34 14h-52v-46';
const tag =
  'M104 224l192-2c10 0 14 4 14 12l2 84c0 8-4 12-12 12l-196 2c-10 0-14-4-14-12l-2-82c0-10 6-14 16-14z';

/** A doodle that somebody cut out, with a name tag that says the ticker; drawn for coins without a picture. */
export function NamedDoodle({ symbol, seed, palette }: EmblemProps) {
  const { '--ink': ink, '--pale': pale, '--fill': skin, '--fill-2': boots } = stickerTokens(palette);
  const { secondary, onSecondary } = palette;
  const random = seededRandom(seed + numberOf(symbol));
  const body = pick(bodies, random());
  const top = pick(tops, random());
  const gaze = pick(gazes, random());
  const mouth = pick(mouths, random());
  const look = Math.round(random() * 12 - 6);
  return (
    <Drawing viewBox="-4 0 408 408" {...rounded}>
      <path d={limbs + feet} fill="none" stroke={pale} strokeWidth="56" />
      <path d={body + top + tag} fill={pale} stroke={pale} strokeWidth="40" />
      <g fill="none" stroke={ink} strokeWidth="8">
        <path d={limbs} strokeWidth="15" />
        <path d={feet} fill={boots} />
        <path d={top} fill={boots} />
        <path d={body} fill={skin} />
        <path
          d="M126 180l12 8M122 192l12 8M264 186l12-8M268 198l12-8"
          stroke={mix(ink, 0.4, skin)}
          strokeWidth="6"
        />
        <g strokeWidth="6">
          {gaze.map(([x, y, radius]) => (
            <circle cx={x} cy={y} r={radius} fill={pale} key={x} />
          ))}
        </g>
        {gaze.map(([x, y, radius]) => (
          <circle cx={x + look} cy={y + 4} r={Math.round(radius * 0.42)} fill={ink} stroke="none" key={x} />
        ))}
        <path d={mouth} fill={boots} strokeWidth="6" />
        <NameTag symbol={symbol} ink={ink} paper={pale} colour={secondary} lettering={onSecondary} />
        <circle cx="44" cy="124" r="15" fill={skin} strokeWidth="7" />
        <circle cx="306" cy="308" r="15" fill={skin} strokeWidth="7" />
      </g>
    </Drawing>
  );
}

function NameTag(it: { symbol: string; ink: string; paper: string; colour: string; lettering: string }) {
  const width = widthInEms(it.symbol, { wide: 1, latin: 0.72 });
  return (
    <g transform="rotate(-4 200 276)" strokeWidth="6" textAnchor="middle">
      <path d={tag} fill={it.colour} />
      <path d="M94 262l212-2 1 54-214 2z" fill={it.paper} stroke="none" />
      <text x="200" y="253" stroke="none" fill={it.lettering} fontSize="26" letterSpacing="6">
        HELLO
      </text>
      <text
        x="200"
        y="288"
        stroke="none"
        fill={it.ink}
        dominantBaseline="central"
        fontSize={Math.round(Math.min(50, 190 / width))}
      >
        {it.symbol}
      </text>
    </g>
  );
}

/** Another number for nearly every ticker, so that coins that share a seed do not share a face. */
function numberOf(symbol: string): number {
  return Array.from(symbol).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);
}
