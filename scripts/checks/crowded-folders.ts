import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

const most = 25;
/** Drawn or generated files; a folder of them is not read file by file. */
const aside = /\.(avif|webp|png|svg|woff2|md)$|^migrations\/|^docs\//;

/** Folders with more files beside each other, tests included, than a reader takes in: one line for each. */
export function crowdedFolders(): string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const counts = new Map<string, number>();
  for (const file of new Set(listing.trim().split('\n'))) {
    if (!aside.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder}: ${count} files beside each other, at most ${most}`);
}
