import { splitColours } from '@moonpage/engine/colour/colour.ts';
import { createPalette } from '@moonpage/engine/colour/palette.ts';
import { emblemsFor } from '@moonpage/engine/compose/emblems.ts';
import { readCoin } from '@moonpage/engine/compose/reading/reading.ts';
import { parseEmblem } from '@moonpage/engine/creatures/emblem.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { emblemOf } from '@moonpage/engine/designs/emblem.tsx';
import { nothingChosen } from '@moonpage/engine/facts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnEmblem } from '../contract.ts';
import { cleanSymbol } from '../rules/text.ts';
import { asSaved } from './as-saved.ts';

export interface EmblemWords {
  readonly coinName: string;
  readonly description: string;
  /** The creator's choice; null where it is read. */
  readonly subject: string | null;
  readonly symbol: string;
  readonly mainColors: string;
  readonly pageBackground: string;
  /** The creator's choice; empty where there is none. */
  readonly emblem: string;
}

/** Emblems for a coin as its form is filled in so far, as stickers: they show on any ground. Pages draw them in their own design. */
export function drawEmblems(typed: EmblemWords): DrawnEmblem[] {
  const facts = asSaved(typed);
  const about = { ...nothingChosen, subject: typed.subject };
  const names = [...emblemsFor(facts, readCoin({ ...facts, about }))];
  if (parseEmblem(typed.emblem) !== null && !names.includes(typed.emblem)) names.splice(-1, 1, typed.emblem);
  const palette = createPalette({
    colours: splitColours(typed.mainColors),
    background: typed.pageBackground,
  });
  const symbol = cleanSymbol(typed.symbol) || 'TICKER';
  return names.map((name) => ({
    name,
    picture: pictureOf(
      renderToStaticMarkup(emblemOf(designs.sticker, { emblem: name, seed: 0 }, symbol, palette)),
    ),
  }));
}

function pictureOf(svg: string): string {
  const whole = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
}
