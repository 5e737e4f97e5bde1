import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { goldTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Playfair Display', weight: 400 }, [
  'latin',
  'latin-ext',
  'cyrillic',
]);

/** The certificate once more: the engraved border, the words, and the portrait over its plate. */
export function GoldBarCard(card: CardProps) {
  const { name, ticker, chain, palette, picture, isFrameless = false } = card;
  const tokens = goldTokens(palette);
  const { words } = cardTexts(card);
  const plate = ticker || name;
  const label = [name, chain]
    .filter((each) => each !== '' && each !== plate && !words.endsWith(each))
    .join(' · ');
  const foil = `linear-gradient(100deg, ${palette.primary} 20%, ${tokens['--foil-high']} 50%, ${palette.primary} 80%)`;
  return (
    <CardGround fontFamily="Playfair Display" color={palette.text} backgroundColor={palette.background}>
      <CardLayer content={engraving(palette.primary, tokens)} />
      <Picture
        src={picture}
        width={300}
        height={340}
        left={765}
        top={132}
        borderRadius="50%"
        objectFit={isFrameless ? 'contain' : 'cover'}
        backgroundColor={palette.surfaceRaised}
      />
      {plate === '' ? null : (
        <Box justifyContent="center" position="absolute" left={695} top={440} width={440}>
          <Box
            padding="10px 34px 14px"
            border={`3px solid ${tokens['--bevel-dark']}`}
            backgroundImage={foil}
            color={palette.onPrimary}
            fontSize={fittingSize(plate, { width: 330, lines: 1, largest: 44, smallest: 12, ratio: 0.9 })}
            lineHeight={1.1}
            letterSpacing={2}
          >
            {plate}
          </Box>
        </Box>
      )}
      <Column left={88} top={60} width={580} height={510}>
        <Box
          fontSize={fittingSize(label, { width: 620, lines: 1, largest: 34, smallest: 18, ratio: 0.52 })}
          color={tokens['--gilt']}
          marginBottom={24}
        >
          {label}
        </Box>
        <Box fontSize={wordsSize(words)} lineHeight={1.04} letterSpacing={-1} wordBreak="break-word">
          {words}
        </Box>
      </Column>
    </CardGround>
  );
}

/** As large as the box lets it be, in however many lines: 560 pixels wide, 430 tall. */
function wordsSize(words: string): number {
  const sizes = [2, 3, 4, 5, 6].map((lines) =>
    fittingSize(words, { width: 560, lines, largest: Math.min(104, 430 / lines), smallest: 36, ratio: 0.54 }),
  );
  return Math.max(...sizes);
}

/** Lattice between hairlines around the edge, a rosette and a gilt oval where the portrait hangs. */
function engraving(primary: string, tokens: ReturnType<typeof goldTokens>): string {
  const gilt = tokens['--gilt'];
  const rosette = Array.from(
    { length: 48 },
    (_, turn) => `<use href="#r" transform="rotate(${turn * 7.5})"/>`,
  );
  const lattice = ['0 0', '30 0', '0 30', '30 30', '15 15'].map((at) => {
    const [x, y] = at.split(' ');
    return `<circle cx="${x}" cy="${y}" r="15"/><circle cx="${x}" cy="${y}" r="8"/>`;
  });
  return `<defs><pattern id="l" width="30" height="30" patternUnits="userSpaceOnUse"><g fill="none" stroke="${gilt}" stroke-width="1.4">${lattice.join('')}</g></pattern>
<linearGradient id="o" x2="1" y2="1"><stop stop-color="${tokens['--bevel-light']}"/><stop offset=".35" stop-color="${primary}"/><stop offset=".6" stop-color="${tokens['--bevel-dark']}"/><stop offset=".85" stop-color="${tokens['--bevel-light']}"/></linearGradient>
<g id="r"><ellipse cy="-122" rx="104" ry="104"/><ellipse cy="-164" rx="62" ry="62"/></g></defs>
<path d="M0 0H1200V630H0zM30 30V600H1170V30z" fill="url(#l)" fill-rule="evenodd"/>
<g fill="none" stroke="${gilt}"><path d="M2 2H1198V628H2z" stroke-width="4"/><path d="M32 32H1168V598H32z" stroke-width="2"/><path d="M39 39H1161V591H39z" stroke-width="2"/>
<g transform="translate(915 302) scale(1 1.06)" stroke-width="1">${rosette.join('')}</g></g>
<ellipse cx="915" cy="302" rx="168" ry="188" fill="url(#o)" stroke="${gilt}" stroke-width="3"/>`;
}
