import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, difference, toneOf } from './colour.ts';
import { createPalette } from './palette.ts';
import type { Palette } from './palette.ts';

/** Colours, half of them near the mid-tones and near each other, where promises are hardest to keep. */
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(hex);
const grey = fc.integer({ min: 0, max: 255 }).map((level) => hex(level * 0x010101));
const midTone = fc
  .tuple(
    fc.integer({ min: 90, max: 150 }),
    fc.integer({ min: 90, max: 150 }),
    fc.integer({ min: 90, max: 150 }),
  )
  .map(([red, green, blue]) => hex(red * 0x10000 + green * 0x100 + blue));
const colour = fc.oneof(
  anyColour,
  grey,
  midTone,
  fc.constantFrom(
    '#ff0000',
    '#ffff00',
    '#00ff00',
    '#0000ff',
    '#0052ff',
    '#808080',
    '#757575',
    '#ffffff',
    '#000000',
  ),
);
const wishes = fc.oneof(
  fc.record({ colours: fc.array(colour, { maxLength: 4 }), background: colour }),
  colour.map((one) => ({ colours: [one], background: one })),
  colour.map((one) => ({ colours: [one, one], background: one })),
);

function hex(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`;
}

function lowest(palette: Palette, wanted: string): number {
  const grounds = [palette.background, palette.surface, palette.surfaceRaised];
  return Math.min(...grounds.map((ground) => contrast(wanted, ground)));
}

function hueApart(one: string, other: string): number {
  const apart = Math.abs(toneOf(one).hue - toneOf(other).hue);
  return Math.min(apart, 360 - apart);
}

function promise(holds: (palette: Palette, wish: { colours: string[]; background: string }) => void) {
  fc.assert(
    fc.property(wishes, (wish) => {
      holds(createPalette(wish), wish);
    }),
    { numRuns: 400 },
  );
}

describe('whatever colours were chosen', () => {
  test('the background is the creator’s, or moves a little in lightness where a fill would be lost on it', () => {
    promise(({ background, primary, secondary }, wish) => {
      const isLost = [primary, secondary].some((fill) => difference(fill, wish.background) < 0.03);
      expect(background === wish.background || isLost).toBe(true);
      expect(difference(background, primary)).toBeGreaterThan(0.025);
      expect(difference(background, secondary)).toBeGreaterThan(0.025);
      expect(Math.abs(toneOf(background).lightness - toneOf(wish.background).lightness)).toBeLessThan(0.24);
    });
  });

  test('the fills are the creator’s colours, exactly', () => {
    promise(({ primary, secondary }, { colours }) => {
      const given = colours.length === 0 ? ['#7c3aed', '#ef4444'] : colours;
      expect(given).toContain(primary);
      const others = given.filter((each) => difference(each, primary) >= 0.03);
      expect(others.length === 0 || others.includes(secondary)).toBe(true);
    });
  });

  test('text is readable on every ground, at 7 where the background allows it', () => {
    promise((palette) => {
      const best = Math.max(contrast('#ffffff', palette.background), contrast('#000000', palette.background));
      expect(lowest(palette, palette.text)).toBeGreaterThanOrEqual(best >= 7 ? 7 : 4.5);
    });
  });

  test('muted text is readable on every ground and never louder than text', () => {
    promise((palette) => {
      expect(lowest(palette, palette.textMuted)).toBeGreaterThanOrEqual(4.5);
      expect(lowest(palette, palette.textMuted)).toBeLessThanOrEqual(lowest(palette, palette.text));
    });
  });

  test('both colours are readable as text on every ground', () => {
    promise((palette) => {
      expect(lowest(palette, palette.primaryText)).toBeGreaterThanOrEqual(4.5);
      expect(lowest(palette, palette.secondaryText)).toBeGreaterThanOrEqual(4.5);
    });
  });

  test('both colours carry readable text', () => {
    promise((palette) => {
      expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.onSecondary, palette.secondary)).toBeGreaterThanOrEqual(4.5);
    });
  });

  test('a control stands out from every ground by its edge', () => {
    promise((palette) => {
      expect(lowest(palette, palette.primaryEdge)).toBeGreaterThanOrEqual(3);
      expect(lowest(palette, palette.secondaryEdge)).toBeGreaterThanOrEqual(3);
    });
  });

  test('a second colour that nobody gave is near the first in hue, and is not taken for it or for the page', () => {
    fc.assert(
      fc.property(colour, colour, (one, wished) => {
        // The page's own ground, which moves where it would be taken for the first colour.
        const { primary, secondary, background } = createPalette({ colours: [one], background: wished });
        expect(difference(primary, secondary)).toBeGreaterThanOrEqual(0.06);
        expect(difference(secondary, background)).toBeGreaterThanOrEqual(0.06);
        fc.pre(toneOf(primary).chroma >= 0.03 && toneOf(secondary).chroma >= 0.03);
        expect(hueApart(primary, secondary)).toBeLessThan(60);
      }),
      { numRuns: 400 },
    );
  });

  test('surfaces and borders are seen', () => {
    promise((palette) => {
      expect(new Set([palette.background, palette.surface, palette.surfaceRaised]).size).toBe(3);
      expect(lowest(palette, palette.border)).toBeGreaterThanOrEqual(1.35);
    });
  });

  test('the primary keeps the hue of one of the creator’s colours', () => {
    promise((palette, wish) => {
      fc.pre(wish.colours.length > 0 && wish.colours.every((wanted) => toneOf(wanted).chroma >= 0.05));
      // A tone near black or white has no hue to speak of.
      fc.pre(toneOf(palette.primary).chroma >= 0.05);
      expect(Math.min(...wish.colours.map((wanted) => hueApart(wanted, palette.primary)))).toBeLessThan(8);
    });
  });

  test('every colour is a plain hex', () => {
    promise(({ scheme, ...colours }) => {
      expect(['dark', 'light']).toContain(scheme);
      for (const value of Object.values(colours)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
    });
  });
});

describe('colours that need a hand', () => {
  test('visible colours stay exactly as they were', () => {
    const bonk = createPalette({ colours: ['#f7931a', '#ffcc00'], background: '#fff4d6' });
    expect([bonk.primary, bonk.secondary]).toEqual(['#f7931a', '#ffcc00']);
    const defaults = createPalette({ colours: ['#7c3aed', '#ef4444'], background: '#000000' });
    expect([defaults.primary, defaults.secondary, defaults.scheme]).toEqual(['#7c3aed', '#ef4444', 'dark']);
  });

  test('what cannot be understood becomes the defaults on black', () => {
    const palette = createPalette({ colours: ['mauve-ish', 'transparent'], background: 'url(x)' });
    expect([palette.background, palette.primary, palette.secondary]).toEqual([
      '#000000',
      '#7c3aed',
      '#ef4444',
    ]);
  });

  test('a first colour that is the background gives way to the second', () => {
    expect(createPalette({ colours: ['#000000', '#ffffff'], background: '#000' }).primary).toBe('#ffffff');
    expect(createPalette({ colours: ['#0052ff', '#7fb2ff'], background: '#0052ff' }).primary).toBe('#7fb2ff');
  });

  test('one colour gets a companion of another hue', () => {
    const palette = createPalette({ colours: ['hotpink'], background: '#fff' });
    expect(palette.primary).toBe('#ff69b4');
    expect(hueApart(palette.primary, palette.secondary)).toBeGreaterThan(20);
  });

  test('white on white and black on black stay, on a page that is not quite so', () => {
    const onWhite = createPalette({ colours: ['white', 'white'], background: 'white' });
    expect([onWhite.primary, onWhite.background]).toEqual(['#ffffff', '#f0f0f0']);
    const onBlack = createPalette({ colours: ['black'], background: 'black' });
    expect([onBlack.primary, onBlack.background]).toEqual(['#000000', '#090909']);
    expect(toneOf(onBlack.secondary).chroma).toBeLessThan(0.03);
  });

  test('yellow on yellow stays yellow, with black on it and an edge of amber', () => {
    const palette = createPalette({ colours: ['yellow'], background: 'yellow' });
    expect(palette.primary).toBe('#ffff00');
    expect(contrast(palette.onPrimary, '#000000')).toBeLessThan(1.5);
    expect(toneOf(palette.primaryEdge).hue).toBeLessThan(80);
  });

  test('pale colours stay pale, and as text become raspberry, caramel and a strong blue', () => {
    const asText = (colour: string, background: string) => {
      const { primary, primaryText } = createPalette({ colours: [colour], background });
      expect(primary).toBe(colour);
      return toneOf(primaryText);
    };
    const raspberry = asText('#f5c6c6', '#ffffff');
    expect(raspberry.chroma).toBeGreaterThan(0.15);
    expect(Math.abs(raspberry.hue - 18)).toBeLessThan(8);
    const caramel = asText('#fff3b0', '#fffdf5');
    expect(caramel.chroma).toBeGreaterThan(0.08);
    expect(Math.abs(caramel.hue - 66)).toBeLessThan(8);
    const blue = asText('#bde0fe', '#ffffff');
    expect(blue.chroma).toBeGreaterThan(0.09);
    expect(Math.abs(blue.hue - 244)).toBeLessThan(8);
  });

  test('surfaces of a mid-tone page move away from its text', () => {
    const blue = createPalette({ colours: ['#7fb2ff'], background: '#0052ff' });
    expect(contrast(blue.text, blue.surfaceRaised)).toBeGreaterThan(contrast(blue.text, blue.background));
    const greyPage = createPalette({ colours: ['#7fb2ff'], background: '#808080' });
    expect(contrast(greyPage.text, greyPage.surface)).toBeGreaterThan(
      contrast(greyPage.text, greyPage.background),
    );
  });

  test('a translucent background is seen over black, a translucent colour over the page', () => {
    expect(createPalette({ colours: ['red'], background: 'rgba(255,255,255,0.5)' }).background).toBe(
      '#808080',
    );
    expect(createPalette({ colours: ['#ff000080'], background: '#000000' }).primary).toBe('#800000');
  });
});
