import { englishOnly } from '../shared/english-only.ts';
import { type CardFont, type CardProps, cardSize, drawingUrl, fittingSize, needsShaping } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { desktopTokens } from './tokens.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Pixelify Sans', weight: 700 }, [
  'latin',
  'latin-ext',
  'cyrillic',
]);

const { width, height } = cardSize;

/** The desktop's first view: the words in their window, the picture in another before it, the task bar. */
export function DesktopCard(card: CardProps) {
  const { name, ticker, headline, chain, palette, seed, picture, isDrawn } = card;
  const tokens = desktopTokens(palette, seed);
  const words = headline || name || ticker;
  const label = [name, ticker, chain].filter((each) => each !== '' && each !== words).join(' · ');
  // The face's Cyrillic letters are wider than its Latin ones.
  const ratio = /\p{sc=Cyrillic}/u.test(words) ? 0.82 : 0.67;
  const size = fittingSize(words, { width: 540, lines: 4, largest: 88, smallest: 22, ratio });
  const bar = {
    display: 'flex',
    position: 'absolute',
    color: palette.onPrimary,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  } as const;
  return (
    <CardGround backgroundColor={palette.background} fontFamily="Pixelify Sans">
      <img
        alt=""
        src={drawingUrl(windows(palette, tokens))}
        width={width}
        height={height}
        style={{ position: 'absolute' }}
      />
      <div style={{ ...bar, left: 66, top: 59, width: 550 }}>
        <Lettering text={name === '' ? 'Readme' : `${name}.exe`} size={24} />
      </div>
      <div style={{ ...bar, left: 756, top: 115, width: 270 }}>
        <Lettering
          text={ticker === '' ? englishOnly(card, 'Picture', '') : `${ticker.slice(1)}.bmp`}
          size={24}
        />
      </div>
      <Column left={84} top={104} width={570} height={376} overflow="hidden" color={palette.text}>
        <Box color={palette.primaryText} marginBottom={20}>
          <Lettering text={label} size={26} />
        </Box>
        <Lettering text={words} size={size} />
      </Column>
      <Picture
        src={picture}
        width={isDrawn ? 340 : 380}
        height={isDrawn ? 340 : 380}
        left={isDrawn ? 767 : 747}
        top={isDrawn ? 174 : 154}
        objectFit="cover"
      />
    </CardGround>
  );
}

/** Words in pieces that cannot become ligatures: the face's fi and fl read as a capital A. */
function Lettering({ text, size }: { text: string; size: number }) {
  if (needsShaping(text)) return <Box fontSize={size}>{text}</Box>;
  return (
    <Box flexWrap="wrap" fontSize={size} lineHeight={1.02}>
      {text.split(' ').map((word, position) => (
        <div key={position} style={{ display: 'flex', marginRight: size * 0.22 }}>
          {word.split(/(?<=f)(?=[fil])/).map((piece, at) => (
            <div key={at} style={{ display: 'flex' }}>
              {piece}
            </div>
          ))}
        </div>
      ))}
    </Box>
  );
}

type Tokens = ReturnType<typeof desktopTokens>;

function windows(palette: CardProps['palette'], tokens: Tokens): string {
  const { primary, secondary, background } = palette;
  const dots = Array.from({ length: 40 }, (_, at) => `M${(at % 2) * 6} ${at * 16}h${width}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="a" x2="1"><stop stop-color="${primary}" offset=".45"/><stop offset="1" stop-color="${secondary}"/></linearGradient></defs>
<path fill="${background}" d="M0 0h${width}v${height}H0z"/>
<path d="${dots}" stroke="${palette.surfaceRaised}" stroke-width="6" stroke-dasharray="6 10"/>
${frame({ x: 48, y: 44, width: 690, height: 470 }, tokens)}
<path fill="${palette.surface}" d="M54 96h678v412H54z"/>
${frame({ x: 730, y: 100, width: 414, height: 454 }, tokens)}
<path fill="${tokens['--hi']}" d="M738 150h398v396H738z"/>
<path fill="${tokens['--edge']}" d="M0 572h${width}v4H0z"/><path fill="${tokens['--face']}" d="M0 576h${width}v54H0z"/>
<path fill="${primary}" stroke="${tokens['--edge']}" stroke-width="4" d="M14 586h150v36H14z"/>
<path fill="${secondary}" stroke="${tokens['--edge']}" stroke-width="4" d="M180 586h36v36h-36z"/>
</svg>`;
}

function frame(box: { x: number; y: number; width: number; height: number }, tokens: Tokens): string {
  const rectangle = (inset: number, fill: string | undefined, shift: number) =>
    `<rect x="${box.x + inset + shift}" y="${box.y + inset + shift}" width="${box.width - 2 * inset}" height="${box.height - 2 * inset}" fill="${fill}"/>`;
  const buttons = [96, 64, 34]
    .map((left) => {
      const at = `M${box.x + box.width - left - 6} ${box.y + 14}h26v26h-26z`;
      return `<path fill="${tokens['--face']}" stroke="${tokens['--edge']}" stroke-width="4" d="${at}"/>`;
    })
    .join('');
  return [
    `<g opacity=".45">${rectangle(-2, tokens['--edge'], 14)}</g>`,
    rectangle(-4, tokens['--outline'], 0),
    rectangle(0, tokens['--lo'], 0),
    `<path fill="${tokens['--hi']}" d="M${box.x} ${box.y}h${box.width - 4}v4H${box.x + 4}v${box.height - 8}h-4z"/>`,
    rectangle(4, tokens['--face'], 0),
    `<rect x="${box.x + 8}" y="${box.y + 8}" width="${box.width - 16}" height="38" fill="url(#a)"/>`,
    buttons,
  ].join('');
}
