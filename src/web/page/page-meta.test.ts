import { expect, test } from 'vitest';
import { pageMeta, pageTitle } from './page-meta.ts';

test('a page is titled with the product and its own name', () => {
  expect(pageTitle({ productName: 'Moonpage' })).toBe('Moonpage');
  expect(pageTitle({ productName: 'Moonpage' }, 'Home')).toBe('Moonpage | Home');
});

test("the name is the operator's, read from the root", () => {
  const matches = [{ id: 'root', loaderData: { settings: { productName: 'Lunar' } } }, undefined];
  expect(pageMeta({ matches }, 'Tools', 'Little machines.')).toEqual([
    { title: 'Lunar | Tools' },
    { name: 'description', content: 'Little machines.' },
  ]);
});

test("a root that failed to load leaves the page's own title", () => {
  expect(pageMeta({ matches: [{ id: 'root' }] }, 'Tools')).toEqual([{ title: 'Tools' }]);
});
