import sharp from 'sharp';
import type { FactsImage } from '@moonpage/engine/facts.ts';
import { encodeInTurn } from '../../../platform/limits/encoders.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { keyOfUrl } from '../../uploads/keys.ts';

/** Pixels of the longer side: enough to see who it is, and few tokens with every provider. */
const side = 384;

/**
 * The coin's picture for a model to see: from our own storage, never from an address, small, one frame, without transparency.
 * @returns a JPEG, or null when there is no picture or it cannot be read; the page is written all the same then.
 */
export async function readPicture(
  storage: Pick<Storage, 'get'>,
  image: FactsImage | null,
): Promise<Uint8Array | null> {
  const key = image && keyOfUrl(image.url);
  if (key === null) return null;
  try {
    const file = await storage.get(key);
    if (!file) return null;
    const picture = sharp(file.bytes, { pages: 1 })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#808080' })
      .jpeg({ quality: 80 });
    return await encodeInTurn(() => picture.toBuffer());
  } catch {
    return null;
  }
}
