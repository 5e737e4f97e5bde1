import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { permissionsPolicy } from '../../platform/http/security-headers.ts';

/** One way to send a page: its bytes and its headers, made once. */
interface Variant {
  readonly bytes: Buffer;
  /** Names and values alternating, as `ServerResponse.writeHead` takes them. */
  readonly headers: readonly string[];
}

/** Everything that a read of a live page needs; nothing is computed per request. */
export interface PreparedPage {
  readonly etag: string;
  readonly brotli: Variant;
  readonly gzip: Variant;
  readonly identity: Variant;
  readonly notModifiedHeaders: readonly string[];
  /** What the page holds in memory, in bytes. */
  readonly weight: number;
}

/** A deployed page as `deploys` stored it. */
export interface StoredPage {
  readonly html: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  /** Hash of the HTML, without quotes. */
  readonly hash: string;
  readonly contentSecurityPolicy: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Null where its origin is not https. */
  readonly strictTransportSecurity: string | null;
}

/** Makes the three answers of a page: Brotli, gzip and plain, each with an ETag of its own as RFC 9110 asks. */
export function preparePage(page: StoredPage): PreparedPage {
  const shared = [
    'Cache-Control',
    'no-cache',
    'Vary',
    'Accept-Encoding',
    'Content-Security-Policy',
    page.contentSecurityPolicy,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    permissionsPolicy,
    ...(page.strictTransportSecurity === null
      ? []
      : ['Strict-Transport-Security', page.strictTransportSecurity]),
    ...(page.indexed ? [] : ['X-Robots-Tag', 'noindex, nofollow']),
  ];
  const variant = (bytes: Buffer, encoding: string | null): Variant => ({
    bytes,
    headers: [
      ...shared,
      'ETag',
      etagOf(page.hash),
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      String(bytes.length),
      ...(encoding ? ['Content-Encoding', encoding] : []),
    ],
  });
  const identity = Buffer.from(page.html);
  return {
    etag: etagOf(page.hash),
    brotli: variant(page.brotli, 'br'),
    gzip: variant(page.gzip, 'gzip'),
    identity: variant(identity, null),
    notModifiedHeaders: [...shared, 'ETag', etagOf(page.hash)],
    weight: identity.length + page.brotli.length + page.gzip.length,
  };
}

/** Weak: the three encodings of one page share it. */
function etagOf(hash: string): string {
  return `W/"${hash}"`;
}

/** Sends a prepared page: 304 when the reader has it, the best encoding it takes otherwise; HEAD without a body. */
export function sendPage(page: PreparedPage, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && (known === page.etag || known === '*' || known.includes(page.etag.slice(2)))) {
    response.writeHead(304, page.notModifiedHeaders as string[]).end();
    return;
  }
  const variant = page[chooseEncoding(request.headers['accept-encoding'])];
  response.writeHead(200, variant.headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.bytes);
}

type Encoding = 'brotli' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; a stranger may send any. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest encoding that a reader accepts; a quality of 0 means refused (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const encoding = accepts(accepted, 'br') ? 'brotli' : accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  chosen.set(accepted, encoding);
  return encoding;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
