import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contrast } from '../colour/colour.ts';
import { createPalette } from '../colour/palette.ts';
import { type CreatureKind, creatureKinds, type CreatureMood, creatureMoods } from '../creatures/creature.ts';
import { drawCreature } from '../creatures/draw.ts';
import { testCard } from './card.fixture.ts';
import { pageTexts } from '../languages/languages.ts';
import { testPage } from '../render/page.fixture.ts';
import { paletteTokens } from '../render/style.ts';
import { expectations } from './contract.fixture.ts';
import type { PageDocument } from '../document/schema.ts';
import { designNames } from '../document/design-names.ts';
import { designs } from './designs.ts';
import { testBackgrounds, testColours } from './wishes.fixture.ts';

const wishes = testBackgrounds.flatMap((background) =>
  testColours.flatMap((first) =>
    testColours.map((second) => ({
      of: `${first} and ${second} on ${background}`,
      palette: createPalette({ colours: [first, second], background }),
    })),
  ),
);

describe.each(designNames)('the design %s', (name) => {
  const document = { design: name };
  const { Emblem, Creature, Card } = designs[name];
  const expected = expectations[name];
  const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'black' });

  test('keeps texts readable and edges seen on whatever colours', () => {
    const unseen = wishes.flatMap(({ of, palette: wished }) => {
      const values: Record<string, string> = { ...paletteTokens(wished), ...designs[name].tokens(wished, 1) };
      const between = (one: string, other: string) => contrast(values[one] ?? '', values[other] ?? '');
      return [
        ...expected.texts.filter(([text, ground]) => !(between(text, ground) >= 4.5)),
        ...expected.edges.filter(([edges, ground]) => !edges.some((edge) => between(edge, ground) >= 3)),
      ].map(([what, ground]) => `${what.toString()} on ${ground}: ${of}`);
    });
    expect(unseen).toEqual([]);
  });

  test('loads its fonts, and further files only for letters that they lack', () => {
    const filesFor = (coin: string) =>
      testPage({ document, facts: { name: coin, image: null, gallery: [] } }).assets.filter((asset) =>
        asset.endsWith('.woff2'),
      ).length;
    expect({ latin: filesFor('Pepe'), extended: filesFor('Łódź'), chinese: filesFor('猫币') }).toEqual(
      expected.fontFiles,
    );
    // Accents set apart from their letters are Latin too.
    expect(filesFor('Māo'.normalize('NFD'))).toBe(expected.fontFiles.latin);
  });

  test('names its mascot once, and hides its drawings from readers', () => {
    const { dom } = testPage({ document });
    const alts = [...dom.querySelectorAll('.mascot img')].map((each) => each.getAttribute('alt'));
    expect(alts).toEqual(['The mascot of Pepe', ...alts.slice(1).fill('')]);
    const drawn = testPage({ document, facts: { image: null } }).dom;
    for (const each of [dom, drawn]) {
      const read = [...each.querySelectorAll('svg')].filter(
        (svg) => svg.getAttribute('aria-hidden') !== 'true',
      );
      expect(read).toEqual([]);
    }
    expect(drawn.querySelectorAll('svg:not(.icon), svg:not(.icon) *').length).toBeLessThanOrEqual(
      expected.drawnNodes,
    );
  });

  test('draws what it repeats from symbols that are all there, each once', () => {
    for (const facts of [{}, { image: null, gallery: [] }, { contractAddress: null }]) {
      const { dom } = testPage({ document, facts });
      const symbols = [...dom.querySelectorAll('symbol')].map(({ id }) => `#${id}`);
      const used = [...dom.querySelectorAll('use')].map((each) => each.getAttribute('href') ?? '');
      expect(new Set(symbols).size).toBe(symbols.length);
      expect(used.filter((href) => dom.getElementById(href.slice(1)) === null)).toEqual([]);
    }
  });

  test('draws an emblem that is the same for the same ticker and seed, and another for others', () => {
    const draw = (seed: number) =>
      renderToStaticMarkup(<Emblem symbol="BONK" seed={seed} palette={palette} />);
    expect(draw(1)).toBe(draw(1));
    const drawn = new Set(Array.from({ length: 24 }, (_, seed) => draw(seed)));
    expect(drawn.size).toBeGreaterThanOrEqual(expected.emblems);
    const given = ['#f7931a', '#1c4d9c'].filter((colour) => draw(1).includes(colour));
    expect(given).toEqual(expected.emblemColours);
  });

  test('writes the whole ticker on its emblem, in letters that shrink where it is long', () => {
    const draw = (symbol: string) => {
      const window = new Window();
      window.document.body.innerHTML = renderToStaticMarkup(
        <Emblem symbol={symbol} seed={1} palette={palette} />,
      );
      return window.document.body;
    };
    expect(draw('<A&B>').querySelector('a')).toBeNull();
    if (expected.emblemTicker === 'in pieces') return;
    const lettersOf = (symbol: string) => {
      const text = [...draw(symbol).querySelectorAll('text')].find((each) => each.textContent === symbol);
      return { size: Number(text?.getAttribute('font-size')), fixed: text?.hasAttribute('textLength') };
    };
    const [short, long] = [lettersOf('AB'), lettersOf('BABYDOGE10')];
    expect(short.fixed).toBe(false);
    expect(long.fixed === true || long.size < short.size).toBe(true);
  });

  test('inks every creature the same for the same input, and no two alike', () => {
    const draw = (kind: CreatureKind, mood: CreatureMood) =>
      renderToStaticMarkup(
        <Creature symbol="BONK" seed={1} palette={palette} {...drawCreature({ kind, mood }, 1)} />,
      );
    expect(draw('cat', 'happy')).toBe(draw('cat', 'happy'));
    const drawn = [
      ...creatureKinds.map((kind, at) => draw(kind, creatureMoods[at % creatureMoods.length] ?? 'happy')),
      ...(['sad', 'sleepy', 'smug'] as const).map((mood) => draw('ghost', mood)),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.filter((each) => each.length > expected.creatureBytes).map(({ length }) => length)).toEqual(
      [],
    );
    expect(drawn.filter((each) => /<style|<filter/.test(each)).length).toBe(0);
    // What it refers to is its own, as it is drawn alone, too.
    const undrawn = drawn.flatMap((each) =>
      [...each.matchAll(/(?:url\(|href=")#([^")]*)/g)].filter(([, id]) => !each.includes(`id="${id}"`)),
    );
    expect(undrawn).toEqual([]);
    const given = ['#f7931a', '#1c4d9c'].filter((colour) => draw('cat', 'happy').includes(colour));
    expect(given).toEqual(expected.creatureColours);
  });

  test('lets creatures stand out from whatever ground, and loses nothing of a ticker that they carry', () => {
    const creature = drawCreature({ kind: 'dog', mood: 'happy' }, 0);
    const plain = wishes.filter(({ of }) => /^(\S+) and \1 /.test(of));
    const unseen = plain.flatMap(({ of, palette: wished }) => {
      const markup = renderToStaticMarkup(<Creature symbol="A" seed={1} palette={wished} {...creature} />);
      const colours = new Set(markup.match(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi));
      return [...colours].some((colour) => contrast(colour, wished.background) >= 3) ? [] : [of];
    });
    expect(unseen).toEqual([]);
    const window = new Window();
    window.document.body.innerHTML = renderToStaticMarkup(
      <Creature symbol="<A&B>" seed={1} palette={palette} {...creature} />,
    );
    const { body } = window.document;
    expect(body.querySelector('a, b')).toBeNull();
    // A design may leave it out, and cuts nothing off it; one may draw with its letters.
    const left = body.textContent.replaceAll('<A&B>', '');
    expect(expected.emblemTicker === 'whole' && /A&|&B/.test(left)).toBe(false);
  });

  test('has a poster, large sentences and open answers of its own, each sent to no other page', () => {
    const styleOf = (layout: Pick<PageDocument, 'layout' | 'story' | 'questions'>) =>
      testPage({ document: { ...document, ...layout } }).dom.querySelector('style')?.textContent.length ?? 0;
    const plain = styleOf({});
    expect(styleOf({ layout: 'poster' })).toBeGreaterThan(plain);
    expect(styleOf({ story: 'spread' })).toBeGreaterThan(plain);
    expect(styleOf({ questions: 'open' })).toBeGreaterThan(plain);
  });

  test('says on its share card what it can, and nothing where it has nothing to say', () => {
    const card = testCard;
    const draw = (changes: Partial<typeof card & { isDrawn: boolean }>) =>
      renderToStaticMarkup(
        <Card
          {...card}
          palette={palette}
          seed={1}
          picture="data:image/png;base64,AA=="
          isDrawn
          {...changes}
        />,
      );
    const said = (markup: string) => markup.replaceAll(/<[^>]*>|\s/g, '').toLowerCase();
    for (const text of [card.headline, card.name, card.ticker]) expect(said(draw({}))).toContain(said(text));
    for (const isDrawn of [true, false]) {
      const bare = said(draw({ name: '', ticker: '', headline: '', isDrawn }));
      expect(bare).toContain('ethereum');
      expect(bare).not.toContain('undefined');
    }
    const { texts } = pageTexts('zh');
    const elsewhere = { chain: '以太坊', chainName: '以太坊', texts, isEnglish: false };
    expect(said(draw({ ...elsewhere, name: '', ticker: '', headline: '' }))).not.toMatch(
      /memecoin|pressstart|world|extra!|picture|news|thedaily/,
    );
    const sizesOf = (headline: string) =>
      [...draw({ headline }).matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect(Math.max(...sizesOf('Word '.repeat(16)))).toBeLessThanOrEqual(Math.max(...sizesOf('A frog.')));
  });
});
