import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '@playwright/test';
import { type GalleryManifest, galleryManifest } from '../../scripts/gallery/manifest.ts';
import { takePictures } from '../../scripts/gallery/pictures.ts';
import { dogwifhat, mao, pepe } from '../test-support/coins.fixture.ts';

const margin = 10;
/** Of a row of pictures and the space below it. */
const rowHeight = 160;

test('the contact sheet of a gallery is as high as its rows, and a broken picture stops nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-e2e-gallery-'));
  try {
    const coins = [{ ...dogwifhat, mainImageUrl: 'mascot.png' }, pepe, mao];
    const coinsFile = join(folder, 'coins.json');
    await writeFile(join(folder, 'mascot.png'), 'this is no picture');
    await writeFile(coinsFile, JSON.stringify(coins));
    const out = join(folder, 'gallery');
    const gallery = spawn(process.execPath, ['scripts/gallery.ts', '--coins', coinsFile, '--out', out], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    gallery.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    expect(await once(gallery, 'close')).toEqual([0, null]);
    expect(printed).toContain('mainImageUrl "mascot.png": Invalid file type');

    const manifest = JSON.parse(await readFile(join(out, galleryManifest), 'utf8')) as GalleryManifest;
    await takePictures(out, { ...manifest, designs: manifest.designs.slice(0, 1) });
    const sheet = sharp(await readFile(join(out, 'contact-sheet.png')));
    const { width, height } = await sheet.metadata();
    expect(height).toBeGreaterThan(coins.length * rowHeight);
    expect(height).toBeLessThan((coins.length + 0.5) * rowHeight);
    const below = await sheet.extract({ left: 0, top: height - margin - 4, width, height: 4 }).stats();
    // The last row of pictures ends where the page's margin begins.
    expect(Math.max(...below.channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
