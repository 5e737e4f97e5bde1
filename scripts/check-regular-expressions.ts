import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import { check } from 'recheck';

/** Bounded by counts and never by the clock, so that a busy machine finds what a quiet one finds. */
const settings = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
} as const;

/** Of the user, not of the checkout: a fresh clone has most of the expressions in common with the one before. */
const cacheFile = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'moonpage/regular-expressions.json',
);

/**
 * Whether every regular expression of the product is linear: literals as the parser finds them, and those made with `RegExp` as they
 * are recorded while their module is loaded. One that is made later, or for which no verdict is found, fails.
 */
interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

const supportFile = /\.(?:test|bench|fixture|fake)\.tsx?$|\/test-support\//;
const files = globSync(['engine/src/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'])
  .filter((file) => !supportFile.test(file))
  .toSorted();

const faults: string[] = [];
const expressions: Expression[] = [];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const { literals, constructions } = readModule(text, file);
  expressions.push(...literals);
  if (constructions > 0) expressions.push(...(await recordConstructions(file, constructions)));
}
await checkAll(expressions);
console.log(`${expressions.length} regular expressions in ${files.length} files`);
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);

function readModule(text: string, file: string): { literals: Expression[]; constructions: number } {
  const literals: Expression[] = [];
  let constructions = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, pattern, flags, value } = node as Record<string, unknown>;
    if (type === 'TsTypeReference') return;
    if (type === 'RegExpLiteral')
      literals.push({ place: file, source: String(pattern), flags: String(flags) });
    if (type === 'Identifier' && value === 'RegExp') constructions += 1;
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') }));
  return { literals, constructions };
}

/** Loads a module and records what it makes at its top level; each place that says `RegExp` must have made one. */
async function recordConstructions(file: string, constructions: number): Promise<Expression[]> {
  const recorded: Expression[] = [];
  const lines = new Set<string>();
  const own = globalThis.RegExp;
  const url = pathToFileURL(resolve(file)).href;
  globalThis.RegExp = new Proxy(own, {
    construct: (target, [source, flags]: [string | RegExp, string?]) => {
      const made = new target(source, flags);
      const line = new Error('recorded').stack?.split('\n').find((each) => each.includes(url));
      if (line !== undefined) {
        lines.add(line.trim());
        recorded.push({ place: file, source: made.source, flags: made.flags });
      }
      return made;
    },
  });
  try {
    // A module that another has loaded before is loaded anew.
    await import(`${url}?recorded`);
  } catch (error) {
    faults.push(`${file}: its RegExp cannot be recorded: ${String(error)}`);
  } finally {
    globalThis.RegExp = own;
  }
  if (lines.size < constructions)
    faults.push(
      `${file}: ${constructions - lines.size} RegExp made elsewhere than at the top level of the module`,
    );
  return recorded;
}

async function checkAll(all: readonly Expression[]): Promise<void> {
  const safe = new Set(readCache(cacheFile));
  const open = Map.groupBy(all, keyOf);
  for (const key of safe) open.delete(key);
  for (const [key, places] of open) {
    const { source, flags } = places[0] ?? { source: '', flags: '' };
    const { status, ...found } = await check(source, flags, settings);
    if (status === 'safe') safe.add(key);
    else {
      const attack = 'attack' in found ? ` on ${found.attack?.pattern ?? ''}` : '';
      const summary = 'complexity' in found ? (found.complexity?.summary ?? '') : '';
      faults.push(
        `${places.map(({ place }) => place).join(', ')}: /${source}/${flags} is ${status}: ${summary}${attack}`,
      );
    }
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify([...safe]));
}

function keyOf({ source, flags }: Expression): string {
  return createHash('sha256').update(`recheck 4.5.0 /${source}/${flags}`).digest('hex');
}

function readCache(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}
