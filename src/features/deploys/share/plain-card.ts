import type { Palette } from '@moonpage/engine/colour/palette.ts';
import { cardSize } from '@moonpage/engine/designs/card.ts';
import sharp from 'sharp';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';

const side = 512;

/** What stands for an emblem that cannot be drawn: a disc in the coin's first colour. @returns a square PNG */
export function plainPicture(palette: Palette): Promise<Buffer> {
  const { r, g, b } = channelsOf(palette.primary);
  const pixels = Buffer.alloc(side * side * 4);
  const middle = (side - 1) / 2;
  for (let at = 0; at < side * side; at += 1) {
    const distance = Math.hypot((at % side) - middle, Math.floor(at / side) - middle);
    // One pixel of the edge is half there.
    const alpha = Math.round(255 * Math.min(1, Math.max(0, side / 2 - distance)));
    pixels.set([r, g, b, alpha], at * 4);
  }
  const raw = { width: side, height: side, channels: 4 } as const;
  return encodeInTurn(() => sharp(pixels, { raw }).png().toBuffer());
}

/** A card without words or design: the picture on the coin's background. @returns a PNG of 1200×630 */
export async function plainCard(picture: Buffer, palette: Palette): Promise<Buffer> {
  return await encodeInTurn(() => encodePlainCard(picture, palette));
}

async function encodePlainCard(picture: Buffer, palette: Palette): Promise<Buffer> {
  const inside = await sharp(picture)
    .resize(420, 420, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { ...cardSize, channels: 3, background: palette.background } })
    .composite([{ input: inside, gravity: 'centre' }])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer();
}

function channelsOf(hex: string): { r: number; g: number; b: number } {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}
