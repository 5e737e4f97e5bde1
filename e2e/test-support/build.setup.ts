import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from '../../scripts/build.ts';

/** Vitest's global setup, and a part of Playwright's: the build of this checkout. */
export async function setup(): Promise<void> {
  await buildWhenChanged(fileURLToPath(new URL('../..', import.meta.url)));
}
