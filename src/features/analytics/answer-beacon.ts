import type { OpenAPI } from '@orpc/openapi';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../platform/log/log.ts';
import { beaconBodyLimit } from './beacon.ts';
import type { ReaderAddress } from './readers/reader.ts';
import type { Analytics } from './service.ts';

const path = '/api/page-views';

/**
 * `POST /api/page-views`, `text/plain`: from pages with the origin `null`, so there is no origin check and no cookie. Runs before
 * the router, as live pages do. Answers 204 once what was reported is committed or ignored; 429 and 503 under load.
 * @param readerOf reads who reports
 * @param clock milliseconds that only go on
 * @returns what calls `next` for any other request
 */
export function createAnswerBeacon(
  analytics: Pick<Analytics, 'record'>,
  readerOf: (request: IncomingMessage) => ReaderAddress,
  log: Log,
  clock: () => number = () => performance.now(),
) {
  // One line a minute: while the database is away every reading fails.
  let loggedAt = Number.NEGATIVE_INFINITY;
  let unstored = 0;
  const record = async (body: string, request: IncomingMessage): Promise<[number, ...string[]]> => {
    const { 'user-agent': userAgent, 'accept-language': acceptLanguage } = request.headers;
    const outcome = await analytics.record(body, { ...readerOf(request), userAgent, acceptLanguage });
    if (outcome === 'full') return [503, 'Retry-After', '1'];
    return [outcome === 'refused' ? 429 : 204];
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== path || request.method !== 'POST') return next();
    const answer = (status: number, headers: readonly string[] = []) => {
      if (response.headersSent) return;
      response.writeHead(status, ['Access-Control-Allow-Origin', '*', ...headers]).end();
    };
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= beaconBodyLimit) parts.push(part);
      // The rest is not waited for.
      else answer(413, ['Connection', 'close']);
    });
    request.on('end', () => {
      if (size > beaconBodyLimit) return;
      record(Buffer.concat(parts).toString(), request).then(
        ([status, ...more]) => answer(status, more),
        (error: unknown) => {
          unstored += 1;
          if (clock() - loggedAt >= 60_000) {
            loggedAt = clock();
            log.error({ err: error, count: unstored }, 'page views not stored');
            unstored = 0;
          }
          answer(503, ['Retry-After', '5']);
        },
      );
    });
  };
}

/** The beacon for the description of the API, in which only the contract's endpoints stand by themselves. */
export const beaconDescription: OpenAPI.PathsObject = {
  '/page-views': {
    post: {
      summary: 'Report that a live page was read, or what its reader did',
      requestBody: {
        required: true,
        content: {
          'text/plain': {
            schema: { type: 'string', maxLength: beaconBodyLimit },
            example: '{"slug":"pepe","referrer":"https://t.me/pepe","query":"?utm_campaign=launch"}',
          },
        },
      },
      responses: {
        204: { description: 'Counted, or ignored: no such page, or no reader but a robot' },
        413: { description: `More than ${beaconBodyLimit} bytes` },
        429: { description: 'Too many from one address' },
        503: { description: 'Too many at once; `Retry-After` says when to send it again' },
      },
    },
  },
};
