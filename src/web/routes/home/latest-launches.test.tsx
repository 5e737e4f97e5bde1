import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Launch } from '../../../features/directory/web/launch-card.tsx';
import { LatestLaunches } from './latest-launches.tsx';

function rendered(launches: Promise<readonly Launch[] | null> | readonly Launch[] | null): string {
  const router = createMemoryRouter([{ path: '/', element: <LatestLaunches launches={launches} /> }]);
  return renderToString(<RouterProvider router={router} />);
}

const count = (html: string, part: string) => html.split(part).length - 1;

const pictured = { imageUrl: null, iconUrl: null, background: '#000000', primary: '#008080' };
const heron: Launch = {
  ...pictured,
  slug: 'night-heron',
  coinName: 'Night Heron',
  symbol: 'HERON',
  blockchain: 'Base',
  description: 'A bird that stands on one leg.',
  imageUrl: '/storage/main_images/heron.webp',
};

test('three skeletons stand for launches that are still loading', () => {
  const html = rendered(new Promise(() => {}));
  expect(html).toContain('aria-busy="true"');
  expect(count(html, 'aspect-[16/10]')).toBe(3);
});

test('a launch shows its image, name and description and opens its page of the directory in a new tab', () => {
  const html = rendered([heron]);
  expect(html).toContain('src="/storage/main_images/heron.webp"');
  expect(html).toContain('Night Heron');
  expect(html).toContain('A bird that stands on one leg.');
  expect(html).toMatch(/<a href="\/directory\/night-heron" target="_blank" rel="noopener"/);
});

test('a launch without an image shows its page’s icon', () => {
  expect(rendered([{ ...pictured, slug: 'x', iconUrl: '/p/assets/x.png' }])).toContain(
    'src="/p/assets/x.png"',
  );
});

test('a launch without a name, a description and an image shows what stands for them', () => {
  const html = rendered([{ ...pictured, slug: 'x', coinName: '  ', description: '' }]);
  expect(html).toContain('Unnamed Coin');
  expect(html).toContain('No description available');
  expect(html).toMatch(/<img src="[^"]*(placeholder-coin|svg\+xml)/);
});

test('a name in another script keeps its address, and one with tags stays text', () => {
  const html = rendered([{ ...heron, slug: 'عملة-القط', coinName: '<script>alert(1)</script>' }]);
  expect(html).toContain(`href="/directory/${encodeURIComponent('عملة-القط')}"`);
  expect(html).not.toContain('<script>alert');
});

test('an empty directory invites, and one that cannot be read says so', () => {
  expect(rendered([])).toContain('The launch pad is empty');
  expect(rendered(null)).toContain('The latest launches could not be loaded');
});

test('the call to action goes to sign-up whatever came of the launches', () => {
  for (const launches of [null, [], [heron], new Promise<null>(() => {})]) {
    expect(rendered(launches)).toMatch(/<a [^>]*href="\/signup"[^>]*>Build My Page Now<\/a>/);
  }
});
