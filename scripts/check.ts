import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { crowdedFolders } from './checks/crowded-folders.ts';

interface Check {
  /** A tool of `node_modules/.bin`, or a script of ours by its path. */
  readonly program: string;
  readonly args: readonly string[];
  /** What its output says when it has really looked: a tool that finds no file finds no fault either. */
  readonly mustSay?: RegExp;
}

/** Types, lint, format, import arrows and linear regular expressions, at once; each prints only what is wrong. */
const checks: readonly Check[] = [
  { program: 'tsc', args: ['-p', 'tsconfig.json'] },
  { program: 'oxlint', args: ['--type-aware', '--quiet'], mustSay: /on \d{3,} files/ },
  { program: 'oxfmt', args: ['--check', '.'], mustSay: /on \d{3,} files/ },
  {
    program: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src', 'engine/src'],
    mustSay: /\d{3,} modules, \d{3,} dependencies cruised/,
  },
  {
    program: 'depcruise',
    args: '--config .dependency-cruiser.folders.mjs --metrics --output-type err src engine/src'.split(' '),
    mustSay: /\d{3,} modules, \d{3,} dependencies cruised/,
  },
  {
    program: 'scripts/check-regular-expressions.ts',
    args: [],
    mustSay: /\d{3,} regular expressions in \d{3,} files/,
  },
];

// The routes' types, which two of the checks read.
const isReady = await isFine({ program: 'react-router', args: ['typegen'] });
const results = isReady ? await Promise.all(checks.map(isFine)) : [false];
const crowded = crowdedFolders();
for (const line of crowded) console.log(`FAIL ${line}`);
process.exit(results.every(Boolean) && crowded.length === 0 ? 0 : 1);

async function isFine(check: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await run(check);
  const passed = code === 0 && (check.mustSay?.test(output) ?? true);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${passed ? 'ok  ' : 'FAIL'} ${[check.program, ...check.args.slice(0, 1)].join(' ')} (${seconds} s)`,
  );
  if (!passed) console.log(output);
  return passed;
}

function run({ program, args }: Check): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const script = program.endsWith('.ts') ? program : join('node_modules', '.bin', program);
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    // Only then has everything that it printed arrived.
    child.on('close', (code) => done({ code, output }));
  });
}
