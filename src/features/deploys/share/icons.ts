import sharp from 'sharp';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';
import { icoOf } from './ico.ts';

/** The pictures that stand for a page in tabs, on home screens and in lists of apps. */
export interface IconSet {
  /** 16, 32 and 48 pixels. */
  readonly ico: Buffer;
  /** 180 pixels on the page's background: Apple's systems show no transparency. */
  readonly apple: Buffer;
  /** 192 pixels. */
  readonly small: Buffer;
  /** 512 pixels. */
  readonly large: Buffer;
}

/** Makes a page's icons. @param picture its mascot or emblem in any format @param background `#rrggbb` */
export async function drawIcons(picture: Buffer, background: string): Promise<IconSet> {
  return await encodeInTurn(() => encodeIcons(picture, background));
}

async function encodeIcons(picture: Buffer, background: string): Promise<IconSet> {
  const at = (side: number) =>
    sharp(picture)
      .resize(side, side, { fit: 'contain', background: '#0000' })
      .png({ palette: true, quality: 92, effort: 7 })
      .toBuffer();
  const tabs: { side: number; png: Buffer }[] = [];
  for (const side of [16, 32, 48]) tabs.push({ side, png: await at(side) });
  return {
    ico: icoOf(tabs),
    apple: await onGround(picture, background),
    small: await at(192),
    large: await at(512),
  };
}

async function onGround(picture: Buffer, background: string): Promise<Buffer> {
  const inside = await sharp(picture)
    .resize(156, 156, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: 180, height: 180, channels: 3, background } })
    .composite([{ input: inside, gravity: 'centre' }])
    .png({ palette: true, quality: 92, effort: 7 })
    .toBuffer();
}
