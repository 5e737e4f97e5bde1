import sharp from 'sharp';

/** A photograph as far as an encoder can tell: 256 pixels each way, WebP. */
export async function testPhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 256, height: 256, channels: 3, background: '#888', noise } });
  return new Uint8Array(await picture.blur(1.5).webp({ quality: 86 }).toBuffer());
}
