import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import type { LoadedCardFont } from './card-fonts.ts';
import type { Draw } from './drawing.ts';

const side = 800;

/** What stands for a coin without a picture, from `emblemOf`. @returns a square PNG with transparent corners */
export function drawEmblem(
  emblem: ReactElement,
  fonts: readonly LoadedCardFont[],
  draw: Draw,
): Promise<Buffer> {
  const markup = renderToStaticMarkup(emblem);
  // Inside a page the letters take their face from the style sheet.
  const family = fonts[0]?.family ?? 'sans-serif';
  const svg = markup.replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" font-family="${family}" `,
  );
  return draw({ kind: 'svg', svg, width: side, fontFiles: fonts.map(({ file }) => file) });
}
