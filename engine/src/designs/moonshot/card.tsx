import { type CardFont, type CardProps, cardSize, cardTexts, drawingUrl, fittingSize } from '../card.ts';
import { Box, CardGround, Column, Picture } from '../shared/card-boxes.tsx';
import { cardFiles } from '../shared/fonts.ts';
import { seededRandom } from '../random.ts';

export const cardFonts: readonly CardFont[] = cardFiles({ family: 'Unbounded', weight: 800 }, [
  'latin',
  'latin-ext',
  'cyrillic',
]);

const { width, height } = cardSize;

/** The mascot in orbit at the right, the planet's rim below, the words at the left. */
export function MoonshotCard(card: CardProps) {
  const { palette, seed, picture, isDrawn, isFrameless = false } = card;
  const { words, label } = cardTexts(card);
  const size = fittingSize(words, { width: 570, lines: 4, largest: 92, smallest: 34, ratio: 0.74 });
  return (
    <CardGround backgroundColor={palette.background} color={palette.text} fontFamily="Unbounded">
      <img
        alt=""
        src={drawingUrl(backdrop({ seed, palette }))}
        width={width}
        height={height}
        style={{ position: 'absolute' }}
      />
      <Picture
        src={picture}
        width={isDrawn ? 440 : 360}
        height={isDrawn ? 440 : 360}
        left={isDrawn ? 732 : 772}
        top={isDrawn ? 60 : 104}
        borderRadius={isDrawn || isFrameless ? 0 : 180}
        objectFit="cover"
      />
      <img
        alt=""
        src={drawingUrl(frontOrbit(palette))}
        width={width}
        height={height}
        style={{ position: 'absolute' }}
      />
      <Column left={64} top={40} width={600} height={460}>
        <Box
          fontSize={fittingSize(label, { width: 580, lines: 1, largest: 26, smallest: 10, ratio: 0.78 })}
          color={palette.primaryText}
          marginBottom={22}
        >
          {label}
        </Box>
        <Box fontSize={size} lineHeight={1.12} letterSpacing={-1} wordBreak="break-word">
          {words}
        </Box>
      </Column>
    </CardGround>
  );
}

/** Stars, glow, the far half of the orbit and the rim of the planet. */
function backdrop({ seed, palette }: Pick<CardProps, 'seed' | 'palette'>): string {
  const random = seededRandom(seed);
  const stars = Array.from({ length: 90 }, () => {
    const [x, y, radius] = [random() * width, random() * 520, 0.8 + random() * 1.6];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(1)}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="a"><stop stop-color="${palette.primary}" stop-opacity=".55"/><stop offset="1" stop-color="${palette.primary}" stop-opacity="0"/></radialGradient>
<linearGradient id="b" x2="1"><stop stop-color="${palette.primary}"/><stop offset="1" stop-color="${palette.secondary}"/></linearGradient></defs>
<circle cx="952" cy="284" r="420" fill="url(#a)"/>
<g fill="${palette.text}" opacity=".7">${stars}</g>
<path d="M662 330A300 84 -8 0 1 1246 250" fill="none" stroke="url(#b)" stroke-width="5"/>
<ellipse cx="600" cy="1160" rx="1050" ry="600" fill="${palette.surface}" stroke="url(#b)" stroke-width="6"/>
</svg>`;
}

function frontOrbit(palette: CardProps['palette']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M662 330A300 84 -8 0 0 1246 250" fill="none" stroke="${palette.primaryEdge}" stroke-width="5"/><circle cx="770" cy="382" r="13" fill="${palette.secondaryEdge}"/></svg>`;
}
