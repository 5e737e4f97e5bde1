import { brotliCompressSync, constants } from 'node:zlib';
import type * as Service from '../src/service.ts';
import { quantile } from './median.ts';
import { sampleFacts } from './sample-facts.ts';

const warmUp = 300;
const runs = 2_000;

/** Of this thread alone, so that a busy machine changes it little. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Composing and rendering whole pages, and their size, per design. */
export function measureRendering(
  service: Pick<typeof Service, 'compose' | 'renderPage' | 'designNames'>,
): void {
  const render = (design: Service.DesignName, seed: number) => {
    const document = service.compose({ facts: sampleFacts, seed, design });
    return service.renderPage(document, sampleFacts, {
      slug: 'night-heron',
      pageUrl: 'http://localhost:3000/p/night-heron',
      assetUrl: (name) => `/p/assets/${name.split('/').at(-1)}`,
      beaconUrl: '/api/page-views',
      reportUrl: 'http://localhost:3000/support',
      now: 0,
      updatedAt: 0,
      noindex: true,
      hasDuplicate: false,
      preview: false,
    }).html;
  };
  for (const design of service.designNames) {
    for (let seed = 0; seed < warmUp; seed += 1) render(design, seed);
    const times: number[] = [];
    const spentBefore = processorTime();
    for (let seed = 0; seed < runs; seed += 1) {
      const startedAt = performance.now();
      render(design, seed);
      times.push(performance.now() - startedAt);
    }
    const spent = (processorTime() - spentBefore) / runs;
    const html = Buffer.from(render(design, 1));
    const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    console.log(
      `compose + render, ${design}: p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms, ` +
        `of the processor ${spent.toFixed(2)} ms; ` +
        `HTML ${html.length} bytes, Brotli ${brotli.length} bytes`,
    );
  }
}
