import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '@moonpage/engine/compose/compose.ts';
import { cardSize } from '@moonpage/engine/designs/card.ts';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { nothingChosen, nothingStated, type Facts } from '@moonpage/engine/facts.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { openFolderStorage } from '../../../platform/storage/folder-storage.ts';
import { openPageAssets, type PageAssets } from '../../pages/assets.ts';
import { createCardFonts } from './card-fonts.ts';
import { createDrawing, drawingProgram } from './drawing.ts';
import { createScriptFonts } from './script-fonts.ts';
import { createSharedFiles, type MakeSharedFiles } from './share-files.ts';

let folder: string;
let assets: PageAssets;
let makeShared: MakeSharedFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-share-'));
  assets = await openPageAssets(await openFolderStorage(join(folder, 'files')), []);
  makeShared = createSharedFiles({
    assets,
    loadFont: createCardFonts(join(folder, 'fonts')),
    loadScriptFonts: createScriptFonts(join(folder, 'fonts')),
    draw: createDrawing({ program: drawingProgram, timeInMs: 20_000 }),
    log: silentLog(),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function coin(changes: Partial<Facts>): Facts {
  return {
    name: 'Night Heron',
    symbol: 'HERON',
    description: 'A bird that stands on one leg in the harbour until four in the morning.',
    about: nothingChosen,
    blockchain: 'Base',
    contractAddress: null,
    buyUrl: null,
    telegramUrl: null,
    xUrl: null,
    moreUrls: [],
    channelNotes: [],
    colours: ['#38bdf8', '#a78bfa'],
    background: '#050816',
    image: null,
    creatorStated: nothingStated,
    roadmap: [],
    gallery: [],
    embedsChart: false,
    launchAt: Date.UTC(2030, 0, 1, 18),
    launchDate: '2030-01-01',
    launchTime: '12:00 PM',
    ...changes,
  };
}

const bytesOf = async (path: string | null) =>
  Buffer.from((await assets.read(assets.nameOf(path ?? '')))?.bytes ?? []);

async function mascot(): Promise<string> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 4, background: '#e11d48' } });
  return assets.keep(new Uint8Array(await picture.webp().toBuffer()), 'image/webp');
}

describe.each(designNames)('what stands for a page in %s elsewhere', (design) => {
  const filesOf = (facts: Facts) => makeShared({ document: compose({ facts, seed: 7, design }), facts });

  test('is a card of 1200×630 with something on it, and small enough to be shown by everybody', async () => {
    const card = await bytesOf((await filesOf(coin({}))).card);
    const { width, height, format } = await sharp(card).metadata();
    expect({ width, height, format }).toEqual({ ...cardSize, format: 'png' });
    const { entropy, channels } = await sharp(card).stats();
    expect(entropy).toBeGreaterThan(0.5);
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    expect(card.length).toBeLessThan(300_000);
  });

  test('shows the mascot where there is one', async () => {
    const [drawn, pictured] = [
      await filesOf(coin({})),
      await filesOf(coin({ image: { url: await mascot(), width: 300, height: 200 } })),
    ];
    expect(pictured.card).not.toBe(drawn.card);
    const { data } = await sharp(await bytesOf(pictured.card))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(await bytesOf(pictured.card)).metadata();
    let red = 0;
    for (let at = 0; at < data.length; at += channels) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      if (Math.abs(r - 0xe1) < 24 && Math.abs(g - 0x1d) < 24 && Math.abs(b - 0x48) < 24) red += 1;
    }
    expect(red).toBeGreaterThan(8_000);
  });

  test.each([
    ['the longest name', { name: 'W'.repeat(32), symbol: 'WWWWWWWWWW' }],
    ['a name that our faces cannot draw', { name: '猫币', symbol: '猫币', background: '#ffffff' }],
    ['one letter', { name: 'X', symbol: 'X', colours: ['yellow'], background: 'yellow' }],
    ['markup', { name: '<script>&', symbol: '"><', description: '</svg><script>alert(1)</script> it hops.' }],
  ])('can be drawn for %s', async (_, changes) => {
    const { card, icon } = await filesOf(coin(changes));
    expect((await sharp(await bytesOf(card)).metadata()).width).toBe(cardSize.width);
    expect((await bytesOf(icon)).length).toBeGreaterThan(100);
  });

  test('distinguishes two names that differ in a letter of another file of the face', async () => {
    const [one, other] = [await filesOf(coin({ name: 'Šo' })), await filesOf(coin({ name: 'Žo' }))];
    expect(one.card).not.toBe(other.card);
  });

  test.each([
    ['猫币 Māo Coin 🐈', '狗币 Māo Coin 🐈'],
    ['柴犬コイン', '秋田コイン'],
    ['고양이 코인', '강아지 코인'],
    ['قط الوسادة', 'قط السرير'],
    ['חתול הכרית', 'כלב הכרית'],
    ['तकिया बिल्ली', 'तकिया कुत्ता'],
    ['แมวหมอน', 'หมาหมอน'],
    ['Γάτα', 'Γάτος'],
    ['კატა', 'კატო'],
  ])('shows the name %s', async (name, another) => {
    const [card, others] = [await filesOf(coin({ name })), await filesOf(coin({ name: another }))];
    expect(card.card).not.toBe(others.card);
  });

  test('is the same for the same page', async () => {
    expect(await filesOf(coin({}))).toEqual(await filesOf(coin({})));
  });

  test('is drawn with fonts that are installed, static and named', () => {
    expect(designs[design].cardFonts.length).toBeGreaterThan(0);
  });
});

test.each(designNames)(
  'a cache of fonts that was cleared while we run is filled again for %s',
  async (design) => {
    const page = { document: compose({ facts: coin({}), seed: 7, design }), facts: coin({}) };
    const before = await makeShared(page);
    await rm(join(folder, 'fonts'), { recursive: true });
    expect(await makeShared(page)).toEqual(before);
  },
);

test('icons come in the sizes that tabs, home screens and lists of apps ask for', async () => {
  const { icon, appleIcon, manifest, others } = await makeShared({
    document: compose({ facts: coin({}), seed: 7 }),
    facts: coin({}),
  });
  const ico = await bytesOf(icon);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  const sides = [0, 1, 2].map((at) => ico.readUInt8(6 + at * 16));
  expect(sides).toEqual([16, 32, 48]);
  for (const at of [0, 1, 2]) {
    const [length, offset] = [ico.readUInt32LE(6 + at * 16 + 8), ico.readUInt32LE(6 + at * 16 + 12)];
    expect((await sharp(ico.subarray(offset, offset + length)).metadata()).width).toBe(sides[at]);
  }
  expect(await sharp(await bytesOf(appleIcon)).metadata()).toMatchObject({ width: 180, hasAlpha: false });
  const parsed = JSON.parse((await bytesOf(manifest)).toString()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(parsed.name).toBe('Night Heron');
  expect(parsed.icons.map(({ src }) => src)).toEqual(others.map((path) => assets.nameOf(path)));
});
