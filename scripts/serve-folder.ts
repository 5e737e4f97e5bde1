import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export interface FolderServer {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a folder on a free port of this machine as a static host does: Brotli for texts, fonts and pictures for good. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    answer(folder, request.url ?? '/', (status, headers, body) => {
      response.writeHead(status, headers).end(body);
    }).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Send = (status: number, headers: Record<string, string>, body: Buffer | string) => void;

async function answer(folder: string, target: string, send: Send): Promise<void> {
  const { pathname } = new URL(target, 'http://localhost');
  const path = decodeURIComponent(pathname) + (pathname.endsWith('/') ? 'index.html' : '');
  const file = join(folder, normalize(path));
  const type = types[extname(file)];
  const bytes = file.startsWith(folder + sep) && type ? await readFile(file).catch(() => null) : null;
  if (bytes === null || type === undefined) return send(404, { 'Content-Type': 'text/plain' }, 'Not found');
  const isText = type.includes('charset') || type.includes('json');
  const headers = {
    'Content-Type': type,
    'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
  if (!isText) return send(200, headers, bytes);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  send(200, { ...headers, 'Content-Encoding': 'br' }, brotli);
}
