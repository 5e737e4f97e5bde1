import { expect, it } from 'vitest';
import { testPage } from '../../render/test-page.ts';
import { moonshot } from './design.ts';

it('waits for one font file of one weight, and for Cyrillic only where a name is written so', () => {
  const fontsOf = (name: string) =>
    testPage({ document: { design: 'moonshot' }, facts: { name } }).assets.filter((asset) =>
      asset.endsWith('.woff2'),
    );
  expect(fontsOf('Pepe')).toEqual(['@fontsource/unbounded/files/unbounded-latin-700-normal.core.woff2']);
  expect(fontsOf('Луна')).toHaveLength(2);
  expect(moonshot.fonts.filter(({ preload }) => preload)).toHaveLength(1);
});

it('sets nothing in a weight that its one face does not have', () => {
  const shorthands = [...moonshot.css.matchAll(/font:\s*(\d+)[^;}]*var\(--display\)/g)];
  expect(shorthands.length).toBeGreaterThan(10);
  for (const [, weight] of shorthands) expect(weight).toBe('700');
});

it('flies the steps of the creator in order, the done ones by a mark and a word', () => {
  const { dom } = testPage({ document: { design: 'moonshot' } });
  const milestones = [...dom.querySelectorAll('.milestone')];
  expect(milestones.map((each) => each.className)).toEqual(['milestone milestone-done', 'milestone']);
  expect(milestones.map((each) => each.textContent)).toEqual(['Draw the frogDone', 'Show the frogPlanned']);
});

it('has an arrangement of its own for words first and for picture first, at a desktop’s width and a phone’s', () => {
  const [narrow = '', wide = ''] = moonshot.css.split('@media (min-width: 62rem) {\n  [data-layout');
  for (const side of ['words', 'picture']) {
    expect(narrow).toContain(`[data-layout^='${side}']`);
    expect(`[data-layout${wide}`).toContain(`[data-layout^='${side}']`);
  }
});
