import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, hexOf, mostChroma, toneOf } from '../colour/colour.ts';
import { createPalette } from '../colour/palette.ts';
import { designNames, type DesignName } from '../document/design-names.ts';
import { testPage } from '../render/page.fixture.ts';
import { paletteTokens } from '../render/style.ts';
import { designs } from './designs.ts';

type Token = `--${string}`;

interface MainFill {
  /** The properties that draw it, `var(--primary)` unmixed. */
  drawn: readonly (readonly [selector: string, property: string])[];
  /** What the fill is told from its ground by: one is enough. */
  edges: readonly Token[];
  /** What it lies on. */
  grounds: readonly Token[];
  /** What may be written on it in beside black and white. */
  inks: readonly Token[];
  /** The colour as small text. */
  text: Token;
  /** What that text lies on. */
  papers: readonly Token[];
}

const page: readonly Token[] = ['--background', '--surface', '--surface-raised'];
const usual: MainFill = {
  drawn: [['.buy-button', 'background']],
  edges: ['--primary-edge'],
  grounds: page,
  inks: ['--text'],
  text: '--primary-text',
  papers: page,
};

const mainFills: Record<DesignName, MainFill> = {
  moonshot: usual,
  'toon-sky': {
    ...usual,
    drawn: [...usual.drawn, ['.near-hill', 'background']],
    edges: ['--ink'],
    grounds: ['--paper'],
    text: '--link',
    papers: ['--paper'],
  },
  comic: {
    ...usual,
    drawn: [
      ['.hero', '--fill'],
      ['.closing .buy-button', 'background'],
    ],
    edges: ['--frame'],
    grounds: ['--background'],
    text: '--paper-link',
    papers: ['--paper'],
  },
  terminal: usual,
  arcade: usual,
  'desktop-98': { ...usual, text: '--ink-link', papers: ['--face'] },
  brutal: {
    ...usual,
    drawn: [
      ['.ticker-slab', '--ground'],
      ['.section', '--act'],
    ],
    edges: ['--line'],
    grounds: ['--background'],
  },
  candy: { ...usual, papers: [...page, '--pastel', '--pastel-2'] },
  'gold-bar': { ...usual, drawn: [[':root', '--foil']], text: '--gilt' },
  sticker: { ...usual, text: '--link', papers: ['--pale'] },
  sunset: usual,
  tabloid: { ...usual, drawn: [...usual.drawn, ['.advertisement', 'background']] },
};

/**
 * The three that once became brown and grey, then whatever else; every fifth colour is nearly its ground. Always the same, as nearly
 * black and white the hues that are compared are rounding.
 */
const pairs = [
  ['#f5c6c6', '#ffffff'],
  ['#fff3b0', '#ffffff'],
  ['#bde0fe', '#ffffff'],
  ...fc
    .sample(
      fc.tuple(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 0, max: 0xffffff }), fc.nat(4)),
      { numRuns: 1997, seed: 7 },
    )
    .map(([colour, ground, kind]) => [
      hexOfNumber(colour),
      hexOfNumber(kind === 0 ? colour ^ (ground & 0x030303) : ground),
    ]),
].map(([colour = '', ground = '']) => ({
  colour,
  palette: createPalette({ colours: [colour], background: ground }),
  of: `${colour} on ${ground}`,
}));

function hexOfNumber(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`;
}

describe.each(designNames)('the design %s', (name) => {
  const design = designs[name];
  const { drawn, edges, grounds, inks, text, papers } = mainFills[name];
  const painted = pairs.map((pair) => {
    const values: Record<string, string> = {
      ...paletteTokens(pair.palette),
      ...design.tokens(pair.palette, 1),
    };
    const of = (token: Token) => values[token] ?? '';
    const lowest = (token: string, on: readonly Token[]) =>
      Math.min(...on.map((each) => contrast(token, of(each))));
    return { ...pair, value: of, lowest };
  });
  const faultsOf = (isFault: (pair: (typeof painted)[number]) => boolean) =>
    painted.filter(isFault).map(({ of }) => of);

  test('fills with the creator’s hex', () => {
    expect(faultsOf(({ colour, value }) => value('--primary') !== colour)).toEqual([]);
  });

  test('draws that fill as it is', () => {
    // A live page leaves out what it does not use.
    const sheet = testPage({ document: { design: name }, options: { preview: true } }).html;
    expect(sheet).toContain(design.css);
    const [onScreen = ''] = design.css.split('@media print');
    for (const [selector, property] of drawn) {
      const value = declared(onScreen, selector, property);
      expect(value).toContain('var(--primary)');
      expect(value).not.toContain('color-mix');
    }
  });

  test('writes on it in its ink, and in black or white where that is read with less than 4.5', () => {
    expect(
      faultsOf(({ value }) => {
        const [fill, ink] = [value('--primary'), value('--on-primary')];
        const own = inks.map(value).filter((each) => contrast(each, fill) >= 4.5);
        const allowed = own.length > 0 ? own : ['#000000', '#ffffff'];
        return !(contrast(ink, fill) >= 4.5 && allowed.includes(ink));
      }),
    ).toEqual([]);
  });

  test('tells it from the ground by an edge', () => {
    expect(faultsOf(({ value, lowest }) => !edges.some((edge) => lowest(value(edge), grounds) >= 3))).toEqual(
      [],
    );
  });

  test('deepens it as text no further than it must, and keeps its hue and chroma', () => {
    expect(
      faultsOf(({ colour, value, lowest }) => {
        const written = value(text);
        if (!(lowest(written, papers) >= 4.5)) return true;
        const [given, deep] = [toneOf(colour), toneOf(written)];
        if (given.chroma < 0.03 || written === colour) return false;
        const turned = ((deep.hue - given.hue + 540) % 360) - 180;
        const towardsRed = given.hue >= 50 && given.hue <= 110 ? 40 : 20;
        const isPale = deep.chroma < 0.7 * mostChroma(deep.lightness, deep.hue);
        return isPale || turned > 20 || turned < -towardsRed || isTooDeep();

        function isTooDeep() {
          const way = given.lightness - deep.lightness;
          const nearer = hexOf({ ...deep, lightness: deep.lightness + Math.sign(way) * 0.015 });
          return Math.abs(way) > 0.02 && lowest(nearer, papers) >= 4.5;
        }
      }),
    ).toEqual([]);
  });
});

/** What the last rule with this selector says of a property. */
function declared(css: string, selector: string, property: string): string {
  return (
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors = '']) => selectors.split(',').some((each) => each.trim() === selector))
      .flatMap(([, , body = '']) => body.split(';'))
      .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
      .findLast(([key]) => key === property)?.[1] ?? ''
  );
}
