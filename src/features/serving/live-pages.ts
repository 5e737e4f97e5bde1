import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../platform/log/log.ts';
import { isSlug } from '../coins/slug.ts';
import type { FoundPage, PageCache } from './page-cache.ts';
import { sendPage } from './prepared-page.ts';
import type { SendTakenDown } from './taken-down-page.ts';

/** Answers requests for live pages before the router runs; everything else goes on to `next`. */
export type AnswerLivePage = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const prefix = '/p/';

/** Where pages live when each has a host of its own (`PAGES_URL`). */
export interface PageHosts {
  /** The slug in a host name; null for a host of anything else. */
  slugOf(host: string): string | null;
  /** The page's address on its own host. */
  urlOf(slug: string): string;
}

/**
 * @param hosts null when pages live under `/p/{slug}`. Otherwise a page's host answers with the page and its files and with nothing else,
 * and that path only leads there: a page without a sandbox has no business on the product's own origin.
 */
export function createLivePages(
  cache: PageCache,
  hosts: PageHosts | null,
  sendTakenDown: SendTakenDown,
  log: Log,
): AnswerLivePage {
  return (request, response, next) => {
    const url = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const onItsHost = hosts?.slugOf(request.headers.host ?? '') ?? null;
    if (onItsHost !== null && !isPage(url)) return isRead && isFile(url) ? next() : sendMissing(response);
    if (!isRead) return onItsHost === null ? next() : sendMissing(response);
    const asked = onItsHost ?? slugOfPath(url);
    if (asked === null) return next();
    const slug = asked.replace(/\/$/, '').toLowerCase();
    // Asked for again each time: another coin may have that address by then.
    const leadTo = (to: string) => {
      const location = (hosts?.urlOf(to) ?? prefix + encodeURIComponent(to)) + queryOf(url);
      response.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end();
    };
    const answer = (page: FoundPage) => {
      if (page === null && onItsHost !== null) sendMissing(response);
      else if (page === null) next();
      else if (page === 'taken-down') sendTakenDown(request, response);
      else if ('leadsTo' in page) leadTo(page.leadsTo);
      else if (onItsHost !== null || (hosts === null && asked === slug)) sendPage(page, request, response);
      else leadTo(slug);
    };
    const page = cache.peek(slug);
    if (page !== undefined) return answer(page);
    cache.load(slug).then(
      (loaded) => (loaded === 'busy' ? sendLater(response) : answer(loaded)),
      (error: unknown) => {
        log.error({ err: error, slug }, 'live page read failed');
        sendLater(response);
      },
    );
  };
}

function sendLater(response: ServerResponse): void {
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '5',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end('This page cannot be read right now. Please try again in a moment.');
}

/** On a page's host; what it calls beside its files is the service's, under the service's own address. */
function isPage(url: string): boolean {
  return url === '/' || url.startsWith('/?');
}

/** By its name alone: a path with `..` in it, however written, leads elsewhere. */
function isFile(url: string): boolean {
  return /^\/p\/assets\/[\w-][\w.-]*(?:\?.*)?$/.test(url);
}

function sendMissing(response: ServerResponse): void {
  response.writeHead(404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end('There is no page at this address.');
}

/** As it is written: people and programs add a slash, or write capitals. */
function slugOfPath(url: string): string | null {
  if (!url.startsWith(prefix)) return null;
  const slug = decoded(url.slice(prefix.length, url.length - queryOf(url).length));
  return slug !== null && isSlug(slug.replace(/\/$/, '')) ? slug : null;
}

/** With its question mark; empty where there is none. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
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
