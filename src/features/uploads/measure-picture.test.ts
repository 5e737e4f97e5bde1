import { expect, test } from 'vitest';
import { disc, drawnPixels, type Paint } from './drawn-pixels.fixture.ts';
import { measurePicture } from './measure-picture.ts';

const measured = (width: number, height: number, paint: Paint) =>
  measurePicture(drawnPixels(width, height, paint));

test.each([
  ['white', '#ffffff', 1],
  ['black', '#000000', 0],
  ['red', '#ff0000', 0.213],
])(
  'a logo with an edge in %s loses its transparent margins and knows how light it is',
  (_what, fill, light) => {
    const core = disc({ x: 150, y: 80, radius: 20 }, '#00aa00');
    const logo = disc({ x: 150, y: 80, radius: 50 }, fill);
    const { box, silhouette } = measured(300, 200, (x, y) => core(x, y) ?? logo(x, y));
    expect(box).toEqual({ left: 100, top: 30, width: 100, height: 100 });
    expect(silhouette?.edge).toBe(light);
  },
);

test('a cut-out that ends at the picture’s foot is one', () => {
  const { box, silhouette } = measured(200, 200, disc({ x: 100, y: 150, radius: 80 }, '#222222'));
  expect(box).toEqual({ left: 20, top: 70, width: 160, height: 130 });
  expect(silhouette?.edge).toBeCloseTo(0.016, 3);
  expect(silhouette?.body).toBe(silhouette?.edge);
});

test('an outlined cut-out knows how light it is inside, too', () => {
  const inside = disc({ x: 100, y: 100, radius: 80 }, '#ffffff');
  const outline = disc({ x: 100, y: 100, radius: 90 }, '#000000');
  const { silhouette } = measured(200, 200, (x, y) => inside(x, y) ?? outline(x, y));
  expect(silhouette?.edge).toBe(0);
  expect(silhouette?.body).toBeGreaterThan(0.5);
});

test('an edge in black and white is as far from both', () => {
  const [black, white] = [50, 150].map((x) =>
    disc({ x, y: 50, radius: 40 }, x === 50 ? '#000000' : '#ffffff'),
  );
  const { silhouette } = measured(200, 100, (x, y) => black?.(x, y) ?? white?.(x, y) ?? null);
  expect(silhouette?.edge).toBeCloseTo(Math.sqrt(1.05 * 0.05) - 0.05, 2);
});

const photograph = '#aa5522';
const hole = disc({ x: 100, y: 100, radius: 60 }, '#000000');
test.each<[string, Paint]>([
  ['a photograph', () => photograph],
  ['one with a hole', (x, y) => (hole(x, y) === null ? photograph : null)],
  ['one without its corners', (x, y) => (x + y < 6 ? null : photograph)],
])('%s has no edge of its own and stays whole', (_what, paint) => {
  expect(measured(200, 200, paint)).toEqual({
    box: { left: 0, top: 0, width: 200, height: 200 },
    silhouette: null,
  });
});

test('a picture of nothing stays whole', () => {
  const box = { left: 0, top: 0, width: 40, height: 20 };
  expect(measured(40, 20, () => null)).toEqual({ box, silhouette: null });
});

test('a banner loses the one colour beside what is in it, wherever that is', () => {
  const banner = (x: number) => measured(512, 100, disc({ x, y: 50, radius: 40 }, '#ffcc00', '#112233')).box;
  expect(banner(256)).toEqual({ left: 128, top: 0, width: 256, height: 100 });
  expect(banner(460)).toEqual({ left: 256, top: 0, width: 256, height: 100 });
  const tall = measured(100, 512, disc({ x: 50, y: 140, radius: 40 }, '#ffcc00', '#112233'));
  expect(tall.box).toEqual({ left: 0, top: 12, width: 100, height: 256 });
});

test.each<[string, Paint]>([
  ['of one colour', () => '#112233'],
  ['of two halves', (x) => (x < 256 ? '#112233' : '#ffcc00')],
  ['full of things', (x, y) => (y > 20 && y < 60 && x > 0 && x < 511 ? '#ffcc00' : '#112233')],
])('a banner %s stays whole', (_what, paint) => {
  expect(measured(512, 100, paint).box).toEqual({ left: 0, top: 0, width: 512, height: 100 });
});
