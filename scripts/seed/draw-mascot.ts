import { join } from 'node:path';
import sharp from 'sharp';

const sideInPixels = 512;

/** @returns a PNG of a mascot's drawing. */
export function drawMascot(root: string, name: string): Promise<Buffer> {
  const size = { width: sideInPixels, height: sideInPixels, fit: 'contain', background: '#0000' } as const;
  return sharp(join(root, 'scripts', 'seed', 'mascots', `${name}.svg`), { density: 144 })
    .resize(size)
    .png()
    .toBuffer();
}
