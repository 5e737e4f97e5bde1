import { slugOfHostLabel } from '../coins/host-label.ts';

/**
 * Reads the slug from a host name of `PAGES_URL`, e.g. `pepe` from `pepe.example.com` under `https://{slug}.example.com`.
 * @returns null for any other host, and for the service's own.
 */
export function createHostReader(pagesUrl: string, appUrl: string): (host: string) => string | null {
  const appHost = new URL(appUrl).host;
  const suffix = new URL(pagesUrl.replace('{slug}', 'slug')).host.slice('slug'.length);
  return (host) => {
    const name = host.toLowerCase();
    if (!name.endsWith(suffix) || name === appHost) return null;
    const label = name.slice(0, -suffix.length);
    return label.includes('.') ? null : slugOfHostLabel(label);
  };
}

/** Hosts of this service; its live pages stand under them. */
export function ownHosts({ appUrl, pagesUrl }: { appUrl: string; pagesUrl: string | null }): string[] {
  const urls = pagesUrl === null ? [appUrl] : [appUrl, pagesUrl.replace('{slug}.', '')];
  return urls.map((url) => new URL(url).hostname);
}
