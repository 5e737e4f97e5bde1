import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { Likeness } from '@moonpage/engine/likeness.ts';
import { contentSecurityPolicy } from '@moonpage/engine/render/content-security-policy.ts';
import type { SharedFiles } from '@moonpage/engine/render/options.ts';
import { renderPage } from '@moonpage/engine/render/render-page.tsx';
import { encodeInTurn } from '../../platform/limits/encoders.ts';
import { hostLabelOf } from '../coins/host-label.ts';
import type { PageAssets } from '../pages/assets.ts';
import type { QrCode } from './share/qr-code.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page rendered and compressed, ready to be kept and sent. */
export interface RenderedLivePage {
  readonly html: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  /** SHA-256 of the HTML, hex. */
  readonly hash: string;
  readonly contentSecurityPolicy: string;
  /** Names under `/p/assets/` of what the page refers to, and of its address as a code to scan. */
  readonly assets: string[];
}

export interface LivePageInput {
  readonly slug: string;
  readonly document: PageDocument;
  readonly facts: Facts;
  /** What another public page has in common with it. */
  readonly shares: readonly Likeness[];
  /** Whether its creator lets search engines list it; on a path none does. */
  readonly isIndexed: boolean;
  readonly deployedAt: Date;
  /** What stands for the page elsewhere; null where it could not be drawn. */
  readonly shared: SharedFiles | null;
  /** Null where it could not be made. */
  readonly qrCode: QrCode | null;
}

export type RenderLivePage = (page: LivePageInput) => Promise<RenderedLivePage>;

/** Where pages live, from the settings. */
export interface LivePlace {
  readonly appUrl: string;
  readonly pagesUrl: string | null;
}

/** Renders and compresses pages of `place`, with the fonts and pictures of `assets`. */
export function createRenderLive(
  assets: Pick<PageAssets, 'pathOf' | 'nameOf'>,
  place: LivePlace,
): RenderLivePage {
  return async (page) => {
    const hosting = place.pagesUrl === null ? 'path' : 'own-host';
    const rendered = renderPage(page.document, page.facts, {
      slug: page.slug,
      pageUrl: liveUrl(page.slug, place),
      assetUrl: (name) => assets.pathOf(name),
      // On a host of its own the page may be served without us, so it names ours.
      beaconUrl: place.pagesUrl === null ? '/api/page-views' : `${place.appUrl}/api/page-views`,
      reportUrl: `${place.appUrl}/report/${encodeURIComponent(page.slug)}`,
      shared: page.shared,
      now: page.deployedAt.getTime(),
      updatedAt: page.deployedAt.getTime(),
      noindex: place.pagesUrl === null || !page.isIndexed,
      likenesses: page.shares,
      hosting,
      preview: false,
    });
    const { html } = rendered;
    const bytes = Buffer.from(html);
    return {
      html,
      ...(await encodeInTurn(() => compress(bytes))),
      hash: createHash('sha256').update(bytes).digest('hex'),
      contentSecurityPolicy: contentSecurityPolicy(rendered, hosting),
      assets: [...rendered.assets, ...(page.qrCode ? [page.qrCode.svg, page.qrCode.png] : [])].map((name) =>
        assets.nameOf(name),
      ),
    };
  };
}

async function compress(bytes: Buffer): Promise<Pick<RenderedLivePage, 'brotli' | 'gzip'>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    brotli: await compressBrotli(bytes, { params }),
    gzip: await compressGzip(bytes, { level: 9 }),
  };
}

/** The address of a live page: a host of its own under `PAGES_URL`, else `/p/{slug}`. */
export function liveUrl(slug: string, place: LivePlace): string {
  return place.pagesUrl === null
    ? `${place.appUrl}/p/${encodeURIComponent(slug)}`
    : place.pagesUrl.replace('{slug}', hostLabelOf(slug));
}
