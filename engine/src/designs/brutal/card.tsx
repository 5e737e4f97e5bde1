import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { tickerBox } from './ticker.tsx';
import { edgeOn } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Archivo Black', weight: 400 }, [
  'latin',
  'latin-ext',
]);

const rule = 12;
/** Two cells over one slab: the words, the mascot, and the ticker as wide as the card. */
export function BrutalCard(card: CardProps) {
  const { name, ticker, chain, palette, picture, chainName, texts } = card;
  const line = edgeOn(palette.background, palette);
  const banner = ticker || name || chainName || texts.card.memeCoin;
  const { words } = cardTexts(card);
  const label = [name, chain].filter((each) => each !== '' && !words.endsWith(each)).join(' ');
  const size = fittingSize(words, { width: 600, lines: 3.4, largest: 84, smallest: 48, ratio: 0.62 });
  // Han stands higher than capitals.
  const tallest = /^[\p{ASCII}]*$/u.test(banner) ? 236 : 176;
  const bannerSize = Math.round(Math.min(tallest, 1128 / (tickerBox(banner.toUpperCase()).width / 100)));
  return (
    <CardGround fontFamily="Archivo Black" backgroundColor={palette.background}>
      <CardLayer
        content={`<rect width="768" height="420" fill="${palette.primary}"/><rect x="768" width="432" height="420" fill="${palette.secondary}"/><g fill="${line}"><rect y="414" width="1200" height="${rule}"/><rect x="762" width="${rule}" height="420"/><rect width="1200" height="${rule}"/><rect width="${rule}" height="630"/><rect x="1188" width="${rule}" height="630"/><rect y="618" width="1200" height="${rule}"/></g>`}
      />
      <Column left={52} top={rule} width={670} height={402} color={palette.onPrimary}>
        <Box
          fontSize={fittingSize(label, { width: 650, lines: 1, largest: 32, smallest: 20, ratio: 0.68 })}
          marginBottom={18}
        >
          {label}
        </Box>
        <Box fontSize={size} lineHeight={1} letterSpacing={-1} wordBreak="break-word">
          {words}
        </Box>
      </Column>
      <Picture src={picture} width={370} height={370} left={796} top={28} objectFit="contain" />
      <Box
        alignItems="center"
        justifyContent="center"
        position="absolute"
        left={rule}
        top={426}
        width={1176}
        height={192}
        overflow="hidden"
        color={palette.text}
        fontSize={bannerSize}
        lineHeight={1}
        letterSpacing={-2}
      >
        {banner}
      </Box>
    </CardGround>
  );
}
