import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { Drawing } from '../../shared/drawing.tsx';
import { inksOf } from '../tokens.ts';

/** Over the ticker: stars, a crown, a rising sun. */
const ornaments = [
  'M200 82L206 98L223 99L210 110L214 126L200 117L186 126L190 110L177 99L194 98ZM148 96L152 107L164 108L155 116L158 127L148 121L138 127L141 116L132 108L144 107ZM252 96L256 107L268 108L259 116L262 127L252 121L242 127L245 116L236 108L248 107Z',
  'M162 126L152 94L178 110L200 84L222 110L248 94L238 126Z',
  'M166 126A34 34 0 0 1 234 126ZM200 84V78M172 94L168 88M228 94L232 88M152 112L146 109M248 112L254 109',
] as const;

/** A rosette as a printer keeps it for winners: rays, a ruched rim, ribbons, and the ticker on the band across it. */
export function Rosette({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const { dark, light } = inksOf(palette);
  const { primary, secondary } = palette;
  const ruches = 20 + Math.round(random() * 12);
  const rays = 24 + Math.round(random() * 12) * 2;
  const ornament = pick(ornaments, random());
  const around = (radius: number, count: number) => (2 * Math.PI * radius) / count;
  const size = symbol.length > 3 ? 74 : 92;
  return (
    <Drawing
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      stroke={dark}
      strokeWidth="5"
      strokeLinejoin="round"
    >
      <path d="M-400-200H800V600H-400z" fill={light} stroke="none" />
      <circle
        cx="200"
        cy="182"
        r="260"
        fill="none"
        stroke={secondary}
        strokeWidth="520"
        strokeDasharray={(around(260, rays) / 2).toFixed(2)}
      />
      <path d="M128 280L92 404L136 384L160 416L200 300L240 416L264 384L308 404L272 280Z" fill={primary} />
      <path d="M150 300L126 374M172 308L160 380M250 300L274 374M228 308L240 380" strokeWidth="3" />
      <g fill="none" strokeLinecap="round" strokeDasharray={`0 ${around(140, ruches).toFixed(2)}`}>
        <circle cx="200" cy="182" r="140" strokeWidth="46" />
        <circle cx="200" cy="182" r="140" strokeWidth="36" stroke={primary} />
      </g>
      <circle cx="200" cy="182" r="138" fill={primary} />
      <circle cx="200" cy="182" r="114" fill={light} />
      <circle cx="200" cy="182" r="126" fill="none" strokeWidth="14" strokeDasharray="2 5" />
      <circle cx="200" cy="182" r="104" fill="none" strokeWidth="2" />
      <path d={ornament} fill={dark} stroke={dark} strokeWidth="3" />
      <path d="M150 256Q200 276 250 256M166 268Q200 282 234 268" fill="none" strokeWidth="4" />
      <path
        d="M34 144L8 152L26 190L8 228L66 226L66 140ZM366 144L392 152L374 190L392 228L334 226L334 140Z"
        fill={secondary}
      />
      <path d="M40 136H360V232H40Z" fill={light} strokeWidth="7" />
      <path d="M50 146H350V222H50Z" fill="none" strokeWidth="2" />
      <text
        x="200"
        y={184 + Math.round(size * 0.35)}
        textAnchor="middle"
        fontSize={size}
        fontWeight="700"
        fontFamily="Old Standard TT"
        fill={dark}
        stroke="none"
        {...(Array.from(symbol).length > 4 ? { textLength: 280, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {symbol}
      </text>
    </Drawing>
  );
}
