import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Log } from '../../../platform/log/log.ts';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';

export type AvifPictures = ReturnType<typeof createAvifPictures>;

/**
 * Measured on drawings and photographs of 512 pixels: 55 is as good to look at as WebP at 86, 35 still shows no flaw where a page shows
 * it. Each takes 0.2 s; more effort takes 3 s for a tenth less.
 */
const qualities = [55, 45, 35] as const;
/** What a phone's connection brings in two round trips while two fonts come beside it. */
const lightEnough = 17_000;
/** A second file is worth keeping when it is lighter by a fifth. */
const worthwhile = 0.8;
const memory = 16 * 1024 * 1024;

/** Pictures as AVIF, for the browsers that read it: a page's first view waits for its picture. */
export function createAvifPictures(log: Pick<Log, 'error'>) {
  const known = new LRUCache<string, { readonly avif: Uint8Array<ArrayBuffer> | null }>({
    maxSize: memory,
    sizeCalculation: ({ avif }) => (avif?.length ?? 0) + 100,
  });
  return {
    /** Null for an animation, for a picture that would hardly be lighter, and where encoding failed, which is logged. */
    make: async (picture: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> => {
      const hash = hashOf(picture);
      const before = known.get(hash);
      if (before) return before.avif;
      try {
        const avif = await encodeInTurn(() => encode(picture));
        known.set(hash, { avif });
        return avif;
      } catch (error) {
        log.error({ err: error }, 'AVIF encoding failed');
        return null;
      }
    },
  };
}

async function encode(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const { pages = 1 } = await sharp(picture).metadata();
  if (pages > 1) return null;
  let avif: Buffer | null = null;
  for (const quality of qualities) {
    if (avif !== null && avif.length <= lightEnough) break;
    avif = await sharp(picture, { failOn: 'error' })
      .timeout({ seconds: 10 })
      .avif({ quality, effort: 2 })
      .toBuffer();
  }
  return avif !== null && avif.length <= picture.length * worthwhile ? new Uint8Array(avif) : null;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
