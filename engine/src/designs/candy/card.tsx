import { CardLayer } from '../card-layer.tsx';
import { type CardFont, type CardProps, cardSize, cardTexts, fittingSize } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { seededRandom } from '../random.ts';
import { candyTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Fredoka', weight: 700 }, [
  'latin',
  'latin-ext',
]);

const { width } = cardSize;

/** Where the counter's icing begins, in pixels from above. */
const counter = 538;
/** Width of a stripe of the awning. */
const stripe = 80;

/** The shop window: words in front of soft blobs, the mascot behind the icing of the counter, the awning above. */
export function CandyCard(card: CardProps) {
  const { palette, seed, picture, isDrawn, isFrameless = false } = card;
  const shop = candyTokens(palette);
  const { words, label } = cardTexts(card);
  const size = fittingSize(words, { width: 590, lines: 4, largest: 88, smallest: 48, ratio: 0.57 });
  const labelSize = fittingSize(label, { width: 560, lines: 1, largest: 38, smallest: 24, ratio: 0.45 });
  const place = isDrawn
    ? { left: 702, top: 96, width: 460, height: 460 }
    : { left: 706, top: 116, width: 452, height: 452 };
  return (
    <CardGround backgroundColor={shop['--background']} fontFamily="Fredoka" fontWeight={700}>
      <CardLayer content={backdrop(shop, seed)} />
      <Picture
        src={picture}
        width={place.width}
        height={place.height}
        left={place.left}
        top={place.top}
        objectFit="cover"
        {...(isDrawn || isFrameless
          ? {}
          : {
              border: `12px solid ${shop['--surface-raised']}`,
              borderRadius: 226,
              backgroundColor: shop['--pastel-2'],
            })}
      />
      <CardLayer content={foreground(shop, isDrawn || isFrameless)} />
      <Column alignItems="flex-start" left={60} top={100} width={630} height={counter - 110}>
        {label === '' ? null : (
          <Box
            maxWidth={620}
            padding="10px 28px 12px"
            borderRadius={40}
            backgroundColor={shop['--surface-raised']}
            color={shop['--text']}
            fontSize={labelSize}
            lineHeight={1.15}
            wordBreak="break-word"
            marginBottom={22}
          >
            {label}
          </Box>
        )}
        <Box
          color={shop['--pop']}
          fontSize={size}
          lineHeight={1.02}
          textWrap="balance"
          wordBreak="break-word"
          letterSpacing={-1}
        >
          {words}
        </Box>
      </Column>
    </CardGround>
  );
}

type Shop = ReturnType<typeof candyTokens>;

/** Blobs and bubbles. */
function backdrop(shop: Shop, seed: number): string {
  const random = seededRandom(seed);
  const bubbles = [
    [30, 130],
    [590, 110],
    [1120, 200],
    [620, 450],
  ]
    .map(([x = 0, y = 0]) => {
      const [left, top, radius] = [x + random() * 50, y + random() * 50, 20 + random() * 24];
      const lit = `<circle cx="${(left - radius * 0.35).toFixed(0)}" cy="${(top - radius * 0.4).toFixed(0)}" r="${(radius / 6).toFixed(0)}" fill="#fff" fill-opacity=".7"/>`;
      return `<circle cx="${left.toFixed(0)}" cy="${top.toFixed(0)}" r="${radius.toFixed(0)}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>${lit}`;
    })
    .join('');
  return `<path d="M-60 330c60-90 240-120 340-20 90 90 90 260-20 330H-60z" fill="${shop['--pastel']}"/><path d="M700 40c120-120 420-110 520-20v420c-70 90-260 90-380 10-120-70-230-280-140-410z" fill="${shop['--pastel-2']}"/>${bubbles}`;
}

/** What hangs in front: the gleam on the picture's bubble, the icing, the awning. */
function foreground(shop: Shop, isFree: boolean): string {
  const drip =
    'V24q20 0 20 12v14a16 16 0 0 0 32 0V40q0-14 14-14t14 14v6a13 13 0 0 0 26 0v-8q0-14 15-14t15 14v28a17 17 0 0 0 34 0V42q0-14 14-14t14 14v4a12 12 0 0 0 24 0v-4q0-14 14-14t14 14v16a15 15 0 0 0 30 0V36q0-12 20-12V0z';
  const icing = [0, 300, 600, 900]
    .map((x) => `<path transform="translate(${x} ${counter})" d="M0 0${drip}"/>`)
    .join('');
  const stripes = Array.from({ length: width / stripe }, (_, at) => {
    const fill = at % 2 === 0 ? shop['--secondary'] : shop['--cloth'];
    return `<path d="M${at * stripe} 0h${stripe}v44a40 40 0 0 1-80 0z" fill="${fill}"/>`;
  }).join('');
  const gleam = isFree
    ? ''
    : `<path d="M762 268q36-96 128-118" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="14" stroke-linecap="round"/>`;
  return `${gleam}<path d="M0 ${counter + 20}H1200V630H0z" fill="${shop['--surface']}"/><g fill="${shop['--icing']}">${icing}</g><path d="M0 ${counter + 8}H1200" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>${stripes}<path d="M0 0H1200V14H0z" fill="#fff" fill-opacity=".25"/>`;
}
