import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testPage } from '../../render/page.fixture.ts';
import { WeatherMap } from './drawing/weather-map.tsx';

const document = { design: 'tabloid' } as const;

describe('the sheet', () => {
  it('is named after the coin and dated with the last change', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.paper-name')?.textContent).toBe('The Daily Pepe');
    expect(dom.querySelector('.dateline time')?.textContent).toMatch(/^Saturday,? November 21, 2026$/);
  });

  it('is a night edition on dark paper and a morning edition on light', () => {
    const edition = (background: string) =>
      testPage({ document, facts: { background } }).dom.querySelector('.dateline span')?.textContent;
    expect(edition('black')).toBe('Night edition');
    expect(edition('#fff4d6')).toBe('Morning edition');
  });

  it('says whether the coin is pictured or drawn', () => {
    const caption = (page: ReturnType<typeof testPage>) =>
      page.dom.querySelector('.photo figcaption')?.textContent;
    expect(caption(testPage({ document }))).toBe('Pictured: Pepe');
    expect(caption(testPage({ document, facts: { image: null } }))).toBe('Artist’s impression');
  });
});

describe('the letters to the editor', () => {
  it('are all in print, signed and answered', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelectorAll('.faq details')).toHaveLength(0);
    const letters = [...dom.querySelectorAll('.faq .question')].map((each) =>
      [...each.children].map((child) => child.textContent),
    );
    expect(letters).toEqual([
      ['What is Pepe?', 'Name withheld', 'The editor replies', 'A frog.'],
      ['Why?', 'A regular reader', 'The editor replies', 'Why not.'],
    ]);
  });
});

describe('the weather map', () => {
  it('is drawn by the seed alone and forecasts nothing in words', () => {
    const draw = (seed: number) => renderToStaticMarkup(<WeatherMap seed={seed} />);
    expect(draw(3)).toBe(draw(3));
    expect(draw(3)).not.toBe(draw(4));
    expect(draw(3)).toContain('aria-hidden="true"');
    expect(draw(3)).not.toContain('<text');
  });

  it('makes room for the chart itself', () => {
    expect(testPage({ document }).dom.querySelector('.chart .weather')).not.toBeNull();
    const embedded = testPage({ document, facts: { embedsChart: true } }).dom;
    expect(embedded.querySelector('.chart iframe')).not.toBeNull();
    expect(embedded.querySelector('.chart .weather')).toBeNull();
  });
});
