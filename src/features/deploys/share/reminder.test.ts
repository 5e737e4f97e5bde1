import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderStorage } from '../../../platform/storage/folder-storage.ts';
import { assetHeaders, openPageAssets } from '../../pages/assets.ts';
import { keepReminder } from './reminder.ts';

const page = {
  facts: testFacts({ contractAddress: null, telegramUrl: null, xUrl: null }),
  lang: undefined,
  pageUrl: 'https://moonpage.test/p/pepe',
};
const at = new Date(Date.UTC(2026, 10, 21, 12));

test('the launch is kept beside the page as a file that calendars read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-reminder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const assets = await openPageAssets(await openFolderStorage(folder), []);
  const path = await keepReminder({ ...page, at }, assets);
  expect(path).toMatch(/^\/p\/assets\/[0-9a-f]{32}\.ics$/);
  const asset = await assets.read(assets.nameOf(path ?? ''));
  if (asset === null) throw new Error('not kept');
  expect(assetHeaders(asset)['Content-Type']).toBe('text/calendar; charset=utf-8');
  expect(Buffer.from(asset.bytes).toString()).toContain('URL:https://moonpage.test/p/pepe');
});

test('a page that leads elsewhere, or has launched, keeps none', async () => {
  const assets = { keep: () => Promise.reject(new Error('kept')) };
  expect(await keepReminder({ ...page, facts: testFacts({ contractAddress: null }), at }, assets)).toBeNull();
  expect(await keepReminder({ ...page, at: new Date(page.facts.launchAt) }, assets)).toBeNull();
});
