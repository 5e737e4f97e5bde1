// A bare node:http server in a process of its own: sends one page's Brotli bytes from memory, or says that they have not changed.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it is told to answer. */
export interface BareAnswer {
  /** In base64. */
  readonly bytes: string;
  readonly etag: string;
  /** Pairs of names and values; without them it sends what a page of these bytes needs at least. */
  readonly headers: [string, string][] | null;
}

const [answer] = (await once(process, 'message')) as [BareAnswer];
const bytes = Buffer.from(answer.bytes, 'base64');
const { etag, headers } = answer;
/** Of an answer without a body, which says nothing of one. */
const unchanged = headers?.filter(([name]) => !/^content-(?:type|length|encoding)$/.test(name)).flat();
const fewest = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': bytes.length,
  Vary: 'Accept-Encoding',
  ETag: etag,
};
const whole = headers?.flat() ?? fewest;
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, unchanged ?? { Vary: 'Accept-Encoding', ETag: etag }).end();
    return;
  }
  response.writeHead(200, whole);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
