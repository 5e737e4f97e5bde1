import { expect, it } from 'vitest';
import { testPage } from '../../render/page.fixture.ts';
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

it('flies the steps of the creator in order, the done ones by a mark and a word', () => {
  const { dom } = testPage({ document: { design: 'moonshot' } });
  const milestones = [...dom.querySelectorAll('.milestone')];
  expect(milestones.map((each) => each.className)).toEqual(['milestone milestone-done', 'milestone']);
  expect(milestones.map((each) => each.textContent)).toEqual(['Draw the frogDone', 'Show the frogPlanned']);
});
