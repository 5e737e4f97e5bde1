import type { RenderedPage } from './options.ts';

/**
 * The header that lets a page do what it does and nothing else: its own script and style by their hashes, files from
 * where its assets are, the beacon, and of other services those alone that the page reports to.
 * @param hosting `path`: the page shares its host with the product, so it is sandboxed into an origin of its own;
 * `own-host`: nothing else lives there.
 */
export function contentSecurityPolicy(page: RenderedPage, hosting: 'path' | 'own-host'): string {
  const { assetSources: files, pixelSources: pixels } = page;
  return [
    `default-src 'none'`,
    directive('script-src', [page.scriptHash && `'${page.scriptHash}'`, ...pixels.script]),
    `style-src '${page.styleHash}'`,
    // `data:` is the icon that is drawn for a coin without a picture.
    directive('img-src', [...files, ...pixels.img, 'data:']),
    directive('manifest-src', files),
    directive('font-src', files),
    directive('connect-src', [page.beaconSource, ...pixels.connect]),
    ...(page.frameSource === null && pixels.frame.length === 0
      ? []
      : [directive('frame-src', [page.frameSource, ...pixels.frame])]),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    ...(hosting === 'path' ? [sandbox] : []),
  ].join('; ');
}

function directive(name: string, sources: readonly (string | null)[]): string {
  const named = [...new Set(sources.filter((source) => source !== null))];
  return `${name} ${named.join(' ') || `'none'`}`;
}

const sandbox = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The policy of a page that was made for a host of its own and is now served from a path, where no script of others runs. */
export function sandboxed(policy: string): string {
  if (policy.includes(sandbox)) return policy;
  const own = policy.replace(/script-src [^;]*/, (scripts) => scripts.replaceAll(/ https:[^ ]*/g, ''));
  return `${own}; ${sandbox}`;
}
