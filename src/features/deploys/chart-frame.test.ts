import { compose } from '@moonpage/engine/compose/compose.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, test } from 'vitest';
import { createRenderLive } from './render-live.ts';

const assets = { pathOf: (name: string) => `/p/assets/${name}`, nameOf: (name: string) => name };

function renderOn(pagesUrl: string | null) {
  const facts = testFacts({ embedsChart: true });
  return createRenderLive(assets, { appUrl: 'https://moonpage.test', pagesUrl })({
    slug: 'pepe',
    document: compose({ facts, seed: 7, design: 'brutal' }),
    facts,
    shares: [],
    isIndexed: true,
    deployedAt: new Date(0),
    shared: null,
    qrCode: null,
  });
}

const chart = 'https://dexscreener.com/ethereum/0x6982508145454Ce325dDbE47a25d4ec3d2311933';

test('a page on a path is sandboxed with all its frames, so it links to the chart and frames none', async () => {
  const { html, contentSecurityPolicy } = await renderOn(null);
  expect(html).toContain(`href="${chart}"`);
  expect(html).not.toContain('<iframe');
  expect(contentSecurityPolicy).not.toContain('frame-src');
});

test('a page on a host of its own frames the chart beside the link', async () => {
  const { html, contentSecurityPolicy } = await renderOn('https://{slug}.moonpage.test');
  expect(html).toContain(`href="${chart}"`);
  expect(html).toContain(`<iframe class="chart-frame" src="${chart}?`);
  expect(contentSecurityPolicy).toContain('frame-src https://dexscreener.com;');
});
