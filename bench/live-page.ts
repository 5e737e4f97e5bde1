import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';
import { startNginx } from './nginx.ts';
import { loadOf, type Load } from './wrk.ts';

const secondsPerRun = 5;
const pairs = 3;

/**
 * Requests per second for a live page beside one nginx worker that sends the same Brotli bytes: in turn, several times, so that a
 * machine whose speed drifts does not decide. Ratios are medians of pairs.
 */
export async function measureLivePage(pageUrl: string): Promise<void> {
  const page = await fetchRaw(pageUrl);
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-bench-'));
  const nginx = await startNginx(folder, page.bytes);
  try {
    const nginxEtag = (await fetchRaw(nginx.url)).etag;
    console.log(
      `live page: ${page.bytes.length} bytes of Brotli, 64 connections, keep-alive, ${pairs} pairs of ${secondsPerRun} s`,
    );
    await compare('200', pageUrl, nginx.url, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'br' });
    await compare(
      '304',
      pageUrl,
      nginx.url,
      { 'Accept-Encoding': 'br', 'If-None-Match': page.etag },
      { 'Accept-Encoding': 'br', 'If-None-Match': nginxEtag },
    );
  } finally {
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Headers = Record<string, string>;

async function compare(
  name: string,
  ours: string,
  theirs: string,
  ourHeaders: Headers,
  theirHeaders: Headers,
): Promise<void> {
  const ratios: number[] = [];
  const runs: Load[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const nginx = await loadOf(theirs, theirHeaders, secondsPerRun);
    const moonpage = await loadOf(ours, ourHeaders, secondsPerRun);
    if (moonpage.failures + nginx.failures > 0) throw new Error(`${name}: some answers failed`);
    runs.push(moonpage);
    ratios.push(moonpage.requestsPerSecond / nginx.requestsPerSecond);
  }
  const rate = median(runs.map((run) => run.requestsPerSecond));
  const p99 = median(runs.map((run) => run.p99InMs));
  console.log(
    `  ${name}: ${rate.toFixed(0)}/s, p99 ${p99.toFixed(2)} ms, ${median(ratios).toFixed(2)} of nginx (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  );
}

/** What is sent, still encoded. */
export function fetchRaw(url: string): Promise<{ bytes: Buffer; etag: string }> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ bytes: Buffer.concat(parts), etag: response.headers.etag ?? '' }));
    }).on('error', fail);
  });
}
