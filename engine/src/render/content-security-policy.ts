import type { RenderedPage } from './options.ts';

/**
 * The header that lets a page do what it does and nothing else: its own script and style by their hashes, files from
 * where its assets are, the beacon.
 * @param hosting `path`: the page shares its host with the product, so it is sandboxed into an origin of its own;
 * `own-host`: nothing else lives there.
 */
export function contentSecurityPolicy(page: RenderedPage, hosting: 'path' | 'own-host'): string {
  const origins = page.assetSources.join(' ');
  return [
    `default-src 'none'`,
    `script-src ${page.scriptHash === null ? `'none'` : `'${page.scriptHash}'`}`,
    `style-src '${page.styleHash}'`,
    // `data:` is the icon that is drawn for a coin without a picture.
    `img-src ${origins} data:`,
    `manifest-src ${origins || `'none'`}`,
    `font-src ${origins || `'none'`}`,
    `connect-src ${page.beaconSource ?? `'none'`}`,
    ...(page.frameSource === null ? [] : [`frame-src ${page.frameSource}`]),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    ...(hosting === 'path' ? [sandbox] : []),
  ].join('; ');
}

const sandbox = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The policy of a page that was made for a host of its own and is now served from a path. */
export function sandboxed(policy: string): string {
  return policy.includes(sandbox) ? policy : `${policy}; ${sandbox}`;
}
