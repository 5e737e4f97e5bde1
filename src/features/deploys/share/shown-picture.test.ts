import { createPalette } from '@moonpage/engine/colour/palette.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { treatmentsElsewhere, shownPicture } from './shown-picture.ts';

const white = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#ffffff' } })
  .png()
  .toBuffer();

/** `#rrggbbaa` at parts of the side. */
async function coloursOf(picture: Buffer, ...places: readonly [number, number][]) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (part: number) => Math.round(part * (info.width - 1));
  return places.map(([x, y]) => {
    const start = (at(y) * info.width + at(x)) * 4;
    return `#${data.subarray(start, start + 4).toString('hex')}`;
  });
}

test('a photograph that is nearly square stays as it is', async () => {
  expect(await shownPicture(white, null)).toBe(white);
});

test('a logo lies whole on its plate, away from round edges', async () => {
  const plated = await shownPicture(white, { kind: 'plate', colour: '#7c3aed' });
  expect(await sharp(plated).metadata()).toMatchObject({ width: 512, height: 512 });
  expect(await coloursOf(plated, [0, 0], [0.1, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2])).toEqual([
    '#7c3aedff',
    '#7c3aedff',
    '#ffffffff',
    '#ffffffff',
    '#7c3aedff',
  ]);
});

test.each(['cutout', 'logo', 'wide', 'tall'] as const)(
  'a %s is whole, with nothing around it',
  async (kind) => {
    const shown = await shownPicture(white, { kind });
    expect(await coloursOf(shown, [0, 0.5], [1, 0.5], [0.5, 0.2], [0.5, 0.8])).toEqual([
      '#ffffffff',
      '#ffffffff',
      '#00000000',
      '#00000000',
    ]);
  },
);

const logo = (light: number) => ({
  url: '/logo.webp',
  width: 512,
  height: 512,
  silhouette: { edge: light, body: light },
});
const onPage = (background: string, design: 'desktop-98' | 'sticker' = 'desktop-98') => ({
  document: { design, seed: 1 },
  palette: createPalette({ colours: ['#7c3aed', '#f59e0b'], background }),
});

test('a white logo gets a plate on the card where its ground is white, and on icons everywhere', () => {
  for (const background of ['#ffffff', '#000000']) {
    const treatments = treatmentsElsewhere(logo(1), onPage(background));
    expect(treatments.card).toMatchObject({ kind: 'plate' });
    expect(treatments.plain).toMatchObject({ kind: 'plate' });
  }
});

test('a black logo gets a plate on the icons of a black page alone', () => {
  expect(treatmentsElsewhere(logo(0), onPage('#ffffff')).plain).toBeNull();
  expect(treatmentsElsewhere(logo(0), onPage('#000000')).plain).toMatchObject({ kind: 'plate' });
});

test('a card without the page’s outlines has grounds of its own', () => {
  expect(treatmentsElsewhere(logo(1), onPage('#ffffff', 'sticker')).card).toEqual({ kind: 'cutout' });
});

test('an emblem has no treatment', () => {
  expect(treatmentsElsewhere(null, onPage('#ffffff'))).toEqual({ card: null, plain: null });
});
