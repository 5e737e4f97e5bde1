import sharp from 'sharp';

/** A photograph, for an encoder: `side` pixels each way, WebP. */
export async function testPhotograph(side = 256): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } });
  return new Uint8Array(await picture.blur(1.5).webp({ quality: 86 }).toBuffer());
}
