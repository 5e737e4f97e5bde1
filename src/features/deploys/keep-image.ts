import type { Facts, FactsImage } from '@moonpage/engine/facts.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PageAssets } from '../pages/assets.ts';
import { keyOfUrl } from '../uploads/keys.ts';

/** Gives facts whose pictures live as long as the page: uploads are cleared away when nobody uses them. */
export type KeepImage = (facts: Facts) => Promise<Facts>;

export function createKeepImage(storage: Pick<Storage, 'get'>, assets: Pick<PageAssets, 'keep'>): KeepImage {
  /** @returns null when the upload is gone. */
  const kept = async <Picture extends FactsImage>(picture: Picture): Promise<Picture | null> => {
    const key = keyOfUrl(picture.url);
    if (key === null) return picture;
    const stored = await storage.get(key);
    return stored && { ...picture, url: await assets.keep(stored.bytes, stored.contentType) };
  };
  return async (facts) => {
    const { image, gallery } = facts;
    // A picture that is gone is no reason not to publish: the design draws its emblem, the gallery shows the others.
    const [keptImage, ...keptGallery] = await Promise.all([image && kept(image), ...gallery.map(kept)]);
    return { ...facts, image: keptImage, gallery: keptGallery.filter((picture) => picture !== null) };
  };
}
