import { and, asc, eq, gt } from 'drizzle-orm';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { Unlisten } from '../../../platform/db/notifications.ts';
import type { Log } from '../../../platform/log/log.ts';
import { profiles } from '../../account/tables.ts';
import { removedFilesChannel, withoutPage } from '../../pages/page-files.ts';
import type { PageAssets } from '../../pages/assets.ts';
import { isShown } from '../../pages/shown-pages.ts';
import { pageSnapshots } from '../../pages/tables.ts';
import { livePagesChannel } from '../../pages/live-pages-channel.ts';
import { inBatches } from '../../../platform/files/in-batches.ts';
import { createExportFolder } from './export-folder.ts';

/** Rows and names that are compared at once. */
const batch = 500;
/** After a failure everything is compared again. */
const retryInMs = 60_000;

interface Deps {
  /** Absolute path (`EXPORT_DIR`). */
  readonly folder: string;
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly readAsset: (name: string) => Promise<Uint8Array | null>;
  readonly log: Pick<Log, 'error'>;
}

type Task = 'everything' | `page:${string}` | `asset:${string}`;

export type PageExport = ReturnType<typeof createPageExport>;

/** A folder that one process keeps as a copy of the live pages, those that were taken down aside. */
export function createPageExport({ folder, database, readAsset, log }: Deps) {
  const { db } = database;
  const files = createExportFolder(folder, readAsset);
  const tasks = new Set<Task>();
  const stopping = new AbortController();
  let listeners: Unlisten[] = [];
  let retry: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;

  /** Each task reads the database when its time comes, so one that waits already need not be added again. */
  function add(task: Task): void {
    tasks.add(task);
    working ??= work();
  }

  async function work(): Promise<void> {
    for (const task of tasks) {
      tasks.delete(task);
      try {
        await run(task);
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.error({ err: error, task }, 'page export failed');
        clearTimeout(retry);
        retry = setTimeout(() => add('everything'), retryInMs).unref();
      }
      if (stopping.signal.aborted) break;
    }
    working = null;
  }

  async function run(task: Task): Promise<void> {
    if (task === 'everything') await compare();
    else if (task.startsWith('page:')) await copyPage(task.slice('page:'.length));
    else await dropAsset(task.slice('asset:'.length));
  }

  async function copyPage(slug: string): Promise<void> {
    const [page] = await db
      .select({
        slug: pageSnapshots.slug,
        html: pageSnapshots.html,
        brotli: pageSnapshots.brotli,
        gzip: pageSnapshots.gzip,
        assets: pageSnapshots.assets,
      })
      .from(pageSnapshots)
      .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
      .where(and(isShown, eq(pageSnapshots.slug, slug)));
    await (page ? files.writePage(page) : files.removePage(slug));
  }

  async function dropAsset(name: string): Promise<void> {
    if ((await withoutPage(db, [name])).length > 0) await files.removeAsset(name);
  }

  /** Adds a task for each page that is missing or another version, and for each page or file that is gone. */
  async function compare(): Promise<void> {
    const live = new Set<string>();
    for await (const page of allPages()) {
      live.add(page.slug);
      if (!(await files.isCurrent(page))) tasks.add(`page:${page.slug}`);
      stopping.signal.throwIfAborted();
    }
    // Each is looked for once more: it may have gone live since.
    for await (const slug of files.slugs()) if (!live.has(slug)) tasks.add(`page:${slug}`);
    for await (const names of inBatches(files.assets(), batch))
      for (const name of await withoutPage(db, names)) tasks.add(`asset:${name}`);
  }

  async function* allPages() {
    for (let last = ''; ;) {
      const rows = await db
        .select({ slug: pageSnapshots.slug, hash: pageSnapshots.hash, assets: pageSnapshots.assets })
        .from(pageSnapshots)
        .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
        .where(and(isShown, gt(pageSnapshots.slug, last)))
        .orderBy(asc(pageSnapshots.slug))
        .limit(batch);
      yield* rows;
      if (rows.length < batch) return;
      last = rows.at(-1)?.slug ?? '';
    }
  }

  return {
    /** Follows the notifications, and compares the folder with the database in the background. @throws {ConfigError} */
    start: async () => {
      await files.claim();
      const onGap = () => add('everything');
      listeners = await Promise.all([
        database.listen(livePagesChannel, { onMessage: (slug) => add(`page:${slug}`), onGap }),
        database.listen(removedFilesChannel, { onMessage: (name) => add(`asset:${name}`), onGap }),
      ]);
      add('everything');
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(retry);
      for (const unlisten of listeners) await unlisten();
      await working;
    },
  };
}

/** @param folder absolute path (`EXPORT_DIR`). @returns null without one. */
export function openPageExport(
  folder: string | null,
  { database, assets, log }: Pick<Deps, 'database' | 'log'> & { readonly assets: Pick<PageAssets, 'read'> },
): PageExport | null {
  if (folder === null) return null;
  const readAsset = async (name: string) => (await assets.read(name))?.bytes ?? null;
  return createPageExport({ folder, database, readAsset, log });
}
