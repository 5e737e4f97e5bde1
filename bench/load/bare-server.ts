// A bare node:http server in a process of its own: sends one page's Brotli bytes from memory, or says that they have not changed.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [encoded] = (await once(process, 'message')) as [string];
const bytes = Buffer.from(encoded, 'base64');
const etag = '"page"';
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { Vary: 'Accept-Encoding', ETag: etag }).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': bytes.length,
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
