import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from '../build.ts';
import { findOrInstallChromium } from '../browser/chromium.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that this machine cannot run: no right to mount, say. */
  readonly skipped?: number;
}

/** Runs its tests and counts them. @param folder for reports and other files of the run */
export type Suite = (folder: string) => Promise<Counts>;

/** Runs every suite, also after a failure; the last line printed and the exit code give the sum. */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-test-'));
  try {
    const counts: Counts[] = [];
    for (const suite of suites) counts.push(await suite(folder));
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    const skipped = counts.reduce((sum, count) => sum + (count.skipped ?? 0), 0);
    console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A program of ours, which counts as one test. */
export function program(...args: string[]): Suite {
  return async () => {
    const isFine = (await run(args, { CHROMIUM_PATH: findOrInstallChromium() })) === 0;
    return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

/** The tests of a Vitest project; `!name` means all projects but that one. */
export function vitest(project: string): Suite {
  return async (folder) => {
    const report = join(folder, 'vitest.json');
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
    const code = await run([bin('vitest'), ...args, `--outputFile.json=${report}`], {});
    const { numPassedTests, numFailedTests, numPendingTests, success } = await readReport<{
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      success: boolean;
    }>(report);
    // A file that does not load has no tests to count.
    const unseen = (code !== 0 || !success) && numFailedTests === 0 ? 1 : 0;
    return { passed: numPassedTests, failed: numFailedTests + unseen, skipped: numPendingTests };
  };
}

/** The journeys of a Playwright project. */
export function playwright(project: string): Suite {
  return async (folder) => {
    const env = {
      CHROMIUM_PATH: findOrInstallChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'playwright.json'),
    };
    await buildWhenChanged(root);
    const code = await run([bin('playwright'), 'test', '--project', project, '--reporter=line,json'], env);
    const { stats } = await readReport<{
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    }>(env.PLAYWRIGHT_JSON_OUTPUT_NAME);
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
  };
}

/** These coins in every design, and what `npm run quality` with each of these lists of arguments finds wrong with their pages. */
export function gallery(coins: readonly object[], ...readings: readonly (readonly string[])[]): Suite {
  return async (folder) => {
    const file = join(folder, 'coins.json');
    const out = join(folder, 'gallery');
    await writeFile(file, JSON.stringify(coins));
    const steps = [
      program('scripts/gallery.ts', '--coins', file, '--out', out),
      ...readings.map((args) => program('scripts/quality.ts', '--dir', out, ...args)),
    ];
    let passed = 0;
    for (const step of steps) {
      const counts = await step(folder);
      if (counts.failed > 0) return { passed, failed: 1 };
      passed += 1;
    }
    return { passed, failed: 0 };
  };
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function run(args: readonly string[], env: Record<string, string>): Promise<number | null> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', fail);
    child.on('exit', done);
  });
}
