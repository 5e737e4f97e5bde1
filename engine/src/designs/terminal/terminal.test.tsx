import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { creatorGiven, testDocument } from '../../document/test-document.ts';
import { type Facts, nothingStated } from '../../facts.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderPage } from '../../render/render-page.tsx';
import { testCoins } from '../../test-coins.ts';
import { testFacts } from '../../test-facts.ts';
import answersCss from './answers.css?inline';
import { AsciiCoin } from './emblem.tsx';
import feedsCss from './feeds.css?inline';
import heroCss from './hero.css?inline';
import panesCss from './panes.css?inline';
import screenCss from './screen.css?inline';

const options: RenderOptions = {
  pageUrl: 'https://moon.example/p/coin',
  slug: 'coin',
  assetUrl: (name) => `/assets/${name}`,
  beaconUrl: 'https://moon.example/api/page-views',
  reportUrl: 'https://moon.example/support',
  now: Date.UTC(2027, 0, 1),
  updatedAt: Date.UTC(2026, 11, 24),
  noindex: true,
  namesake: false,
  preview: false,
};

function page(facts: Facts, changes: Partial<RenderOptions>) {
  return renderPage(testDocument({ design: 'terminal' }), facts, { ...options, ...changes });
}

describe('the terminal', () => {
  it.each(testCoins.map((facts) => [facts.name, facts] as const))(
    'shows every section of %s under one h1',
    (_, facts) => {
      const { html } = page(facts, {});
      const sections = testDocument({}).sections.map(({ id }) => id);
      for (const id of sections) {
        const isTold = facts.contractAddress !== null || !creatorGiven.includes(id);
        expect(html.includes(` id="${id}"`)).toBe(isTold);
      }
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('class="emblem"');
    },
  );

  it.each(testCoins.map((facts) => [facts.name, facts] as const))(
    'sends the page of %s in less than 14,000 bytes',
    (_, facts) => {
      expect(brotliCompressSync(page(facts, {}).html).length).toBeLessThanOrEqual(14_000);
    },
  );

  it('makes the address the last word of a command', () => {
    const { html } = page(testFacts({ contractAddress: '0x6982508145454Ce325dDbE47a25d4ec3d2311933' }), {});
    expect(html).toContain('swap --pay eth --get \\</span>');
    expect(html).toContain('>0x6982508145454Ce325dDbE47a25d4ec3d2311933</code>');
  });

  it('says that there is no contract, and offers no command for one', () => {
    const { html } = page(testFacts({ contractAddress: null }), {});
    expect(html).toContain('No contract yet. Trust no address.');
    expect(html).toContain('none yet');
    expect(html).not.toContain('swap --');
  });

  it('asks for no coin that it cannot name', () => {
    const { html } = page(testFacts({ blockchain: 'Other', contractAddress: 'mine' }), {});
    expect(html).toContain('swap --get \\</span>');
  });

  it('leaves an empty prompt where there is nothing to get', () => {
    const silent = { blockchain: 'Other', buyUrl: null, telegramUrl: null, xUrl: null } as const;
    const { html } = page(testFacts({ ...silent, contractAddress: null }), {});
    expect(html).not.toContain('>get pepe<');
    expect(html).not.toContain('class="buy-button"');
  });

  it('prints on paper where the page is light and shows a screen where it is dark', () => {
    expect(page(testFacts({ background: 'white' }), {}).html).toContain('terminal-light');
    expect(page(testFacts({ background: 'black' }), {}).html).toContain('terminal-dark');
  });

  it('loads two font files, and two more only for letters beyond Latin', () => {
    const fontsOf = (name: string) => page(testFacts({ name, image: null, gallery: [] }), {}).assets;
    expect(fontsOf('Pepe')).toHaveLength(2);
    expect(fontsOf('Łódź')).toHaveLength(4);
    expect(fontsOf('猫币')).toHaveLength(2);
  });

  it('types a command above each thing that the creator gave, and none above what was not given', () => {
    const commands = ['column -t stated.tsv', 'open chart', 'git log --reverse plan', 'open *.webp'];
    const given = page(testFacts({}), {}).html;
    for (const command of commands) expect(given).toContain(`<span class="typed">${command}</span>`);
    const silent = page(
      testFacts({ contractAddress: null, creatorStated: nothingStated, roadmap: [], gallery: [] }),
      {},
    ).html;
    for (const command of commands) expect(silent).not.toContain(command);
  });

  it('keeps the emblem’s plot apart from the section of the chart', () => {
    const { html } = page(testFacts({}), {});
    expect(html.match(/class="plot"/g)).toHaveLength(1);
    expect(html.match(/class="section pane chart"/g)).toHaveLength(1);
    expect(heroCss).not.toMatch(/\.chart/);
  });

  it('lets the plot lead where the picture does, and the session where the words do', () => {
    expect(heroCss).toMatch(/\[data-layout\^='picture'\] \.plot \{\s*order: -1/);
    expect(heroCss).toMatch(/\[data-layout\^='words'\] \.hero \{\s*grid-template-columns/);
  });

  it('takes every colour from the palette', () => {
    const css = [screenCss, heroCss, panesCss, feedsCss, answersCss].join('');
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*[;}])/i);
    expect(css).not.toMatch(/\b(?:rgba?|hsla?|oklch|oklab)\(/i);
    expect(css).not.toMatch(/:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y)\b/i);
  });

  it('blinks for five seconds, and longer only where somebody is', () => {
    const rules = heroCss.split('}').filter((rule) => rule.includes('infinite'));
    expect(rules).not.toHaveLength(0);
    const selectors = rules.flatMap((rule) => (rule.split('{').at(-2) ?? '').split(','));
    for (const selector of selectors) expect(selector).toMatch(/:hover|:focus-within/);
    expect(panesCss + answersCss + screenCss + feedsCss).not.toContain('infinite');
    const [, seconds = '', times = ''] =
      /animation:\s*blink ([\d.]+)s (?:steps\(1\) )?(\d+)/.exec(heroCss) ?? [];
    expect(Number(seconds) * Number(times)).toBeGreaterThan(0);
    expect(Number(seconds) * Number(times)).toBeLessThan(5);
  });
});

describe('the ASCII coin', () => {
  const palette = createPalette({ colours: ['#f7931a'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<AsciiCoin symbol={symbol} seed={seed} palette={palette} />);

  it('is the same for the same seed and makes another face for another', () => {
    expect(draw('BONK', 1)).toBe(draw('BONK', 1));
    const faces = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => draw('BONK', seed)));
    expect(faces.size).toBeGreaterThan(3);
  });

  it('is set in the ticker, and in ones and zeros where its letters are not one cell wide', () => {
    expect(draw('BONK', 1)).toContain('BONKBONK');
    expect(draw('猫', 1)).toContain('0101');
  });

  it('is drawn from at most 150 nodes', () => {
    for (const symbol of ['X', 'BONK', 'WWWWWWWWWW']) {
      expect((draw(symbol, 1).match(/<[a-z]/g) ?? []).length).toBeLessThanOrEqual(150);
    }
  });

  it('uses no characters that could be markup', () => {
    expect(draw('<A&B>', 1)).not.toContain('<A');
  });
});
