import { shade } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { seededRandom } from '../../random.ts';
import { comicTokens } from '../tokens.ts';
import { Face } from './face.tsx';
import type { Inks } from './inks.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';

/** The coin itself as a masked hero, drawn for coins without a picture; its face follows the seed. */
export function CoinHero({ symbol, seed, palette }: EmblemProps) {
  const { '--ink': ink = palette.text, '--paper': paper = palette.background } = comicTokens(palette);
  const inks = {
    ink,
    paper,
    body: palette.primary,
    shadow: shade(palette.primary, -0.12),
    cape: palette.secondary,
  };
  const random = seededRandom(seed);
  return (
    <Drawing viewBox="0 0 400 400" {...rounded}>
      <g fill="none" stroke={ink} strokeWidth="8">
        <Cape inks={inks} />
        <path d="M168 262c-4 30-10 50-14 78M234 262c6 30 14 50 22 76" strokeWidth="17" />
        <Boots inks={inks} />
        <path d="M296 196c48-8 58-56 44-104M102 200c-56 4-62 54-14 66" strokeWidth="17" />
        <Body inks={inks} />
        <Face inks={inks} look={random()} mood={random()} />
        <path
          fill={paper}
          d="M338 94c-26 8-44-8-38-26-8-14 4-28 16-22 4-14 20-14 24-3 10-8 24 0 21 12 12 6 10 24 0 28-2 8-12 12-23 11z"
        />
        <path d="M320 50l2 13M342 47l1 14M360 56l-2 12" strokeWidth="5" />
        <path fill={paper} d="M78 250c14-10 36-4 38 12 8 12-2 26-14 24-16 8-38-2-36-18 0-10 4-14 12-18z" />
        <Banner inks={inks} symbol={symbol} />
      </g>
    </Drawing>
  );
}

function Cape({ inks }: { inks: Inks }) {
  return (
    <>
      <path
        fill={inks.cape}
        d="M288 118C250 84 150 84 112 118 96 196 62 266 8 316c34 0 54 12 68 32 26-22 54-24 84-6 20-16 42-20 68-4 28-16 54-10 78 10 6-24 20-36 44-42-30-44-44-110-62-188z"
      />
      <path d="M104 166c-8 60-24 110-46 156M290 166c6 56 18 104 38 146" strokeWidth="5" />
    </>
  );
}

function Boots({ inks }: { inks: Inks }) {
  return (
    <path fill={inks.body} d="M138 330h34l4 52h-74c-4-20 8-30 30-32zM238 330h34l6 20c22 2 34 12 30 32h-70z" />
  );
}

/** The coin's face: rim, shine and a shadow that breaks into dots. */
function Body({ inks }: { inks: Inks }) {
  return (
    <>
      <circle cx="200" cy="164" r="114" fill={inks.body} />
      <path stroke="none" fill={inks.shadow} d="M286 92A112 112 0 0 1 112 232a126 126 0 0 0 174-140z" />
      <g stroke={inks.shadow} strokeDasharray="0 15">
        <path d="M268 106A102 102 0 0 1 118 216" strokeWidth="8" />
        <path d="M250 112A90 90 0 0 1 126 200" strokeWidth="5" />
      </g>
      <circle cx="200" cy="164" r="98" strokeWidth="4" />
      <path stroke={inks.paper} d="M108 150c4-30 22-54 48-68M174 74l9-3" strokeWidth="9" />
    </>
  );
}

/** The ticker on a banner across the coin, the whole of it however long. */
function Banner({ inks, symbol }: { inks: Inks; symbol: string }) {
  const letters = Array.from(symbol).length;
  return (
    <g transform="rotate(-4 200 264)">
      <path fill={inks.cape} d="M92 250l-40-6 14 24-18 22 44 2zM308 250l40-6-14 24 18 22-44 2z" />
      <path fill={inks.paper} d="M84 238c76-8 156-8 232 0v56c-76-8-156-8-232 0z" />
      <text
        x="200"
        y="264"
        stroke="none"
        fill={inks.ink}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.round(Math.min(54, 420 / letters))}
        letterSpacing="2"
      >
        {symbol}
      </text>
    </g>
  );
}
