import { describe, expect, it } from 'vitest';
import { testDocument } from '../../document/document.fixture.ts';
import { testPage } from '../../render/page.fixture.ts';
import { nothingStated } from '../../facts.ts';
import { burstPath } from './drawing/burst.tsx';

const document = { design: 'comic' } as const;

describe('the comic', () => {
  it('gives each of the four steps a panel and a drawing of its own', () => {
    const { html } = testPage({ document });
    const scenes = [...html.matchAll(/<li class="step panel">.*?<svg class="scene"[^>]*>(.*?)<\/svg>/g)];
    expect(new Set(scenes.map(([, drawing]) => drawing)).size).toBe(4);
  });

  it('reads the last panel with surprise only where there is an address to read', () => {
    expect(testPage({ document }).html).toContain('Aha!');
    const { html } = testPage({ document, facts: { contractAddress: null } });
    expect(html).toContain('Hmm…');
    expect(html).not.toContain('Aha!');
    expect(html).toContain('No contract yet. Trust no address.');
  });

  it('offers to share the page where there is nothing to buy and nobody to ask', () => {
    const silent = { blockchain: 'Other', contractAddress: null, buyUrl: null } as const;
    const { html } = testPage({
      document,
      facts: { ...silent, telegramUrl: null, xUrl: null, moreUrls: [] },
    });
    expect(html).toContain('Share <bdi>$PEPE</bdi>');
    expect(html).toContain('No channels yet.');
  });

  it('shows the picture where there is one and a hero of its own where there is none', () => {
    expect(testPage({ document }).html).toContain('alt="The mascot of Pepe"');
    expect(testPage({ document, facts: { image: null } }).html).toContain('mascot-drawn');
  });

  it('frames what the creator gave as panels, and leaves no panel where nothing was given', () => {
    const kinds = ['tokenomics', 'chart', 'roadmap'];
    const given = testPage({ document }).html;
    for (const kind of kinds) expect(given).toContain(`class="section panel ${kind}"`);
    const silent = { contractAddress: null, creatorStated: nothingStated, roadmap: [], gallery: [] };
    const { html } = testPage({ document, facts: silent });
    for (const kind of kinds) expect(html).not.toContain(`class="section panel ${kind}"`);
    expect(html).not.toContain('class="picture"');
  });

  it('sets a long story on one sheet, and a short one in boxes beside another panel', () => {
    const storyOf = (paragraphs: readonly string[]) => {
      const sections = testDocument({}).sections.map((section) =>
        section.kind === 'story'
          ? { ...section, props: { ...section.props, paragraphs: [...paragraphs] } }
          : section,
      );
      return testPage({ document: { ...document, sections } }).dom.querySelector('.story');
    };
    expect(storyOf(['One.', 'Two.'])?.className).toBe('section panel story half');
    expect(storyOf(Array.from({ length: 5 }, () => 'More.'))?.className).toBe('section panel story long');
    expect(storyOf(['x'.repeat(950)])?.className).toBe('section panel story long');
  });

  it('prints what the creator states under the mark that says whose words these are', () => {
    const card = /<div class="card">(.*?)<\/dl><\/div>/.exec(testPage({ document }).html)?.[1] ?? '';
    expect(card).toMatch(/^<p class="stated-mark">Creator-stated, not checked by anyone/);
    expect(card).toContain('1,000,000,000');
  });
});

describe('a burst', () => {
  const numbersOf = (seed: number) =>
    (burstPath({ spikes: 9, notch: 0.6, seed }).match(/-?\d+/g) ?? []).map(Number);

  it('stays in its square and has all its spikes', () => {
    for (const seed of [0, 1, 2, 99, 0xffffffff]) {
      expect(numbersOf(seed)).toHaveLength(9 * 2 * 2);
      for (const value of numbersOf(seed)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(400);
      }
    }
  });

  it('is another for another seed', () => {
    expect(numbersOf(1)).not.toEqual(numbersOf(2));
  });
});
