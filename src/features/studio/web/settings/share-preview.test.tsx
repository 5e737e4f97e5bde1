// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { SharePreview } from './share-preview.tsx';

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

test('the card is the new one once the page was published again', async () => {
  let card = '/p/assets/first.png';
  vi.stubGlobal('fetch', async () =>
    Response.json({ url: 'https://moonpage.test/p/pepe', card, qrCode: null }),
  );
  const studio = fakeStudio();
  const shown = showInStudio(studio, <SharePreview />);
  ({ close } = shown);
  const source = () => shown.place.querySelector('figure img')?.getAttribute('src');
  await expect.poll(() => source()).toBe('/p/assets/first.png');
  card = '/p/assets/second.png';
  shown.change({ live: studio.live && { ...studio.live, deployedAt: '2026-11-21T12:30:00.000Z' } });
  expect(source()).toBe('/p/assets/first.png');
  await expect.poll(() => source()).toBe('/p/assets/second.png');
});
