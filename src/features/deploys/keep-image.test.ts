import { testFacts } from '@moonpage/engine/test-facts.ts';
import { expect, test } from 'vitest';
import { createKeepImage } from './keep-image.ts';

const path = (name: string) => `/storage/main_images/temp/${name.padStart(36, '0')}.webp`;
const there = new Map([
  [path('a'), 'one'],
  [path('b'), 'two'],
]);

const keepImage = createKeepImage(
  {
    get: async (key) => {
      const text = there.get(`/storage/${key}`);
      if (text === undefined) return null;
      const bytes = new TextEncoder().encode(text);
      return { bytes, contentType: 'image/webp', size: bytes.length };
    },
  },
  { keep: async (bytes) => `/p/assets/${new TextDecoder().decode(bytes)}.webp` },
);

const picture = (name: string) => ({ url: path(name), width: 2, height: 3 });

test('main picture and gallery are kept, with their sizes and captions', async () => {
  const facts = testFacts({
    image: picture('a'),
    gallery: [
      { ...picture('b'), caption: 'The pond' },
      { ...picture('a'), caption: null },
    ],
  });
  expect(await keepImage(facts)).toEqual({
    ...facts,
    image: { url: '/p/assets/one.webp', width: 2, height: 3 },
    gallery: [
      { url: '/p/assets/two.webp', width: 2, height: 3, caption: 'The pond' },
      { url: '/p/assets/one.webp', width: 2, height: 3, caption: null },
    ],
  });
});

test('pictures that are gone are left out, the others stay in their order', async () => {
  const gallery = ['b', 'c', 'a'].map((name) => ({ ...picture(name), caption: name }));
  const kept = await keepImage(testFacts({ image: picture('c'), gallery }));
  expect(kept.image).toBeNull();
  expect(kept.gallery.map(({ caption }) => caption)).toEqual(['b', 'a']);
});

test('a page without pictures needs none', async () => {
  const facts = testFacts({ image: null, gallery: [] });
  expect(await keepImage(facts)).toEqual(facts);
});
