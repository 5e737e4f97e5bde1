import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designNames } from '../engine/src/designs/design-names.ts';
import { tryOutCoins } from '../src/features/coins/try-out-coins.fixture.ts';
import { worstCoins } from '../src/features/coins/worst-coins.fixture.ts';
import { buildWhenChanged } from './build.ts';
import { findOrInstallChromium } from './chromium.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = process.execPath;
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const folder = await mkdtemp(join(tmpdir(), 'moonpage-test-'));
try {
  const steps = [check, unitAndService, journeys, pageQuality];
  const counts: Counts[] = [];
  for (const step of steps) counts.push(await step());
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Types, lint, format and arrows count as one test. */
async function check(): Promise<Counts> {
  const code = await run(node, ['scripts/check.ts'], {});
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitAndService(): Promise<Counts> {
  const report = join(folder, 'vitest.json');
  const code = await run(
    node,
    [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {},
  );
  const { numPassedTests, numFailedTests, success } = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  }>(report);
  // A file that does not load has no tests to count.
  const unseen = (code !== 0 || !success) && numFailedTests === 0 ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + unseen };
}

async function journeys(): Promise<Counts> {
  const chromium = findOrInstallChromium();
  await buildWhenChanged(root);
  const report = join(folder, 'playwright.json');
  const code = await run(node, [bin('playwright'), 'test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats } = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(report);
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Real and impossible coins in every design, one page of each design against the limits of the brief. */
async function pageQuality(): Promise<Counts> {
  const coins = join(folder, 'coins.json');
  const out = join(folder, 'gallery');
  await writeFile(coins, JSON.stringify([...tryOutCoins, ...worstCoins]));
  const env = { CHROMIUM_PATH: findOrInstallChromium() };
  const steps = [
    ['scripts/gallery.ts', '--coins', coins, '--out', out],
    [
      'scripts/quality.ts',
      '--dir',
      out,
      '--sample',
      String(designNames.length),
      '--form',
      'mobile',
      '--steady',
    ],
  ];
  for (const step of steps) {
    if ((await run(node, step, env)) !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function run(command: string, args: string[], env: Record<string, string>): Promise<number | null> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', fail);
    child.on('exit', done);
  });
}
