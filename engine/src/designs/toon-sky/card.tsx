import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { toonTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Luckiest Guy', weight: 400 }, [
  'latin',
  'latin-ext',
]);

/** The sun behind the mascot on its hill, the headline on a sign in the ground. */
export function ToonSkyCard(card: CardProps) {
  const { palette, picture } = card;
  const tokens = toonTokens(palette);
  const { words, label } = cardTexts(card);
  const size = fittingSize(words, { width: 566, lines: 3.5, largest: 116, smallest: 44, ratio: 0.6 });
  return (
    <CardGround fontFamily="Luckiest Guy" color={tokens['--ink']} backgroundColor={palette.background}>
      <CardLayer content={landscape(tokens, palette.primary)} />
      <Picture src={picture} width={392} height={392} left={738} top={108} objectFit="contain" />
      <Column
        left={44}
        top={72}
        width={660}
        height={376}
        boxSizing="border-box"
        padding="20px 36px 8px"
        backgroundColor={tokens['--paper']}
        border={`9px solid ${tokens['--ink']}`}
        borderRadius={36}
      >
        <Box
          fontSize={fittingSize(label, { width: 530, lines: 1, largest: 34, smallest: 20, ratio: 0.6 })}
          color={tokens['--link']}
          lineHeight={1.05}
          wordBreak="break-word"
          marginBottom={14}
        >
          {label}
        </Box>
        <Box
          fontSize={size}
          lineHeight={1.02}
          // The page's letters are capitals; the font's small ones are another, jumpier set.
          textTransform="uppercase"
          wordBreak="break-word"
        >
          {words}
        </Box>
      </Column>
    </CardGround>
  );
}

function landscape(tokens: ReturnType<typeof toonTokens>, hill: string): string {
  const outline = `stroke="${tokens['--ink']}" stroke-width="9" stroke-linejoin="round"`;
  const cloud = 'M0 62a30 30 0 0 1 10-58a52 52 0 0 1 96-6a38 38 0 0 1 60 30a26 26 0 0 1-4 34z';
  return `<circle cx="934" cy="290" r="330" fill="${tokens['--glow-2']}"/><circle cx="934" cy="290" r="250" fill="${tokens['--glow']}"/>
<circle cx="934" cy="290" r="184" fill="${tokens['--pop']}" ${outline}/>
<g fill="${tokens['--cloud']}" ${outline}><path d="${cloud}" transform="translate(650 46)"/><path d="${cloud}" transform="translate(1070 96) scale(.8)"/><path d="${cloud}" transform="translate(-60 30) scale(.9)"/></g>
<path d="M-20 520C220 400 380 470 620 520S1040 430 1240 500V650H-20z" fill="${tokens['--hill-far']}" ${outline}/>
<g fill="${tokens['--wood']}" ${outline}><path d="M190 420h34v170h-34zM520 420h34v170h-34z"/></g>
<path d="M-20 590C260 500 520 560 720 520S1000 430 1240 540V650H-20z" fill="${hill}" ${outline}/>
<g fill="none" stroke="${tokens['--blade']}" stroke-width="8" stroke-linecap="round"><path d="M330 596q8-26 2-40M350 598q0-22 12-34M680 580q6-24 0-38M700 582q2-20 14-30M1120 560q6-24 0-38"/></g>`;
}
