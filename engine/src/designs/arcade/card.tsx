import { englishOnly } from '../shared/english-only.ts';
import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardTexts, fittingSize, needsShaping } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { seededRandom } from '../random.ts';
import { arcadeTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Press Start 2P', weight: 400 }, [
  'latin',
  'latin-ext',
]);

/** The side of a pixel of the drawing. */
const pixel = 12;

/** An attract screen: the score line, the headline, the player on the floor of the level. */
export function ArcadeCard(card: CardProps) {
  const { name, ticker, palette, seed, picture, chainName } = card;
  const { words } = cardTexts(card);
  // Other faces are half as wide.
  const largest = needsShaping(words) ? 88 : 48;
  const size = fittingSize(words, { width: 640, lines: 5, largest, smallest: 22, ratio: 1 });
  return (
    <CardGround fontFamily="Press Start 2P" color={palette.text} backgroundColor={palette.background}>
      <CardLayer content={level(palette, seed)} />
      <Box
        justifyContent="space-between"
        alignItems="center"
        position="absolute"
        left={48}
        top={24}
        width={1104}
        height={60}
        fontSize={22}
      >
        <Box color={palette.primaryText}>{ticker || '1UP'}</Box>
        <Box>
          {chainName === ''
            ? englishOnly(card, 'PRESS START')
            : `${englishOnly(card, 'WORLD ', '')}${chainName}`.toUpperCase()}
        </Box>
      </Box>
      <Column left={48} top={92} width={670} height={372}>
        <Box
          fontSize={fittingSize(name, { width: 640, lines: 1, largest: 22, smallest: 12, ratio: 1 })}
          marginBottom={30}
        >
          {words === name ? '' : name}
        </Box>
        <Box fontSize={size} lineHeight={1.5}>
          {words}
        </Box>
      </Column>
      <Picture src={picture} width={384} height={384} left={756} top={120} objectFit="contain" />
    </CardGround>
  );
}

function level(palette: CardProps['palette'], seed: number): string {
  const tokens = arcadeTokens(palette);
  const random = seededRandom(seed);
  const hills = (colour: string | undefined, base: number, height: number) => {
    let level_ = height / 2;
    const columns = Array.from({ length: 50 }, (_, at) => {
      level_ = Math.max(1, Math.min(height, level_ + Math.round(random() * 2 - 1)));
      return `M${at * 24} ${base}v${-level_ * pixel}h24v${level_ * pixel}z`;
    });
    return `<path d="${columns.join('')}" fill="${colour}"/>`;
  };
  const bricks = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 22 }, (__, at) => `M${at * 60 - (row % 2) * 30} ${510 + row * 30}h56v26h-56z`).join(
      '',
    ),
  ).join('');
  return `<rect width="1200" height="630" fill="${palette.background}"/><rect y="150" width="1200" height="360" fill="${tokens['--sky-1']}"/><rect y="320" width="1200" height="190" fill="${tokens['--sky-2']}"/>
${hills(tokens['--far'], 504, 9)}${hills(tokens['--near'], 504, 4)}
<rect y="504" width="1200" height="126" fill="${palette.surface}"/><path d="${bricks}" fill="${palette.primary}"/><path d="M0 504h1200" stroke="${palette.primaryEdge}" stroke-width="${pixel}"/><rect y="84" width="1200" height="6" fill="${palette.primary}"/>`;
}
