import { spawn } from 'node:child_process';

/** Runs `npm test`, then `npm run verify`, whatever the first finds; the last line printed is the sum of their closing lines. */
let passed = 0;
let failed = 0;
for (const command of ['test', 'verify']) {
  const { code, output } = await npmRun(command);
  const last = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/.exec(
    output.trimEnd().split('\n').at(-1) ?? '',
  );
  passed += Number(last?.[1] ?? 0);
  failed += Math.max(Number(last?.[2] ?? 0), code === 0 && last ? 0 : 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function npmRun(command: string): Promise<{ code: number | null; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn('npm', ['run', command], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      process.stdout.write(part);
      output += part.toString();
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}
