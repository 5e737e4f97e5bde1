import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { silentLog } from '../../platform/log/log.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { openPageAssets } from '../pages/assets.ts';
import { registeringStorage } from '../pages/page-files.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { createRenderLive } from './render-live.ts';
import { createDeploys } from './service.ts';
import { createCardFonts } from './share/card-fonts.ts';
import { createDrawing } from './share/drawing.ts';
import { createScriptFonts } from './share/script-fonts.ts';
import { createSharedFiles } from './share/share-files.ts';
import { creatorOf, fakeDeployDeps } from './test-support/deploy-deps.fake.ts';

const endless = new URL('./share/test-support/endless.ts', import.meta.url);

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'moonpage-plain-card-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a page whose card is drawn for ever goes live all the same, with a plain card and icons', async () => {
  const { db } = database;
  const assets = await openPageAssets(registeringStorage(await openFolderStorage(folder), db), []);
  const makeShared = createSharedFiles({
    assets,
    loadFont: createCardFonts(join(folder, 'fonts')),
    loadScriptFonts: createScriptFonts(join(folder, 'fonts')),
    draw: createDrawing({ program: endless, timeInMs: 500 }),
    log: silentLog(),
  });
  const deps = fakeDeployDeps(db, { makeShared });
  const ada = await creatorOf(db, 'Slow Paint');
  await createDeploys({ ...deps, render: createRenderLive(assets, deps.place) }).deploy(ada, ada.userId);

  const [page] = await db.select().from(pageSnapshots).where(eq(pageSnapshots.profileId, ada.userId));
  const card = page?.shared?.card ?? '';
  expect(page?.html).toContain(card);
  expect(page?.html).toContain('rel="apple-touch-icon"');
  const picture = sharp((await assets.read(assets.nameOf(card)))?.bytes);
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => [...data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)];
  const background = [0x0b, 0x3d, 0x0b];
  expect(pixelAt(0, 0)).toEqual(background);
  expect(pixelAt(600, 315)).not.toEqual(background);
});
