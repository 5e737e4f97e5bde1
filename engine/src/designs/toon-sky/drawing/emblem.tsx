import { mix, shade } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { toonTokens } from '../tokens.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { isLatin, lettersOf, widthInEms } from '../../shared/lettering.ts';

/** Rims of the coin: plain, of beads, of rays. */
const rims = ['0', '0 21', '14 17'] as const;

const mouths = [
  'M150 258c32 14 68 14 100 0 2 74-102 74-100 0z',
  'M158 262q42 14 84 0c0 56-84 60-84 0z',
  'M154 268c30 12 66 6 92-10 6 74-86 76-92 10z',
] as const;

/** The coin itself as a rubber-hose friend, its ticker across it; drawn for coins without a picture. */
export function ToonCoin({ symbol, seed, palette }: EmblemProps) {
  const { '--ink': ink, '--paper': paper } = toonTokens(palette);
  const { primary, secondary, onSecondary } = palette;
  const random = seededRandom(seed);
  const rim = pick(rims, random());
  const mouth = pick(mouths, random());
  const look = Math.round(random() * 16 - 8);
  const deep = shade(primary, -0.12);
  return (
    <Drawing viewBox="0 0 400 400" {...rounded}>
      <g fill="none" stroke={ink} strokeWidth="9">
        <path
          d="M160 318v54M240 318v54M70 214C30 196 24 150 40 112M330 214c44 8 56 58 8 84"
          strokeWidth="20"
        />
        <path
          d="M174 394H92c-8-28 18-40 42-32 20 2 42 10 40 32zM226 394h82c8-28-18-40-42-32-20 2-42 10-40 32z"
          fill={secondary}
        />
        <path
          d="M56 112c-26 8-44-8-38-26-8-14 4-28 16-22 4-14 20-14 24-3 10-8 24 0 21 12 12 6 10 24 0 28-2 8-12 12-23 11zM324 300c-6-20 14-34 28-26 18 0 22 22 10 30-4 16-36 18-38-4z"
          fill={paper}
          strokeWidth="7"
        />
        <circle cx="200" cy="192" r="146" fill={primary} strokeWidth="11" />
        <path d="M316 112A140 140 0 0 1 98 288a150 150 0 0 0 218-176z" fill={deep} stroke="none" />
        <circle cx="200" cy="192" r="124" stroke={deep} strokeDasharray={rim} />
        <path d="M78 160c10-38 36-66 70-80M172 70l12-3" stroke={mix(paper, 0.75, primary)} strokeWidth="11" />
        <g fill={paper} strokeWidth="7">
          <ellipse cx="164" cy="128" rx="28" ry="38" />
          <ellipse cx="236" cy="128" rx="28" ry="38" />
        </g>
        <path d={`M${168 + look} 110v48M${232 + look} 110v48`} strokeWidth="27" />
        <path d={`M${168 + look} 132l4-42h20v24zM${232 + look} 132l4-42h20v24z`} fill={paper} stroke="none" />
        <path d={mouth} fill={ink} strokeWidth="7" />
        <ellipse cx="200" cy="298" rx="24" ry="10" fill={secondary} stroke="none" />
        <Band symbol={symbol} ink={ink} colour={secondary} lettering={onSecondary} />
      </g>
    </Drawing>
  );
}

/** Across the coin, with the whole ticker on it. */
function Band(band: { symbol: string; ink: string; colour: string; lettering: string }) {
  const tallest = lettersOf(band.symbol).every(isLatin) ? 62 : 48;
  const width = widthInEms(band.symbol, { wide: 1, latin: 0.7 });
  return (
    <g transform="rotate(-3 200 212)">
      <path d="M64 196l-46-8 16 32-20 26 54-2zM336 196l46-8-16 32 20 26-54-2z" fill={band.colour} />
      <path d="M48 184c100-12 204-12 304 0v62c-100-10-204-10-304 0z" fill={band.colour} />
      <text
        x="200"
        y="212"
        stroke="none"
        fill={band.lettering}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.round(Math.min(tallest, 284 / width))}
        letterSpacing="1"
      >
        {band.symbol}
      </text>
    </g>
  );
}
