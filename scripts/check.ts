import { spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = (name: string) => join('node_modules', '.bin', name);

/** Types, lint, format and import arrows; each prints only what is wrong. */
const checks: [string, ...string[]][][] = [
  [
    [bin('react-router'), 'typegen'],
    [bin('tsc'), '-p', 'tsconfig.json'],
  ],
  [[bin('oxlint'), '--type-aware', '--quiet']],
  [[bin('oxfmt'), '--check', '.']],
  [[bin('depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src', 'engine/src']],
];

const results = await Promise.all(checks.map(runInTurn));
process.exit(results.every(Boolean) ? 0 : 1);

async function runInTurn(commands: [string, ...string[]][]): Promise<boolean> {
  for (const [command, ...args] of commands) {
    const started = performance.now();
    const { code, output } = await run(command, args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${code === 0 ? 'ok  ' : 'FAIL'} ${command.split('/').at(-1)} ${args[0] ?? ''} (${seconds} s)`,
    );
    if (code !== 0) {
      console.log(output);
      return false;
    }
  }
  return true;
}

function run(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('exit', (code) => done({ code, output }));
  });
}
