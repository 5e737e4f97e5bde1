import type { Facts, FactsImage } from '@moonpage/engine/facts.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PageAssets } from '../../pages/assets.ts';
import { keyOfUrl } from '../../uploads/keys.ts';
import type { AvifPictures } from './avif.ts';

/**
 * Gives facts whose pictures live as long as the page: uploads are removed when no draft uses them. The pictures of the
 * first view come as AVIF as well.
 */
export type KeepImage = (facts: Facts) => Promise<Facts>;

interface Deps {
  readonly storage: Pick<Storage, 'get'>;
  readonly assets: Pick<PageAssets, 'keep'>;
  readonly avifPictures: AvifPictures;
}

export function createKeepImage({ storage, assets, avifPictures }: Deps): KeepImage {
  /** @returns null when the upload is gone. */
  const kept = async <Picture extends FactsImage>(
    picture: Picture,
    lighter: (bytes: Uint8Array) => Promise<string | null>,
  ): Promise<Picture | null> => {
    const key = keyOfUrl(picture.url);
    if (key === null) return picture;
    const stored = await storage.get(key);
    if (!stored) return null;
    const url = await assets.keep(stored.bytes, stored.contentType);
    const avif = await lighter(stored.bytes);
    return { ...picture, url, ...(avif === null ? {} : { avif }) };
  };
  return async (facts) => {
    const { image, backgroundImage, gallery } = facts;
    const lighter = async (bytes: Uint8Array) => {
      const picture = await avifPictures.make(bytes);
      return picture && (await assets.keep(picture, 'image/avif'));
    };
    // A picture that is gone is no reason not to publish: the design draws its emblem, the gallery shows the others.
    const [keptImage, keptBackground, ...keptGallery] = await Promise.all([
      image && kept(image, lighter),
      backgroundImage && kept(backgroundImage, lighter),
      ...gallery.map((picture) => kept(picture, async () => null)),
    ]);
    return {
      ...facts,
      image: keptImage,
      ...(backgroundImage === undefined ? {} : { backgroundImage: keptBackground ?? null }),
      gallery: keptGallery.filter((picture) => picture !== null),
    };
  };
}
