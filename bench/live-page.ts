import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './times.ts';
import type { BareAnswer } from './load/bare-server.ts';
import { startNginx } from './load/nginx.ts';
import { loadOf, type Load } from './load/wrk.ts';

const secondsPerRun = 3;
const rounds = 5;
/** Not counted: code is compiled as it is used. */
const warmUpInSeconds = 2;

type Headers = Record<string, string>;

/** What answers in turn with the others. */
interface Server {
  readonly name: string;
  readonly url: string;
  /** What it calls the page. */
  readonly etag: string;
}

/**
 * Requests per second for a live page beside a bare `node:http` server, the same one with the page's own headers (its policies are a
 * thousand bytes), and one nginx worker, which all send the same Brotli bytes: in turn, several times, so that a machine whose speed
 * drifts does not decide. Ratios are medians of rounds.
 * @param products the same page, from products that are set up differently
 */
export async function measureLivePage(products: readonly { name: string; pageUrl: string }[]): Promise<void> {
  const pages = await Promise.all(
    products.map(async ({ name, pageUrl }) => ({ name, url: pageUrl, ...(await fetchRaw(pageUrl)) })),
  );
  const [page] = pages;
  if (!page) throw new Error('live page: there is no product.');
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-bench-'));
  const nginx = await startNginx(folder, page.bytes);
  const bytes = page.bytes.toString('base64');
  const bare = await startBareServer({ bytes, etag: '"page"', headers: null });
  const alike = await startBareServer({
    bytes,
    etag: page.etag,
    headers: page.headers.filter(([name]) => !ofConnection.has(name)),
  });
  try {
    const others = await Promise.all(
      [
        { name: 'bare server', url: bare.url },
        { name: 'the same with its headers', url: alike.url },
        { name: 'nginx', url: nginx.url },
      ].map(async (server) => ({
        ...server,
        etag: (await fetchRaw(server.url)).etag,
      })),
    );
    const sizes = `${page.bytes.length} bytes of Brotli, 64 connections, keep-alive`;
    console.log(`live page: ${sizes}, ${rounds} rounds of ${secondsPerRun} s each`);
    await compare('200', pages, others, () => ({}));
    await compare('304', pages, others, ({ etag }) => ({ 'If-None-Match': etag }));
  } finally {
    bare.stop();
    alike.stop();
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(
  status: string,
  products: readonly Server[],
  others: readonly Server[],
  headersFor: (server: Server) => Headers,
): Promise<void> {
  const servers = [...others, ...products];
  const run = async (server: Server, seconds: number) => {
    const load = await loadOf(server.url, { 'Accept-Encoding': 'br', ...headersFor(server) }, seconds);
    if (load.failures > 0) throw new Error(`${status}: some answers of ${server.name} failed`);
    return load;
  };
  for (const server of servers) await run(server, warmUpInSeconds);
  const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) loads.get(server.name)?.push(await run(server, secondsPerRun));
  }
  const of = (server: Server, figure: keyof Load) =>
    (loads.get(server.name) ?? []).map((load) => load[figure]);
  const middle = (server: Server, figure: keyof Load) => median(of(server, figure));
  const ratio = (one: Server, other: Server, figure: keyof Load) =>
    median(of(one, figure).map((value, round) => value / (of(other, figure)[round] ?? Number.NaN))).toFixed(
      2,
    );
  for (const server of servers) {
    const figures = `${middle(server, 'requestsPerSecond').toFixed(0)}/s, p99 ${middle(server, 'p99InMs').toFixed(2)} ms`;
    const ratios = others
      .filter((other) => products.includes(server) && other !== server)
      .map(
        (other) =>
          `${ratio(server, other, 'requestsPerSecond')} of ${other.name} (p99 ${ratio(server, other, 'p99InMs')})`,
      );
    console.log(`  ${status} ${server.name}: ${[figures, ...ratios].join(', ')}`);
  }
}

async function startBareServer(answer: BareAnswer): Promise<{ url: string; stop(): void }> {
  const child = fork(fileURLToPath(new URL('./load/bare-server.ts', import.meta.url)));
  const listening = once(child, 'message');
  child.send(answer);
  const [port] = (await listening) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}

/** What a connection adds to every answer by itself. */
const ofConnection = new Set(['date', 'connection', 'keep-alive']);

interface Fetched {
  /** As sent, still encoded. */
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: [string, string][];
}

export function fetchRaw(url: string): Promise<Fetched> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const headers = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        done({ bytes: Buffer.concat(parts), etag: response.headers.etag ?? '', headers });
      });
    }).on('error', fail);
  });
}
