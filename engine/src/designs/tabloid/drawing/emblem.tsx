import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';
import { inksOf } from '../tokens.ts';
import { Hat, hats } from './hats.tsx';
import { Drawing } from '../../shared/drawing.tsx';

/** Ears, drawn behind the head. */
const ears = [
  '',
  'M78 96a38 38 0 1 1 54 40zM322 96a38 38 0 1 0-54 40z',
  'M96 164 80 62 156 110zM304 164 320 62 244 110z',
  'M112 112C60 96 40 140 56 214 84 226 106 190 116 150zM288 112c52-16 72 28 56 102-28 12-50-24-60-64z',
] as const;

const heads = [
  'M104 184a96 100 0 0 1 192 0v80H104z',
  'M96 264V150a54 54 0 0 1 54-54h100a54 54 0 0 1 54 54v114z',
  'M86 264c0-60 22-172 114-172s114 112 114 172z',
] as const;

const brows = [
  'M136 138q24-16 46-4M218 134q22-12 46 4',
  'M136 126q24-10 46 6M218 144q22-6 46 0',
  'M138 146 182 134M218 134 262 146',
] as const;

/** Somebody who looks at you over a newspaper with the ticker on its front; who, and under which hat, by the seed. */
export function Reader({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const { dark, light } = inksOf(palette);
  const { primary, secondary } = palette;
  const head = pick(heads, random());
  const ear = pick(ears, random());
  const hat = pick(hats, random());
  const brow = pick(brows, random());
  const wearsGlasses = random() < 0.4;
  const isSleepy = random() < 0.3;
  const look = random() < 0.5 ? -7 : 7;
  const isLong = Array.from(symbol).length > 4;
  return (
    <Drawing viewBox="0 0 400 400" stroke={dark} strokeWidth="6" strokeLinejoin="round">
      <path d="M-400-200H800V600H-400z" fill={light} stroke="none" />
      <path d="M200 2V170" stroke={secondary} strokeWidth="1200" strokeDasharray="2 6" />
      <path d="M200 172V400" stroke={secondary} strokeWidth="1200" strokeDasharray="5 3" />
      <path d={ear} fill={primary} />
      <path d={head} fill={primary} />
      <path d="M276 130q20 34 14 92M264 120q16 40 12 96M252 206q6 14 4 24" fill="none" strokeWidth="3" />
      {[160, 240].map((x) => (
        <g key={x}>
          <circle cx={x} cy="172" r="27" fill={light} strokeWidth={wearsGlasses ? 9 : 5} />
          <circle cx={x + look} cy="180" r="11" fill={dark} stroke="none" />
          {isSleepy ? <path d={`M${x - 27} 172a27 27 0 0 1 54 0z`} fill={primary} strokeWidth="5" /> : null}
        </g>
      ))}
      <path
        d={wearsGlasses ? `${brow}M187 168q13-8 26 0` : brow}
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Hat kind={hat} fill={secondary} inks={{ dark, light }} />
      <path d="M32 222 200 240 368 222 384 420H16z" fill={light} />
      <path d="M200 240V420" strokeWidth="3" />
      <path d="M52 246 190 260M210 260 348 246" strokeWidth="3" />
      <path d="M86 346V400M152 346V400M248 346V400" strokeWidth="54" strokeDasharray="4 6" />
      <path d="M286 342H350V420H286z" fill={primary} strokeWidth="4" />
      <path d="M296 420a22 28 0 0 1 44 0" fill={secondary} strokeWidth="4" />
      <text
        x="200"
        y="328"
        textAnchor="middle"
        fontSize="74"
        fontWeight="700"
        fontFamily="Old Standard TT"
        fill={dark}
        stroke="none"
        {...(isLong ? { textLength: 262, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {symbol}
      </text>
      <path
        d="M22 286h22M20 310h24M20 334h22M378 286h-22M380 310h-24M380 334h-22"
        strokeWidth="28"
        strokeLinecap="round"
      />
      <path
        d="M22 286h22M20 310h24M20 334h22M378 286h-22M380 310h-24M380 334h-22"
        stroke={primary}
        strokeWidth="18"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
