import { spawn } from 'node:child_process';

/** Lines at the end of a command's output, without its successes, that say what failed. */
const closingLines = 160;

/** A passed test of Vitest, or the line with which Playwright names the test that it begins. */
const isSuccess = /✓|^\[\d+\/\d+\]/;

/**
 * Runs `npm test`, then `npm run verify`, whatever the first finds. At the end stand once more the closing lines of what failed, and
 * last the sum of both.
 */
let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const command of ['test', 'verify']) {
  const { code, output } = await npmRun(command);
  const last = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/.exec(
    output.trimEnd().split('\n').at(-1) ?? '',
  );
  passed += Number(last?.[1] ?? 0);
  const fails = Math.max(Number(last?.[2] ?? 0), code === 0 && last ? 0 : 1);
  failed += fails;
  if (fails > 0) {
    const lines = output
      .trimEnd()
      .split('\n')
      .filter((line) => line.trim() !== '' && !isSuccess.test(line));
    // Vitest names its failures long before the browsers' journeys end.
    const named = lines.slice(0, -closingLines).filter((line) => line.includes(' FAIL '));
    failures.push(`npm run ${command}:`, ...named, ...lines.slice(-closingLines), '');
  }
}
if (failures.length > 0) console.log(failures.join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function npmRun(command: string): Promise<{ code: number | null; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn('npm', ['run', command], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (part: Buffer) => {
        process[stream].write(part);
        output += part.toString();
      });
    }
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}
