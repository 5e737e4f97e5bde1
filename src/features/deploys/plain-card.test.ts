import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestLive, type TestLive } from './test-support/live-service.ts';
import type * as Drawing from './share/drawing.ts';

vi.mock('./share/drawing.ts', async (original) => {
  const drawing = await original<typeof Drawing>();
  return {
    ...drawing,
    drawingProgram: new URL('./share/test-support/endless.ts', import.meta.url),
    drawingTimeInMs: 500,
  };
});

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

test('a page whose card is drawn for ever goes live all the same, with a plain card and icons', async () => {
  const ada = await live.creator('Ada');
  await live.build(ada, { coinName: 'Slow Paint', pageBackground: '#0b3d2e' });
  expect(await live.deploy(ada)).toMatchObject({ status: 200, body: { slug: 'slow-paint' } });

  const sharing = await ada.browser.get(`/api/profiles/${ada.userId}/sharing`);
  const { card } = sharing.body as { card: string };
  const response = await ada.browser.fetch(card);
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x0b, 0x3d, 0x2e]);
  expect([...data.subarray(3 * (315 * 1200 + 600), 3 * (315 * 1200 + 600) + 3)]).not.toEqual([
    0x0b, 0x3d, 0x2e,
  ]);
  const html = await live.readLive('slow-paint');
  expect(html).toContain(card);
  expect(html).toContain('rel="apple-touch-icon"');
});
