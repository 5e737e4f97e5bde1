import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, test } from 'vitest';
import { createKeepImage } from './keep-image.ts';

const path = (name: string) => `/storage/main_images/temp/${name.padStart(36, '0')}.webp`;
const there = new Map([
  [path('a'), 'one'],
  [path('b'), 'two'],
]);

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (words: string) => new TextEncoder().encode(words);

const keepImage = createKeepImage({
  storage: {
    get: async (key) => {
      const words = there.get(`/storage/${key}`);
      if (words === undefined) return null;
      const bytes = bytesOf(words);
      return { bytes, contentType: 'image/webp', size: bytes.length };
    },
  },
  assets: { keep: async (bytes, contentType) => `/p/assets/${text(bytes)}.${contentType.split('/')[1]}` },
  avifPictures: {
    make: async (picture) => (text(picture) === 'two' ? null : bytesOf(`${text(picture)}-light`)),
  },
});

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
    image: { url: '/p/assets/one.webp', width: 2, height: 3, avif: '/p/assets/one-light.avif' },
    gallery: [
      { url: '/p/assets/two.webp', width: 2, height: 3, caption: 'The pond' },
      { url: '/p/assets/one.webp', width: 2, height: 3, caption: null },
    ],
  });
});

test('a background picture is kept like the main one; one that is gone is none, and no page gets one', async () => {
  const facts = testFacts({ image: null, gallery: [] });
  const keptOf = async (name: string) => keepImage({ ...facts, backgroundImage: picture(name) });
  expect((await keptOf('a')).backgroundImage).toEqual({
    url: '/p/assets/one.webp',
    width: 2,
    height: 3,
    avif: '/p/assets/one-light.avif',
  });
  expect((await keptOf('b')).backgroundImage).toEqual({ url: '/p/assets/two.webp', width: 2, height: 3 });
  expect((await keptOf('c')).backgroundImage).toBeNull();
  expect(await keepImage(facts)).not.toHaveProperty('backgroundImage');
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

test('the main picture comes as AVIF too where that is lighter; the gallery, which the first view does not show, does not', async () => {
  const gallery = [{ ...picture('a'), caption: null }];
  const kept = await keepImage(testFacts({ image: picture('a'), gallery }));
  expect(kept.image).toEqual({
    ...picture('a'),
    url: '/p/assets/one.webp',
    avif: '/p/assets/one-light.avif',
  });
  expect(kept.gallery).toEqual([{ ...picture('a'), url: '/p/assets/one.webp', caption: null }]);
  const heavy = await keepImage(testFacts({ image: picture('b'), gallery: [] }));
  expect(heavy.image).toEqual({ ...picture('b'), url: '/p/assets/two.webp' });
});
