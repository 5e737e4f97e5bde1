import { formatHex, modeOklch, modeRgb, useMode } from 'culori/fn';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  colourToHex,
  contrast,
  difference,
  hexOf,
  mix,
  over,
  parseColour,
  shade,
  splitColours,
  toneOf,
} from './colour.ts';

function hex(text: string): string | null {
  const colour = parseColour(text);
  return colour === null ? null : colourToHex(colour);
}

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('what a creator may write', () => {
  test.each([
    ['hotpink', '#ff69b4'],
    ['  Tan ', '#d2b48c'],
    ['#fff', '#ffffff'],
    ['#ABC', '#aabbcc'],
    ['f00', '#ff0000'],
    ['000', '#000000'],
    ['FFF', '#ffffff'],
    ['7C3AED', '#7c3aed'],
    ['#7c3aed', '#7c3aed'],
    ['#7C3AED80', '#7c3aed'],
    ['rgb(255, 0, 51)', '#ff0033'],
    ['rgb(100% 0% 20% / 50%)', '#ff0033'],
    ['rgba(0,0,0,.5)', '#000000'],
    ['RGB(300, -20, 0)', '#ff0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
  ])('%s is %s', (text, expected) => {
    expect(hex(text)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'cafe',
    'beef',
    'facade',
    'bad',
    'f00d',
    '7C3AED80',
    '#12',
    '#12345',
    '#ggg',
    'constructor',
    'toString',
    '__proto__',
    'inherit',
    'currentcolor',
    'lab(50% 40 59)',
    'oklch(0.7 0.1 50)',
    'color(srgb 1 0 0)',
    'rgb(1,2)',
    'red;background:url(//x)',
    '#fff}body{display:none',
    'url(javascript:alert(1))',
    'expression(alert(1))',
    `rgb(${' '.repeat(5000)}1,2,3)`,
  ])('%j is no colour', (text) => {
    expect(parseColour(text)).toBeNull();
  });

  test('nothing of the text itself comes through', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hexColour, fc.constantFrom('red', 'rgb(1,2,3)')), (text) => {
        expect(hex(text) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  test('transparent is a colour of which nothing is seen', () => {
    expect(parseColour('transparent')?.alpha).toBe(0);
    const white = { red: 1, green: 1, blue: 1, alpha: 1 };
    expect(over({ red: 0, green: 0, blue: 0, alpha: 0 }, white)).toEqual(white);
    expect(colourToHex(over({ red: 0, green: 0, blue: 0, alpha: 0.5 }, white))).toBe('#808080');
  });
});

describe('a list of colours', () => {
  test('is cut at the commas outside brackets', () => {
    expect(splitColours('rgb(1, 2,3), #fff,,hsl(1,2%,3%) , tan')).toEqual([
      'rgb(1, 2,3)',
      '#fff',
      'hsl(1,2%,3%)',
      'tan',
    ]);
    expect(splitColours(' , ')).toEqual([]);
    expect(splitColours('a),b')).toEqual(['a)', 'b']);
  });

  test.each([
    ['#fff; #000', ['#fff', '#000']],
    ['black/gold', ['black', 'gold']],
    ['red green  blue', ['red', 'green', 'blue']],
    ['teal\nnavy\r\n#123', ['teal', 'navy', '#123']],
    ['pink and black', ['pink', 'black']],
    ['pink & Black', ['pink', 'Black']],
    ['7C3AED,000', ['#7C3AED', '#000']],
    ['dark blue, Light Goldenrod Yellow', ['darkblue', 'LightGoldenrodYellow']],
    ['dark orange red', ['darkorange', 'red']],
    ['orange red', ['orange', 'red']],
    ['neon green', ['neon', 'green']],
    ['“gold”, “black”.', ['gold', 'black']],
    ['红、blue，tan', ['红', 'blue', 'tan']],
    ['rgb(1 2 3 / 50%) hsl(20, 50%, 50%)', ['rgb(1 2 3 / 50%)', 'hsl(20, 50%, 50%)']],
    ['sandy', ['sandy']],
  ])('%j is read as it was meant', (text, colours) => {
    expect(splitColours(text)).toEqual(colours);
    expect(splitColours(colours.join(','))).toEqual(colours);
  });
});

describe('arithmetic of colours', () => {
  test('contrast is that of WCAG 2', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });

  test('difference is 0 for equals and 1 from black to white', () => {
    expect(difference('#c47a5a', '#c47a5a')).toBe(0);
    expect(difference('#000000', '#ffffff')).toBeCloseTo(1, 2);
  });

  test('a colour survives the way through its tone', () => {
    fc.assert(
      fc.property(hexColour, (colour) => {
        expect(difference(hexOf(toneOf(colour)), colour)).toBeLessThan(0.006);
      }),
    );
  });

  test('a tone beyond sRGB keeps its lightness and hue', () => {
    const tone = { lightness: 0.7, chroma: 0.4, hue: 150 };
    const shown = toneOf(hexOf(tone));
    expect(shown.lightness).toBeCloseTo(0.7, 1);
    expect(shown.hue).toBeCloseTo(150, -1);
    expect(shown.chroma).toBeLessThan(0.3);
    expect(shown.chroma).toBeGreaterThan(0.1);
  });

  test('every tone has a hex, the poles too', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.5, max: 1.5, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (lightness, chroma, hue) => {
          expect(hexOf({ lightness, chroma, hue })).toMatch(/^#[0-9a-f]{6}$/);
        },
      ),
    );
    expect(hexOf({ lightness: 1, chroma: 0.2, hue: 30 })).toBe('#ffffff');
    expect(hexOf({ lightness: 0, chroma: 0.2, hue: 30 })).toBe('#000000');
  });
});

test('a colour laid thinly over another is seen between the two', () => {
  expect(mix('#ffffff', 0.5, '#000000')).toBe('#808080');
  expect(mix('#ff0000', 0, '#0000ff')).toBe('#0000ff');
  expect(mix('#ff0000', 1, '#0000ff')).toBe('#ff0000');
  expect(mix('no colour', 0.5, '#0000ff')).toBe('#0000ff');
});

test('a tone that sRGB can show has the hex that a colour library gives it', () => {
  useMode(modeRgb);
  useMode(modeOklch);
  fc.assert(
    fc.property(hexColour, (colour) => {
      const { lightness, chroma, hue } = toneOf(colour);
      expect(hexOf({ lightness, chroma, hue })).toBe(
        formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue }),
      );
    }),
    { numRuns: 500 },
  );
});

describe('a shade of a colour', () => {
  test('is as much lighter as was asked, of the same hue', () => {
    const [before, after] = [toneOf('#8c1c2b'), toneOf(shade('#8c1c2b', 0.1))];
    expect(after.lightness).toBeCloseTo(before.lightness + 0.1, 2);
    expect(Math.abs(after.hue - before.hue)).toBeLessThan(3);
  });

  test('is richer where it is darker, and yellow does not turn green', () => {
    const [pink, deepPink] = [toneOf('#f5c6c6'), toneOf(shade('#f5c6c6', -0.1))];
    expect(deepPink.chroma).toBeGreaterThan(pink.chroma);
    const [cream, deepCream] = [toneOf('#fff3b0'), toneOf(shade('#fff3b0', -0.1))];
    expect(deepCream.hue).toBeLessThan(cream.hue - 5);
  });

  test('never reaches the poles', () => {
    expect(shade('#ffffff', 0.5)).not.toBe('#ffffff');
    expect(shade('#000000', -0.5)).not.toBe('#000000');
  });
});
