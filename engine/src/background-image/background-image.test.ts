import { describe, expect, test } from 'vitest';
import { colourToHex, contrast, over, parseColour } from '../colour/colour.ts';
import { createPalette } from '../colour/palette.ts';
import { designsWithBackgroundImage } from '../designs/background-image.ts';
import { designs } from '../designs/designs.ts';
import { seededRandom } from '../designs/random.ts';
import { testBackgrounds, testColours } from '../designs/wishes.fixture.ts';
import { designTokens } from '../render/style.ts';
import { backgroundImageTokens } from './background-image.ts';

const toned = designsWithBackgroundImage.filter(
  (name) => (designs[name].backgroundImage?.inks ?? []).length > 0,
);

/** Pixels of pictures: white, black, and noise. */
const random = seededRandom(7);
const pixels = [
  '#ffffff',
  '#000000',
  ...Array.from({ length: 40 }, () => {
    const [red = 0, green = 0, blue = 0] = Array.from({ length: 3 }, () => random());
    return colourToHex({ red, green, blue, alpha: 1 });
  }),
];

function laid(pixel: string, alpha: number, below: string): string {
  const [top, ground] = [parseColour(pixel), parseColour(below)];
  if (!top || !ground) throw new Error(`${pixel} or ${below} is no colour.`);
  return colourToHex(over({ ...top, alpha }, ground));
}

function pageOf(name: (typeof toned)[number], colours: string[], background: string) {
  const style = designs[name].backgroundImage;
  if (!style) throw new Error(`${name} has no place for a picture.`);
  const plain = designTokens(designs[name], createPalette({ colours, background }), 1);
  return { style, plain, own: backgroundImageTokens(plain, style) };
}

describe.each(toned)('the background picture of %s', (name) => {
  test('leaves every text its contrast on whatever picture and colours, also where it fades into the page', () => {
    const lost = testBackgrounds.flatMap((background) =>
      testColours.flatMap((colour) => {
        const { style, plain, own } = pageOf(name, [colour, '#7c3aed'], background);
        const ground = plain[style.ground] ?? '';
        return pixels.flatMap((pixel) => {
          const seen = laid(pixel, Number(own['--veil']), own['--scrim'] ?? '');
          return [seen, laid(seen, 0.5, ground), ground].flatMap((under) =>
            style.inks
              .filter((ink) => !(contrast(own[ink] ?? '', under) >= 4.5))
              .map((ink) => `${ink} on ${under}, ${pixel}: ${colour} on ${background}`),
          );
        });
      }),
    );
    expect(lost).toEqual([]);
  });

  test('takes no contrast from a text on the page’s other grounds', () => {
    const worse = testBackgrounds.flatMap((background) => {
      const { style, plain, own } = pageOf(name, ['#f7931a', '#0052ff'], background);
      return style.inks.flatMap((ink) =>
        (['--background', '--surface', '--surface-raised'] as const)
          .filter((ground) => {
            const on = (colour: string) => contrast(colour, plain[ground] ?? '');
            return on(own[ink] ?? '') < Math.min(4.5, on(plain[ink] ?? ''));
          })
          .map((ground) => `${ink} on ${ground} of ${background}`),
      );
    });
    expect(worse).toEqual([]);
  });

  test('is seen on every page', () => {
    const veils = testBackgrounds.map((background) =>
      Number(pageOf(name, ['#f7931a', '#0052ff'], background).own['--veil']),
    );
    expect(Math.min(...veils)).toBeGreaterThanOrEqual(0.2);
  });
});

test('a design whose texts all have grounds of their own shows the picture as it is', () => {
  const { style, own } = pageOf('desktop-98', ['#f7931a'], 'teal');
  expect(own).toEqual({ '--scrim': '#008080', '--veil': '1' });
  expect(style.inks).toEqual([]);
});
