import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '@playwright/test';
import { dogwifhat } from '../test-support/coins.fixture.ts';

const margin = 10;

test('the contact sheet of a gallery is as high as its rows, and a broken picture stops nothing', async () => {
  // 36 pictures of whole pages.
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-e2e-gallery-'));
  try {
    const coins = join(folder, 'coins.json');
    await writeFile(join(folder, 'mascot.png'), 'this is no picture');
    await writeFile(coins, JSON.stringify([{ ...dogwifhat, mainImageUrl: 'mascot.png' }]));
    const out = join(folder, 'gallery');
    const gallery = spawn(
      process.execPath,
      ['scripts/gallery.ts', '--coins', coins, '--out', out, '--pictures'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let printed = '';
    gallery.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    expect(await once(gallery, 'exit')).toEqual([0, null]);
    expect(printed).toContain('mainImageUrl "mascot.png": Invalid file type');
    expect(printed).not.toContain('could not be drawn');

    const sheet = sharp(join(out, 'contact-sheet.png'));
    const { width, height } = await sheet.metadata();
    expect(height).toBeLessThan(250);
    const below = await sheet.extract({ left: 0, top: height - margin - 4, width, height: 4 }).stats();
    // The last row of pictures ends where the page's margin begins.
    expect(Math.max(...below.channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
