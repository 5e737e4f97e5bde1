import { englishOnly } from '../shared/english-only.ts';
import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardSize, cardTexts } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { setHeadline } from './headline-set.ts';
import { mastheadOf, plainSize } from './masthead.ts';

const { width } = cardSize;
export const cardFonts: readonly CardFont[] = [
  ...cardFiles({ family: 'Old Standard TT', weight: 700 }, ['latin', 'latin-ext', 'cyrillic']),
  ...cardFiles({ family: 'UnifrakturCook', weight: 700 }, ['latin']),
];

const margin = 44;
const columnWidth = 664;

/** The upper half of a front page: masthead between rules, the headline, and the picture with its stamp. */
export function TabloidCard(card: CardProps) {
  const { name, ticker, chain, palette, picture, isFrameless = false, texts } = card;
  const { words } = cardTexts(card);
  const paper = mastheadOf(name || ticker || englishOnly(card, 'News', ''), card);
  const size = Math.min(104, 1080 / paper.width);
  const strap = [ticker, chain].filter((each) => each !== '' && !words.endsWith(each)).join(' ');
  const { card: step, isCapitals } = setHeadline(words);
  return (
    <CardGround
      backgroundColor={palette.background}
      color={palette.text}
      fontFamily="Old Standard TT"
      fontWeight={700}
    >
      <CardLayer content={rules(palette)} />
      <Box
        position="absolute"
        left={margin}
        top={22}
        width={width - margin * 2}
        height={116}
        padding="14px 0"
        alignItems="center"
        justifyContent="center"
        fontFamily="UnifrakturCook, Old Standard TT"
        fontSize={size}
        whiteSpace="pre"
      >
        {paper.prefix}
        <Box
          {...(paper.isPlain && {
            fontFamily: 'Old Standard TT',
            fontSize: size * plainSize,
            marginTop: size * 0.12,
          })}
        >
          {paper.name}
        </Box>
      </Box>
      <Column left={margin} top={168} width={columnWidth} height={428}>
        {strap === '' ? null : (
          <Box
            alignSelf="flex-start"
            marginBottom={22}
            padding="4px 18px 8px"
            backgroundColor={palette.primary}
            color={palette.onPrimary}
            fontSize={34}
          >
            {strap}
          </Box>
        )}
        <Box
          width={columnWidth}
          fontSize={(columnWidth * step) / 100}
          lineHeight={1.02}
          wordBreak="break-word"
        >
          {isCapitals ? words.toUpperCase() : words}
        </Box>
      </Column>
      <Picture
        src={picture}
        width={404}
        height={404}
        left={width - margin - 404}
        top={180}
        border={isFrameless ? 'none' : `4px solid ${palette.text}`}
        objectFit="cover"
      />
      <Box
        position="absolute"
        left={700}
        top={516}
        padding="2px 22px 8px"
        backgroundColor={palette.secondary}
        color={palette.onSecondary}
        fontSize={50}
        transform="rotate(-8deg)"
      >
        {texts.newspaper.extra.toUpperCase()}
      </Box>
    </CardGround>
  );
}

/** The rules of the masthead and of the column. */
function rules({ text }: CardProps['palette']): string {
  const right = width - margin;
  return `<g stroke="${text}"><path d="M${margin} 22H${right}M${margin} 148H${right}" stroke-width="7"/><path d="M${margin} 30H${right}M${margin} 156H${right}M728 180V584" stroke-width="2"/></g>`;
}
