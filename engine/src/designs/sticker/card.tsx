import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardSize, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Column } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { seededRandom } from '../random.ts';
import { decals, type DecalName } from './drawing/shapes.ts';
import { decalsOf } from './drawing/stuck.tsx';
import { tornPath } from './drawing/torn.ts';
import { stickerTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = [
  ...cardFiles({ family: 'Permanent Marker', weight: 400 }, ['latin']),
  ...cardFiles({ family: 'Patrick Hand', weight: 400 }, ['latin-ext']),
];

const { width } = cardSize;
/** Of the picture on its torn paper. */
const stuck = { left: 716, top: 62, side: 408 };

/** A page of the notebook: the headline in marker, the mascot stuck in beside it, the name on a tape across the foot. */
export function StickerCard(card: CardProps) {
  const { palette, seed, picture, isDrawn, isFrameless = false } = card;
  const tokens = stickerTokens(palette);
  const { words, label } = cardTexts(card);
  const isFree = isDrawn || isFrameless;
  const side = isFree ? stuck.side : stuck.side - 72;
  return (
    <CardGround
      overflow="hidden"
      fontFamily="Permanent Marker"
      color={palette.text}
      backgroundColor={palette.background}
    >
      <CardLayer content={page({ tokens, palette, seed })} />
      <Box
        position="absolute"
        left={stuck.left}
        top={stuck.top}
        width={stuck.side}
        height={stuck.side}
        alignItems="center"
        justifyContent="center"
        transform="rotate(-3deg)"
      >
        <Box
          padding={isFree ? 0 : '18px 18px 54px'}
          backgroundColor={isFree ? 'transparent' : tokens['--pale']}
        >
          <img alt="" src={picture} width={side} height={side} style={{ objectFit: 'cover' }} />
        </Box>
      </Box>
      <CardLayer content={stuckOnTop({ tokens, palette, seed })} />
      <Column left={104} top={36} width={560} height={430} transform="rotate(-2deg)">
        <Box
          fontSize={fittingSize(words, {
            width: 556,
            lines: 4.2,
            // Where lines may end after every letter they are filled, and stand one below another.
            largest: /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(words) ? 96 : 120,
            smallest: 46,
            ratio: 0.74,
          })}
          lineHeight={1.08}
          wordBreak="break-word"
        >
          {words}
        </Box>
      </Column>
      <Box
        justifyContent="center"
        position="absolute"
        left={0}
        top={516}
        width={width}
        height={84}
        alignItems="center"
        transform="rotate(-1.5deg)"
        fontSize={fittingSize(label, { width: 1080, lines: 1, largest: 50, smallest: 26, ratio: 0.62 })}
        color={palette.onSecondary}
      >
        {label}
      </Box>
    </CardGround>
  );
}

type Paint = Pick<CardProps, 'palette' | 'seed'> & { tokens: ReturnType<typeof stickerTokens> };

/** Squared paper in its wire, and what the picture is stuck on. */
function page({ tokens, palette, seed }: Paint): string {
  const random = seededRandom(seed);
  const under = { x: stuck.left - 34, y: stuck.top - 26, width: 444, height: 462, teeth: 8 };
  const top = { ...under, x: stuck.left - 6, y: stuck.top - 4, height: 434 };
  const lines = Array.from({ length: 34 }, (_, line) => `M${line * 36} 0v630M0 ${line * 36}h1200`).join('');
  const rings = Array.from({ length: 10 }, (_, ring) => {
    const y = 20 + ring * 66;
    return `<rect x="56" y="${y}" width="24" height="30" rx="7" fill="${tokens['--hole']}"/><path d="M-8 ${y + 4}C14 ${y - 16} 58 ${y - 12} 70 ${y + 8}M-8 ${y + 20}C14 ${y} 58 ${y + 4} 70 ${y + 22}" fill="none" stroke="${tokens['--wire']}" stroke-width="6" stroke-linecap="round"/>`;
  }).join('');
  return `<path d="${lines}" stroke="${tokens['--rule']}" stroke-width="2"/>${rings}
<path d="${tornPath(under, random)}" fill="${palette.secondary}" transform="rotate(-5 920 270)"/>
<path d="${tornPath(top, random)}" fill="${palette.primary}" transform="rotate(2 920 270)"/>`;
}

/** Tape, stickers, and the line under the headline's page. */
function stuckOnTop({ tokens, palette, seed }: Paint): string {
  const [first = 'star', second = 'heart', third = 'bolt'] = decalsOf(seed);
  const stripes = Array.from({ length: 26 }, (_, stripe) => `M${stripe * 50} 500l-60 130h26l60-130z`).join(
    '',
  );
  return `<g transform="rotate(-38 740 84)"><path d="M668 62h150v44H668z" fill="${palette.secondary}" opacity=".85"/></g>
<g transform="rotate(-1.5 600 558)"><path d="M-40 516h1280v84H-40z" fill="${palette.secondary}"/><clipPath id="tape"><path d="M-40 516h1280v84H-40z"/></clipPath><path d="${stripes}" fill="${tokens['--stripe']}" clip-path="url(#tape)"/></g>
${decal(first, tokens, `translate(1070 34) rotate(14 50 50)`, palette.primary, '--line-1')}
${decal(second, tokens, `translate(636 404) rotate(-12 50 50)`, palette.secondary, '--line-2')}
${decal(third, tokens, `translate(1088 396) rotate(9 50 50) scale(.86)`, tokens['--pale'], '--ink')}`;
}

function decal(
  name: DecalName,
  tokens: Paint['tokens'],
  transform: string,
  fill: string,
  line: '--line-1' | '--line-2' | '--ink',
) {
  const { outline, lines } = decals[name];
  const pale = tokens['--pale'];
  return `<g transform="${transform}" stroke-linejoin="round" stroke-linecap="round"><path d="${outline}" fill="${pale}" stroke="${pale}" stroke-width="24"/><path d="${outline}${lines}" fill="${fill}" stroke="${tokens[line]}" stroke-width="5"/></g>`;
}
