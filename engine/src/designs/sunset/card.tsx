import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardSize, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { sunColour } from './drawing/emblem.tsx';
import { sunBands } from './drawing/striped-sun.ts';
import { sunsetTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Exo 2', weight: 800, style: 'italic' }, [
  'latin',
  'latin-ext',
]);

/** Where sky and floor meet, in pixels from the top. */
const horizon = 452;
/** The middle of the sun, in pixels from the left. */
const sunAt = 930;

/** The poster of the page: the mascot before the sun, the headline in the sky, the rest on the floor. */
export function SunsetCard(card: CardProps) {
  const { palette, picture, isDrawn, isFrameless = false, texts } = card;
  const tokens = sunsetTokens(palette);
  const { words, label } = cardTexts(card);
  const size = fittingSize(words.toUpperCase(), {
    width: 580,
    lines: 4,
    largest: 96,
    smallest: 26,
    ratio: 0.66,
  });
  const side = isDrawn ? 440 : 300;
  return (
    <CardGround fontFamily="Exo 2" color={palette.text} backgroundColor={palette.background}>
      <CardLayer content={coast(palette, isDrawn)} />
      <Picture
        src={picture}
        width={side}
        height={side}
        left={sunAt - side / 2}
        top={horizon - side + (isDrawn ? 20 : 0)}
        objectFit={isDrawn ? 'contain' : 'cover'}
        {...(isDrawn || isFrameless
          ? {}
          : {
              borderTopLeftRadius: side / 2,
              borderTopRightRadius: side / 2,
              border: `8px solid ${palette.primaryEdge}`,
              borderBottomWidth: 0,
            })}
      />
      <Box
        alignItems="flex-end"
        position="absolute"
        left={60}
        top={40}
        width={610}
        height={horizon - 72}
        fontSize={size}
        lineHeight={1.06}
        textTransform="uppercase"
        wordBreak="break-word"
      >
        {words}
      </Box>
      <Box
        alignItems="center"
        position="absolute"
        left={60}
        top={horizon + 30}
        height={110}
        maxWidth={1080}
        wordBreak="break-word"
        lineHeight={1.1}
        padding="0 28px"
        border={`5px solid ${palette.primaryEdge}`}
        borderRadius={18}
        backgroundColor={tokens['--floor']}
        fontSize={fittingSize(label, { width: 1040, lines: 1, largest: 46, smallest: 20, ratio: 0.58 })}
      >
        {label || texts.card.memeCoin}
      </Box>
    </CardGround>
  );
}

function coast(palette: CardProps['palette'], isDrawn: boolean): string {
  const tokens = sunsetTokens(palette);
  const { width, height } = cardSize;
  const bands = isDrawn ? [] : sunBands({ x: sunAt, y: horizon - 164, radius: 240 });
  const sun = bands.map((band, at) => `<path d="${band}" fill="${sunColour(tokens, at / 5)}"/>`).join('');
  const rays = Array.from({ length: 29 }, (_, at) => {
    const step = at - 14;
    return `M${600 + step * 60} ${horizon}L${600 + step * 260} ${height}`;
  });
  const rows = [10, 24, 45, 76, 122].map((drop) => `M0 ${horizon + drop}h${width}`);
  const line = `stroke="${tokens['--line']}" stroke-width="3" fill="none"`;
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tokens['--sky-high']}"/><stop offset=".35" stop-color="${palette.background}"/><stop offset=".85" stop-color="${tokens['--sky-low']}"/><stop offset="1" stop-color="${tokens['--sky-glow']}"/></linearGradient></defs>
<rect width="${width}" height="${horizon}" fill="url(#s)"/>${sun}
<path d="M560 460l72-62 44 34 56-78 60 54 70 52zM1209 460V380l-52-30-46 54-60-20-58 76z" fill="${tokens['--ridge']}" stroke="${palette.secondaryEdge}" stroke-width="3"/>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${tokens['--floor']}"/><path d="${rays.join('')}${rows.join('')}" ${line}/><path d="M0 ${horizon}h${width}" stroke="${palette.primaryEdge}" stroke-width="7"/>`;
}
