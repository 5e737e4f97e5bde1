// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { growPage } from './grow-page.ts';

const whole = (words: { hero?: string; story?: string; css?: string }) =>
  `<!doctype html><html lang="en" data-phase="live"><head><style>${words.css ?? 'a{}'}</style></head><body><div class="sky"><main><section id="hero"><h1 id="hero-title">${words.hero ?? 'old'}</h1></section><div class="window"><section id="story"><h2>${words.story ?? 'old'}</h2></section></div></main><footer class="section footer" id="footer">small</footer></div></body></html>`;

let page: Document;
beforeEach(() => {
  page = new DOMParser().parseFromString('<!doctype html><title>Preview</title>', 'text/html');
});

const seen = () =>
  ['#hero', '.window', '#footer'].filter(
    (place) => page.querySelector<HTMLElement>(place)?.style.display !== 'none',
  );

test('only what is written is shown, and its surroundings', () => {
  growPage(page, whole({}), []);
  expect(seen()).toEqual([]);
  expect(page.documentElement.dataset['phase']).toBe('live');
  expect(page.querySelector('.sky')).not.toBeNull();
  const grown = growPage(page, whole({ hero: 'new' }), ['hero']);
  expect(grown.map(({ id }) => id)).toEqual(['hero']);
  expect(seen()).toEqual(['#hero']);
  expect(page.querySelector('#hero')?.textContent).toBe('new');
});

test('the first call may show sections at once', () => {
  expect(growPage(page, whole({}), ['hero', 'footer'])).toHaveLength(2);
  expect(seen()).toEqual(['#hero', '#footer']);
});

test('a section is shown with the frame that its design puts around it', () => {
  growPage(page, whole({}), ['hero']);
  const [grown] = growPage(page, whole({ story: 'told' }), ['hero', 'story']);
  expect(grown?.className).toBe('window');
  expect(page.querySelector('.window')?.textContent).toBe('told');
});

test('what is shown already is left as it is', () => {
  growPage(page, whole({ hero: 'first' }), ['hero']);
  const hero = page.querySelector('#hero');
  expect(growPage(page, whole({ hero: 'first', story: 'told' }), ['hero', 'story'])).toHaveLength(1);
  expect(page.querySelector('#hero')).toBe(hero);
  expect(growPage(page, whole({ hero: 'first', story: 'told' }), ['hero', 'story'])).toEqual([]);
});

test('a style sheet that changes with the words is taken over', () => {
  growPage(page, whole({}), []);
  const style = page.querySelector('style');
  growPage(page, whole({ css: 'b{}' }), ['hero']);
  expect(page.querySelector('style')).toBe(style);
  expect(style?.textContent).toBe('b{}');
});

test('a section that the page does not have is passed over', () => {
  expect(growPage(page, whole({}), ['hero', 'gallery'])).toHaveLength(1);
});
