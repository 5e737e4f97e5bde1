import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { createCardFonts, type LoadedCardFont } from './card-fonts.ts';
import { createDrawing, drawingProgram } from './drawing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-letters-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const draw = createDrawing({ program: drawingProgram, timeInMs: 20_000 });

/** A letter as a card shows it, in the face that the design asks for. */
async function drawn(letter: string, fonts: readonly LoadedCardFont[], family: string): Promise<string> {
  const style = { display: 'flex', fontFamily: family, fontSize: 90, color: '#000', background: '#fff' };
  const png = await draw({
    kind: 'card',
    card: { type: 'div', props: { style, children: letter } },
    width: 160,
    height: 160,
    fonts: fonts.map((font) => ({ family: font.family, weight: font.weight, sfnt: font.sfnt })),
    fontFiles: fonts.map(({ file }) => file),
  });
  return png.toString('base64');
}

test.each(designNames)('a card of %s shows the letters of every file of its faces', async (design) => {
  const load = createCardFonts(folder);
  const fonts = await Promise.all(designs[design].cardFonts.map(load));
  for (const [at, font] of fonts.entries()) {
    const others = fonts.filter((_, other) => other !== at);
    const own = [...font.codePoints].filter(
      (point) =>
        /^\p{L}$/u.test(String.fromCodePoint(point)) &&
        !others.some(({ codePoints }) => codePoints.has(point)),
    );
    if (own.length < 2) continue;
    const [one, other] = [own[0] ?? 0, own.at(-1) ?? 0].map((point) => String.fromCodePoint(point));
    const missing = await drawn('\u{10ffff}', fonts, font.family);
    const pictures = await Promise.all(
      [one ?? '', other ?? ''].map((letter) => drawn(letter, fonts, fonts[0]?.family ?? '')),
    );
    expect(new Set([missing, ...pictures]).size, `${font.family}: ${one} and ${other}`).toBe(3);
  }
});
