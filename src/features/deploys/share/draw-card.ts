import { createElement } from 'react';
import sharp from 'sharp';
import { type CardProps, cardSize } from '@moonpage/engine/designs/card.ts';
import type { Design } from '@moonpage/engine/designs/design.ts';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';
import type { LoadedCardFont } from './card-fonts.ts';
import type { Draw } from './drawing.ts';
import { plainTree } from './plain-tree.ts';

/**
 * Draws a page's share card in its design.
 * @param content what it says and shows, before it is known which letters can be drawn
 * @returns a PNG of 1200×630
 */
export async function drawCard(
  design: Design,
  content: CardProps,
  fonts: readonly LoadedCardFont[],
  draw: Draw,
): Promise<Buffer> {
  const { name, ticker, headline, chain, chainName, ...rest } = content;
  const drawable = drawableWith(fonts);
  const card = createElement(design.Card, {
    ...rest,
    name: drawable(name),
    ticker: drawable(ticker),
    headline: drawable(headline),
    chain: drawable(chain),
    chainName: drawable(chainName),
  });
  const png = await draw({
    kind: 'card',
    card: plainTree(card),
    ...cardSize,
    fonts: fonts.map(({ family, weight, sfnt }) => ({ family, weight, sfnt })),
    fontFiles: fonts.map(({ file }) => file),
  });
  return encodeInTurn(() => sharp(png).png({ palette: true, quality: 90, effort: 7 }).toBuffer());
}

/**
 * A text as far as it can be drawn: when more than a few of its letters cannot, none of it, because half a name is another name.
 */
function drawableWith(fonts: readonly LoadedCardFont[]): (text: string) => string {
  const has = (letter: string) => {
    const point = letter.codePointAt(0) ?? 0;
    return point === 0x20 || fonts.some(({ codePoints }) => codePoints.has(point));
  };
  return (text) => {
    const letters = Array.from(text.normalize('NFC'));
    const isPicture = (letter: string) => /\p{Extended_Pictographic}|\p{Emoji_Component}|\p{M}/u.test(letter);
    const words = letters.filter((letter) => has(letter) || !isPicture(letter));
    if (!words.every(has)) return '';
    return words.join('').replaceAll(/\s+/g, ' ').trim();
  };
}
