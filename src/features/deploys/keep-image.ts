import type { Facts } from '@moonpage/engine/facts.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PageAssets } from '../pages/assets.ts';
import { keyOfUrl } from '../uploads/keys.ts';

/** Gives facts whose picture lives as long as the page: uploads are cleared away when nobody uses them. */
export type KeepImage = (facts: Facts) => Promise<Facts>;

export function createKeepImage(storage: Storage, assets: PageAssets): KeepImage {
  return async (facts) => {
    const { image } = facts;
    const key = image && keyOfUrl(image.url);
    if (!image || key === null) return facts;
    const stored = await storage.get(key);
    // A picture that is gone is no reason not to publish: the design draws its emblem.
    if (!stored) return { ...facts, image: null };
    return { ...facts, image: { ...image, url: await assets.keepImage(stored.bytes, stored.contentType) } };
  };
}
