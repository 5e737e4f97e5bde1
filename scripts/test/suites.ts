import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { findOrInstallChromium } from '../browser/chromium.ts';
import { readOptions } from '../command-error.ts';
import { firstLine, nothing, retriedLines, type Summary, sumOf } from './summary.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const failure: Summary = { ...nothing, failed: 1 };

interface Run {
  /** For reports and other files of the run. */
  readonly folder: string;
  /** Null where there is none and none could be installed: what needs it fails, the rest runs. */
  readonly chromium: string | null;
  /** Nothing is tried again. */
  readonly isStrict: boolean;
}

/** Runs its tests and sums them up. */
export type Suite = (run: Run) => Promise<Summary>;

/**
 * Runs every suite, also after a failure. At its end it names what was skipped and what needed another try, which fails nothing; the
 * last line printed and the exit code give the sum. With `--strict` nothing is tried again.
 */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  const { strict: isStrict = false } = readOptions('--strict tries nothing again.', {
    strict: { type: 'boolean' },
  });
  // What has to be installed is, before the first test.
  const chromium = installedChromium();
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-test-'));
  try {
    const summaries: Summary[] = [];
    for (const suite of suites) summaries.push(await suite({ folder, chromium, isStrict }));
    const { passed, failed, skipped, retried } = sumOf(summaries);
    // A run that was given up early leaves most tests out.
    if (failed === 0) for (const name of skipped) console.log(`Skipped on this machine: ${name}`);
    for (const line of retriedLines(retried)) console.log(line);
    console.log(
      `\n${passed} passed, ${failed} failed${skipped.length === 0 ? '' : `, ${skipped.length} skipped`}`,
    );
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A program of ours, which counts as one test. */
export function program(...args: string[]): Suite {
  return async () => ((await run(args, {})) === 0 ? { ...nothing, passed: 1 } : failure);
}

/** Tests of a Vitest project, all or those of some files; `!name` means all projects but that one. */
export function vitest(
  project: string,
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Suite {
  return async ({ folder, isStrict }) => {
    const file = join(folder, 'vitest.json');
    const args = ['run', '--project', project, ...(isStrict ? ['--retry=0'] : []), ...files];
    const code = await run([bin('vitest'), ...args], { ...env, TEST_SUMMARY: file });
    const summary = await readReport<Summary>(file);
    return summary ? orFailed(summary, code) : failure;
  };
}

/** The sweeps, and the files with properties that hold for values chosen at random, tried with values of a seed that is printed. */
export function freshlySeeded(): Suite[] {
  const seed = process.env['PROPERTY_SEED'] ?? String(randomInt(2 ** 31));
  const files = globSync('{engine/src,src}/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !file.includes('.sweep.') && readFileSync(join(root, file), 'utf8').includes(`from 'fast-check'`),
  );
  return [
    (run) => {
      console.log(`Properties are tried with PROPERTY_SEED=${seed}.`);
      return vitest('sweeps', [], { PROPERTY_SEED: seed })(run);
    },
    vitest('!sweeps', files, { PROPERTY_SEED: seed }),
  ];
}

/** The journeys of Playwright projects; traces of what was tried again are in `test-results/`. */
export function playwright(...projects: readonly string[]): Suite {
  return async ({ folder, chromium, isStrict }) => {
    if (chromium === null) return failure;
    const file = join(folder, 'playwright.json');
    const args = ['test', ...projects.map((name) => `--project=${name}`), '--reporter=line,json'];
    if (isStrict) args.push('--retries=0');
    // Sweeps take 26 minutes on two quiet cores, and more beside other work.
    if (projects.includes('sweeps')) args.push(`--global-timeout=${90 * 60_000}`);
    const code = await run([bin('playwright'), ...args], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    const report = await readReport<JSONReport>(file);
    return report ? orFailed(sumOf(report.suites.map(summaryOf)), code) : failure;
  };
}

/** These coins in every design, and what `npm run quality` with each of these lists of arguments finds wrong with their pages. */
export function gallery(coins: readonly object[], ...readings: readonly (readonly string[])[]): Suite {
  return async ({ folder, chromium, isStrict }) => {
    if (chromium === null) return failure;
    const env = { CHROMIUM_PATH: chromium };
    const file = join(folder, 'coins.json');
    const out = join(folder, 'gallery');
    await writeFile(file, JSON.stringify(coins));
    if ((await run(['scripts/gallery.ts', '--coins', file, '--out', out], env)) !== 0) return failure;
    const summaries: Summary[] = [{ ...nothing, passed: 1 }];
    for (const reading of readings) {
      const args = ['scripts/quality.ts', '--dir', out, ...reading];
      const code = await run(args, env);
      const isRetried = code !== 0 && !isStrict && (await run(args, env)) === 0;
      const name = `npm run quality -- ${reading.join(' ')}`;
      if (code === 0) summaries.push({ ...nothing, passed: 1 });
      else if (isRetried)
        summaries.push({ ...nothing, passed: 1, retried: [{ name, error: 'its lines stand above' }] });
      else summaries.push(failure);
    }
    return sumOf(summaries);
  };
}

function installedChromium(): string | null {
  try {
    return findOrInstallChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

/** A runner that ends badly without a failed test has failed all the same. */
function orFailed(summary: Summary, code: number | null): Summary {
  return code === 0 || summary.failed > 0 ? summary : sumOf([summary, failure]);
}

function summaryOf(suite: JSONReportSuite): Summary {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }): Summary => {
      const name = `${file} › ${title}`;
      const error = firstLine(results[0]?.error?.message);
      return {
        passed: status === 'expected' || status === 'flaky' ? 1 : 0,
        failed: status === 'unexpected' ? 1 : 0,
        skipped: status === 'skipped' ? [name] : [],
        retried: status === 'flaky' ? [{ name, error }] : [],
      };
    }),
  );
  return sumOf([...own, ...(suite.suites ?? []).map(summaryOf)]);
}

/** Null where the runner ended before it could write one. */
async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

function run(args: readonly string[], env: Record<string, string>): Promise<number | null> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', fail);
    child.on('close', done);
  });
}
