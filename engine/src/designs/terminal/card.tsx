import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Chivo Mono', weight: 700 }, [
  'latin',
  'latin-ext',
]);

/** Letters of a monospaced face are all this share of their height wide. */
const ratio = 0.61;

/** A session: who was asked for, what came back, the emblem on its grid, the status line below. */
export function TerminalCard(card: CardProps) {
  const { name, ticker, chain, palette, picture } = card;
  const { words } = cardTexts(card);
  const size = fittingSize(words, { width: 600, lines: 4, largest: 74, smallest: 30, ratio });
  const asked = ticker.replace('$', '').toLowerCase();
  return (
    <CardGround fontFamily="Chivo Mono" color={palette.text} backgroundColor={palette.background}>
      <CardLayer content={grid(palette)} />
      <Column left={56} top={40} width={660} height={490}>
        <Box fontSize={30} color={palette.primaryText} marginBottom={26}>
          {asked === '' ? '~ $ whois' : `~ $ whois ${asked}`}
        </Box>
        <Box fontSize={size} lineHeight={1.12} letterSpacing={-1}>
          {words}
        </Box>
        <Box marginTop={30} width={26} height={44} backgroundColor={palette.primary} />
      </Column>
      <Picture src={picture} width={340} height={340} left={796} top={104} objectFit="contain" />
      <Box
        alignItems="center"
        justifyContent="space-between"
        position="absolute"
        left={0}
        top={562}
        width={1200}
        height={68}
        boxSizing="border-box"
        padding="0 56px"
        fontSize={28}
        color={palette.onPrimary}
        backgroundColor={palette.primary}
      >
        <Box>{[ticker, name].filter((each) => each !== '').join('  ')}</Box>
        <Box>{chain}</Box>
      </Box>
    </CardGround>
  );
}

function grid({ border, text }: CardProps['palette']): string {
  const columns = Array.from({ length: 12 }, (_, at) => `M${752 + at * 39} 60v428`).join('');
  const rows = Array.from({ length: 12 }, (_, at) => `M752 ${60 + at * 39}h429`).join('');
  const corners = 'M776 116V84h32M1124 84h32v32M1156 432v32h-32M808 464h-32v-32';
  return `<path d="${columns}${rows}" stroke="${border}" opacity=".6"/><path d="${corners}" fill="none" stroke="${text}" stroke-width="4"/><path d="M0 562h1200" stroke="${border}" stroke-width="2"/>`;
}
