import { domToBlob } from 'modern-screenshot';
import { trustedPage } from '../../../web/ui/frame/trusted-page.ts';
import { replaceExternalImages, type ProxyImage } from './external-images.ts';
import { standaloneCopy } from './standalone-page.ts';

/** The picture of a preview: CSS pixels, device pixels per CSS pixel, and the wait before it is taken (specification, section 9). */
export const picture = { width: 1200, height: 1600, ratio: 2, waitInMs: 1_000 } as const;

/**
 * Draws a page to a PNG in this browser: in a sandboxed frame without scripts, its fonts and images loaded, its animations
 * standing still.
 * @param html a whole page, as `preview_html` keeps it.
 * @throws when the page cannot be loaded or drawn, or `signal` ends it.
 */
export async function capturePage(html: string, proxyImage: ProxyImage, signal: AbortSignal): Promise<Blob> {
  const frame = document.createElement('iframe');
  // Same origin lets this page read what the frame drew; without allow-scripts nothing in it can run.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.width = String(picture.width);
  frame.height = String(picture.height);
  frame.style.cssText = 'position:fixed;left:-20000px;top:0;border:0;pointer-events:none';
  frame.srcdoc = trustedPage(await replaceExternalImages(html, location.origin, proxyImage));
  signal.throwIfAborted();
  const loaded = new Promise<void>((done) => frame.addEventListener('load', () => done(), { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    const page = frame.contentDocument;
    if (!page) throw new Error('The preview frame cannot be read.');
    await settle(page);
    signal.throwIfAborted();
    return await draw(await standaloneCopy(page));
  } finally {
    frame.remove();
  }
}

/** Hands modern-screenshot the page itself in place of its copy of computed styles, which loses counters and first lines. */
async function draw(copy: HTMLElement): Promise<Blob> {
  const place = document.createElement('div');
  place.style.cssText = `position:fixed;left:-20000px;top:0;width:${picture.width}px;height:${picture.height}px`;
  document.body.append(place);
  try {
    return await domToBlob(place, {
      width: picture.width,
      height: picture.height,
      scale: picture.ratio,
      type: 'image/png',
      font: false,
      style: { position: 'static' },
      onCreateForeignObjectSvg: (svg) => {
        svg.querySelector('foreignObject')?.replaceChildren(svg.ownerDocument.importNode(copy, true));
      },
    });
  } finally {
    place.remove();
  }
}

/** What of a document is waited for. */
interface LoadingPage {
  readonly fonts: { readonly ready: Promise<unknown> };
  readonly images: Iterable<{ decode(): Promise<void> }>;
}

/** Waits until the page looks as it will: fonts, images, the specified second. A preview's own style sheet allows no movement. */
export async function settle(page: LoadingPage): Promise<void> {
  await page.fonts.ready;
  await Promise.all(Array.from(page.images, (image) => image.decode().catch(() => undefined)));
  await new Promise((done) => setTimeout(done, picture.waitInMs));
}
