import { trustedPage } from '../../../web/ui/frame/trusted-page.ts';

/** Gets an address of our own for a picture elsewhere. */
export type ProxyImage = (imageUrl: string) => Promise<string>;

/**
 * Replaces the pictures that a page takes from other hosts by proxied ones, as a canvas that drew them could not be read. One
 * that cannot be proxied keeps its address, and the failure is logged (specification, section 4).
 * @param origin our own, whose pictures stay as they are.
 */
export async function replaceExternalImages(
  html: string,
  origin: string,
  proxyImage: ProxyImage,
): Promise<string> {
  const page = new DOMParser().parseFromString(trustedPage(html), 'text/html');
  const external = Array.from(page.querySelectorAll('img[src]')).filter((image) =>
    isExternal(image.getAttribute('src') ?? '', origin),
  );
  if (external.length === 0) return html;
  await Promise.all(
    external.map(async (image) => {
      const source = image.getAttribute('src') ?? '';
      try {
        image.setAttribute('src', await proxyImage(source));
      } catch (error) {
        reportFailure(source, error);
      }
    }),
  );
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function isExternal(source: string, origin: string): boolean {
  if (!URL.canParse(source, origin)) return false;
  const url = new URL(source, origin);
  return /^https?:$/.test(url.protocol) && url.origin !== origin;
}

function reportFailure(source: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a line in the browser's log
  console.warn('A picture of the preview could not be proxied:', source, error);
}
