import { compose } from '@moonpage/engine/compose/compose.ts';
import { type DesignName, designNames } from '@moonpage/engine/document/design-names.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { renderPage } from '@moonpage/engine/render/render-page.tsx';
import { lenientFacts, type LenientFacts, type RefusedValue } from './features/coins/lenient-facts.ts';
import { slugCandidates } from './features/coins/slug.ts';
import { createAvifPictures } from './features/deploys/pictures/avif.ts';
import { createCardFonts } from './features/deploys/share/card-fonts.ts';
import { createDrawing, drawingProgram, drawingTimeInMs } from './features/deploys/share/drawing.ts';
import { keepReminder } from './features/deploys/share/reminder.ts';
import { createScriptFonts } from './features/deploys/share/script-fonts.ts';
import { createSharedFiles } from './features/deploys/share/share-files.ts';
import { openPageAssets } from './features/pages/assets.ts';
import { type UploadRefusalCode, uploadRefusals } from './features/uploads/contract.ts';
import { reencodeImage } from './features/uploads/image.ts';
import { isProblem } from './platform/errors/problem.ts';
import type { Log } from './platform/log/log.ts';
import type { Storage } from './platform/storage/storage.ts';

export { lenientFacts };

/** A coin to show: details as in the build form, and a picture in any format that an upload may have. */
export interface GalleryCoin {
  readonly details: unknown;
  /** Its name is for the list of what was refused. */
  readonly picture: { readonly name: string; readonly bytes: Uint8Array } | null;
  /** In which designs; in all of them unless given. */
  readonly designs?: readonly DesignName[];
}

/** One page of the gallery as the files of a folder that any web server can serve. */
export interface GalleryPage {
  readonly design: DesignName;
  readonly slug: string;
  readonly name: string;
  readonly symbol: string;
  /** By their path in the page's folder, `index.html` first. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface GalleryCoinPages {
  readonly slug: string;
  readonly name: string;
  /** What the form would not have taken of the coin. */
  readonly refused: readonly RefusedValue[];
  readonly pages: readonly GalleryPage[];
}

/**
 * Every coin in every design, or in its own ones, as the pages that would be deployed on a host of their own: the composer's texts, no beacon.
 * @param gallery.storage where pictures are kept meanwhile
 * @param gallery.now milliseconds since 1970
 */
export async function* makeGallery(gallery: {
  coins: readonly GalleryCoin[];
  storage: Storage;
  now: number;
  seed: number;
  /** Absolute path of a folder for unpacked fonts. */
  cacheFolder: string;
  /** For cards that could not be drawn. */
  log: Pick<Log, 'error'>;
}): AsyncGenerator<GalleryCoinPages> {
  const { storage, now, seed } = gallery;
  const assets = await openPageAssets(
    storage,
    Object.values(designs).flatMap(({ fonts }) => fonts),
  );
  const makeShared = createSharedFiles({
    assets,
    loadFont: createCardFonts(gallery.cacheFolder),
    loadScriptFonts: createScriptFonts(gallery.cacheFolder),
    draw: createDrawing({ program: drawingProgram, timeInMs: drawingTimeInMs }),
    log: gallery.log,
  });
  const avifPictures = createAvifPictures(gallery.log);
  const taken = new Set<string>();
  for (const coin of gallery.coins) {
    const given = lenientFacts(coin.details, now);
    const { facts, refused } = coin.picture === null ? given : await withPicture(given, coin.picture);
    const slug = freeSlug(facts, taken);
    const pages: GalleryPage[] = [];
    for (const design of coin.designs ?? designNames) {
      const files = await filesOf({ facts, design, slug });
      pages.push({ design, slug, name: facts.name, symbol: facts.symbol, files });
    }
    yield { slug, name: facts.name, refused, pages };
  }

  /** The coin with its picture; one that is none is listed, and the designs draw their emblems. */
  async function withPicture(
    { facts, refused }: LenientFacts,
    picture: { name: string; bytes: Uint8Array },
  ): Promise<LenientFacts> {
    try {
      const { bytes, width, height, silhouette } = await reencodeImage(picture.bytes, 'shrink');
      const url = await assets.keep(new Uint8Array(bytes), 'image/webp');
      const lighter = await avifPictures.make(bytes);
      const avif = lighter === null ? undefined : await assets.keep(lighter, 'image/avif');
      return { facts: { ...facts, image: { url, width, height, silhouette, avif } }, refused };
    } catch (error) {
      const code = uploadRefusalOf(error);
      if (code === null) throw error;
      const { title: message } = uploadRefusals[code];
      return { facts, refused: [...refused, { field: 'mainImageUrl', value: picture.name, message }] };
    }
  }

  async function filesOf({ facts, design, slug }: { facts: Facts; design: DesignName; slug: string }) {
    const document = compose({ facts, seed, design });
    const pageUrl = `https://${design}.example/`;
    const reminder = await keepReminder({ facts, lang: document.lang, pageUrl, at: new Date(now) }, assets);
    const rendered = renderPage(document, facts, {
      shared: { ...(await makeShared({ document, facts })), reminder },
      slug,
      pageUrl,
      assetUrl: (name) => `assets/${assets.nameOf(name)}`,
      beaconUrl: null,
      reportUrl: 'https://moonpage.example/support',
      now,
      updatedAt: now,
      noindex: false,
      likenesses: [],
      preview: false,
    });
    const files = new Map<string, Uint8Array>([['index.html', Buffer.from(rendered.html)]]);
    for (const name of rendered.assets) {
      const asset = await assets.read(assets.nameOf(name));
      if (asset === null) throw new Error(`The page names ${name}, which is not there.`);
      files.set(`assets/${asset.name}`, asset.bytes);
    }
    return files;
  }
}

/** Why an upload would have been refused; null for a failure of another kind. */
function uploadRefusalOf(error: unknown): UploadRefusalCode | null {
  const codes = ['INVALID_FILE_TYPE', 'IMAGE_TOO_LARGE', 'UPLOAD_FAILED'] as const;
  return codes.find((code) => isProblem(error, code)) ?? null;
}

function freeSlug(facts: Facts, taken: Set<string>): string {
  for (const slug of slugCandidates(facts.name, facts.symbol)) {
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
  throw new Error('slugCandidates has ended');
}
