import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { burstPath } from './drawing/burst.tsx';
import { comicTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Bangers', weight: 400 }, [
  'latin',
  'latin-ext',
]);

/** A splash panel: rays behind the hero in a burst, who says the headline in a bubble, a caption above. */
export function ComicCard(card: CardProps) {
  const { palette, seed, picture } = card;
  const tokens = comicTokens(palette);
  const [ink, paper] = [String(tokens['--ink']), String(tokens['--paper'])];
  const { words, label } = cardTexts(card);
  const size = fittingSize(words, { width: 520, lines: 4, largest: 136, smallest: 40, ratio: 0.48 });
  return (
    <CardGround boxSizing="border-box" fontFamily="Bangers" color={ink}>
      <CardLayer content={panel(tokens, palette.primary, seed)} />
      <Picture src={picture} width={370} height={370} left={758} top={132} objectFit="contain" />
      <Column
        left={72}
        top={132}
        width={612}
        minHeight={330}
        boxSizing="border-box"
        padding="30px 44px"
        backgroundColor={paper}
        border={`7px solid ${ink}`}
        borderRadius={44}
        fontSize={size}
        wordBreak="break-word"
        lineHeight={1.06}
        letterSpacing={1}
        textTransform="uppercase"
      >
        {words}
      </Column>
      <CardLayer
        content={`<path d="M664 330l104 46-108 4z" fill="${paper}"/><path d="M676 330l92 46-92 5" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`}
      />
      {label === '' ? null : (
        <Box
          position="absolute"
          left={56}
          top={64}
          maxWidth={720}
          boxSizing="border-box"
          padding="10px 26px 8px"
          backgroundColor={String(tokens['--caption'])}
          border={`6px solid ${ink}`}
          fontSize={fittingSize(label, { width: 600, lines: 1, largest: 34, smallest: 18, ratio: 0.5 })}
          letterSpacing={2}
          transform="rotate(-1.5deg)"
        >
          {label}
        </Box>
      )}
    </CardGround>
  );
}

function panel(tokens: ReturnType<typeof comicTokens>, primary: string, seed: number): string {
  const rays = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI;
    const point = (turn: number) =>
      `${Math.round(943 + 1300 * Math.cos(angle + turn))} ${Math.round(317 + 1300 * Math.sin(angle + turn))}`;
    return `M943 317L${point(-0.06)}L${point(0.06)}Z`;
  }).join('');
  const dots = Array.from({ length: 11 }, (_, row) => {
    const [y, size] = [460 + row * 17, row * 1.25 + 1];
    return `<path d="M${row % 2 === 0 ? 0 : -9} ${y}h1220" stroke-width="${size}"/>`;
  }).join('');
  return `<rect width="1200" height="630" fill="${primary}"/><path d="${rays}" fill="${tokens['--ray']}"/>
<g stroke="${tokens['--ray-2']}" stroke-linecap="round" stroke-dasharray="0 18">${dots}</g>
<path d="${burstPath({ spikes: 17, notch: 0.72, seed })}" transform="translate(655 29) scale(1.44)" fill="${tokens['--paper']}" stroke="${tokens['--ink']}" stroke-width="5" stroke-linejoin="round"/>
<rect x="13" y="13" width="1174" height="604" fill="none" stroke="${tokens['--paper']}" stroke-width="26"/><rect x="26" y="26" width="1148" height="578" fill="none" stroke="${tokens['--ink']}" stroke-width="8"/>`;
}
