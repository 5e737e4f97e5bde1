import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../platform/log/log.ts';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './prepared-page.ts';

/** Answers requests for live pages before the router runs; everything else goes on to `next`. */
export type AnswerLivePage = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const prefix = '/p/';

/**
 * @param hostOf finds the slug in a host name when pages have hosts of their own (`PAGES_URL`), else null.
 */
export function createLivePages(
  cache: PageCache,
  hostOf: ((host: string) => string | null) | null,
  log: Log,
): AnswerLivePage {
  return (request, response, next) => {
    const slug = slugOf(request, hostOf);
    if (slug === null || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const page = cache.peek(slug);
    if (page) return sendPage(page, request, response);
    if (page === null) return next();
    cache.load(slug).then(
      (loaded) => (loaded ? sendPage(loaded, request, response) : next()),
      (error: unknown) => {
        log.error({ err: error, slug }, 'a live page could not be read');
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
        response.end('This page cannot be read right now. Please try again in a moment.');
      },
    );
  };
}

function slugOf(request: IncomingMessage, hostOf: ((host: string) => string | null) | null): string | null {
  const url = request.url ?? '/';
  if (hostOf) {
    const slug = hostOf(request.headers.host ?? '');
    if (slug !== null && (url === '/' || url.startsWith('/?'))) return slug;
  }
  if (!url.startsWith(prefix)) return null;
  const end = url.indexOf('?');
  const name = url.slice(prefix.length, end === -1 ? undefined : end);
  return name === '' || name.includes('/') ? null : decoded(name);
}

/** Slugs hold Unicode letters, which arrive percent-encoded. */
function decoded(name: string): string | null {
  if (!name.includes('%')) return name;
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    return null;
  }
}
