import { mix } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';
import { toonTokens } from '../tokens.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { isLatin, lettersOf, widthInEms } from '../../shared/lettering.ts';

/** Silhouettes of the friend: a gumdrop, an egg, a loaf. All stand from y 128 to 338. */
const bodies = [
  'M200 128c58 0 88 62 92 122 4 62-34 88-92 88s-96-26-92-88c4-60 34-122 92-122z',
  'M200 128c64 0 96 50 96 108 0 64-40 102-96 102s-96-38-96-102c0-58 32-108 96-108z',
  'M156 134c30-8 60-8 88 0 32 8 46 40 48 92 2 40 2 66-8 86-14 30-154 30-168 0-10-20-10-46-8-86 2-52 16-84 48-92z',
] as const;

const mouths = [
  'M152 246c30 22 66 22 96 0 4 34-18 58-48 58s-52-24-48-58z',
  'M166 254q34 14 68 0c4 24-12 40-34 40s-38-16-34-40z',
  'M158 242c28 10 66 8 88-4 2 40-22 60-48 58-24 0-42-22-40-54z',
] as const;

/** A rubber-hose friend who holds the ticker up for everybody to see; drawn for coins without a picture. */
export function ToonFriend({ symbol, seed, palette }: EmblemProps) {
  const { '--ink': ink, '--paper': paper } = toonTokens(palette);
  const { primary, secondary } = palette;
  const random = seededRandom(seed);
  const body = pick(bodies, random());
  const mouth = pick(mouths, random());
  const look = Math.round(random() * 16 - 8);
  return (
    <Drawing viewBox="0 0 400 400" {...rounded}>
      <g fill="none" stroke={ink} strokeWidth="8">
        <path d="M166 322c-2 18 0 34-4 52M234 322c2 18 0 34 4 52" strokeWidth="17" />
        <path
          d="M172 394H98c-10-26 14-40 40-34 20 4 36 12 34 34zM228 394h74c10-26-14-40-40-34-20 4-36 12-34 34z"
          fill={secondary}
        />
        <path d="M116 240C60 226 44 170 52 104M284 240c56-14 72-70 64-136" strokeWidth="17" />
        <path d={body} fill={primary} />
        <path
          d="M284 190c14 60 10 130-70 136 26-20 62-60 70-136z"
          fill={mix(ink, 0.2, primary)}
          stroke="none"
        />
        <path d="M132 190c6-20 14-32 28-40M124 214l1-4" stroke={mix(paper, 0.7, primary)} strokeWidth="9" />
        <path d="M200 128c-2-10 0-16 6-24" />
        <g fill={paper} strokeWidth="6">
          <ellipse cx="174" cy="200" rx="25" ry="36" />
          <ellipse cx="226" cy="200" rx="25" ry="36" />
        </g>
        <g fill={ink} stroke="none">
          <ellipse cx={176 + look} cy="206" rx="13" ry="22" />
          <ellipse cx={228 + look} cy="206" rx="13" ry="22" />
        </g>
        <path
          d={`M${176 + look} 206l12-20h-22zM${228 + look} 206l12-20h-22z`}
          fill={paper}
          stroke="none"
          transform="translate(4)"
        />
        <path d={mouth} fill={ink} strokeWidth="6" />
        <ellipse cx="200" cy="284" rx="20" ry="10" fill={secondary} stroke="none" />
        <Placard symbol={symbol} ink={ink} paper={paper} plank={secondary} />
        <g fill={paper} strokeWidth="6">
          <path d="M34 104c-10-22 8-38 22-28 4-10 20-8 20 4 12 0 14 14 4 20 2 16-12 26-26 22-12 0-18-8-20-18z" />
          <path d="M366 104c10-22-8-38-22-28-4-10-20-8-20 4-12 0-14 14-4 20-2 16 12 26 26 22 12 0 18-8 20-18z" />
        </g>
      </g>
    </Drawing>
  );
}

function Placard(placard: { symbol: string; ink: string; paper: string; plank: string }) {
  const tallest = lettersOf(placard.symbol).every(isLatin) ? 58 : 46;
  const width = widthInEms(placard.symbol, { wide: 1, latin: 0.7 });
  return (
    <>
      <path d="M26 16l350-8 6 90-358 6z" fill={placard.plank} />
      <path d="M42 28l318-7 5 64-324 6z" fill={placard.paper} strokeWidth="4" />
      <text
        x="202"
        y="60"
        stroke="none"
        fill={placard.ink}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.round(Math.min(tallest, 300 / width))}
        letterSpacing="1"
        transform="rotate(-1 202 60)"
      >
        {placard.symbol}
      </text>
    </>
  );
}
