import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../render/content-security-policy.ts';
import { testPage } from '../render/page.fixture.ts';
import { nothingStated, type Facts } from '../facts.ts';
import { designNames } from '../document/design-names.ts';

const untold: Partial<Facts> = {
  creatorStated: nothingStated,
  roadmap: [],
  gallery: [],
  contractAddress: null,
};

describe.each(designNames)('the creator-given sections of %s', (design) => {
  it('show what the creator stated, under the mark that says so', () => {
    const { dom } = testPage({ document: { design } });
    const figures = dom.getElementById('tokenomics');
    expect(figures?.textContent).toContain('Creator-stated');
    for (const text of ['Total supply', '1,000,000,000', '0%', '2.5%', 'Burned', 'Renounced']) {
      expect(figures?.textContent).toContain(text);
    }
  });

  it('name only what was stated', () => {
    const creatorStated = { ...nothingStated, liquidity: 'Locked' };
    const text = testPage({ document: { design }, facts: { creatorStated } }).dom.getElementById(
      'tokenomics',
    );
    expect(text?.textContent).toContain('Locked');
    expect(text?.textContent).not.toMatch(/supply|tax|Ownership/);
  });

  it('say of each step whether it is done', () => {
    const { dom } = testPage({ document: { design } });
    const steps = [...dom.querySelectorAll('#roadmap li')].map((each) => each.textContent);
    expect(steps[0]).toMatch(/Draw the frog[^]*Done/);
    expect(steps[1]).toMatch(/Show the frog[^]*Planned/);
  });

  it('show the pictures with their captions and sizes, loaded when they come near', () => {
    const page = testPage({ document: { design } });
    const pictures = [...page.dom.querySelectorAll('#gallery img')];
    expect(pictures.map((each) => each.getAttribute('src'))).toEqual([
      '/files/main_images/pond.webp',
      '/files/main_images/leap.webp',
    ]);
    for (const each of pictures) expect(each.getAttribute('loading')).toBe('lazy');
    expect(page.dom.querySelector('#gallery figcaption')?.textContent).toBe('The pond');
    expect(page.assets).toContain('/files/main_images/leap.webp');
  });

  it('link the chart, and load nobody else’s page unless the creator turned it on', () => {
    const address = 'https://dexscreener.com/ethereum/0x6982508145454Ce325dDbE47a25d4ec3d2311933';
    const linked = testPage({ document: { design } });
    expect(linked.dom.querySelector('#chart a')?.getAttribute('href')).toBe(address);
    expect(linked.dom.querySelector('iframe')).toBeNull();
    expect(contentSecurityPolicy(linked, 'path')).not.toContain('frame-src');
    const embedded = testPage({ document: { design }, facts: { embedsChart: true } });
    expect(embedded.dom.querySelector('iframe')?.getAttribute('src')).toContain(address);
    expect(contentSecurityPolicy(embedded, 'path')).toContain('frame-src https://dexscreener.com;');
    for (const options of [{ preview: true }, { hosting: 'path' }] as const) {
      const without = testPage({ document: { design }, facts: { embedsChart: true }, options });
      expect(without.dom.querySelector('iframe')).toBeNull();
      expect(without.frameSource).toBeNull();
    }
    const onPath = testPage({
      document: { design },
      facts: { embedsChart: true },
      options: { hosting: 'path' },
    });
    expect(onPath.dom.querySelector('#chart a')?.getAttribute('href')).toBe(address);
  });

  it('are absent, with their style, when the creator gave nothing for them', () => {
    const page = testPage({ document: { design }, facts: untold });
    for (const id of ['tokenomics', 'chart', 'roadmap', 'gallery']) {
      expect(page.dom.getElementById(id)).toBeNull();
    }
    expect(page.html).not.toContain('In figures');
  });

  it('say each phrase of the strip once to readers', () => {
    const { dom } = testPage({ document: { design } });
    const said = [...dom.querySelectorAll('#marquee ul:not([aria-hidden]) li')].map(
      (each) => each.textContent,
    );
    expect(said.map((each) => each.trim())).toEqual(['Pepe', 'The frog', 'Ribbit']);
  });

  it('let readers stop the strip, with scripts or without', () => {
    const { dom, html } = testPage({ document: { design } });
    const pause = dom.querySelector('#marquee > input[type="checkbox"]');
    expect(pause?.getAttribute('aria-label')).toBe('Pause the moving text');
    expect(pause?.nextElementSibling?.querySelector('.marquee-track')).not.toBeNull();
    expect(html).toMatch(
      /\.marquee-pause:checked\s*\+\s*\.marquee-window\s*>\s*\.marquee-track\s*\{\s*animation-play-state:\s*paused/,
    );
    const picture = testPage({ document: { design }, options: { preview: true } });
    expect(picture.dom.querySelector('#marquee input')).toBeNull();
  });

  it('lead the hero as the document says', () => {
    const page = testPage({ document: { design, layout: 'words-first' } });
    expect(page.dom.documentElement.getAttribute('data-layout')).toBe('words-first');
    expect(testPage({ document: { design } }).html).not.toContain('data-layout=');
  });
});
