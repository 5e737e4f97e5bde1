import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { profiles } from '../account/tables.ts';
import { draftBase } from '../pages/draft.ts';
import { readableDocument } from '../pages/stored-document.ts';

/** The draft at the current version. @throws {Problem} PROFILE_NOT_FOUND, NOTHING_BUILT, PAGE_UNREADABLE */
export async function readDraft(executor: Executor, userId: string) {
  const [row] = await executor
    .select({ document: profiles.document, base: draftBase, isDeployed: profiles.isDeployed })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!row) throw new Problem('PROFILE_NOT_FOUND');
  if (row.document == null) throw new Problem('NOTHING_BUILT');
  const document = readableDocument(row.document);
  if (document === null) throw new Problem('PAGE_UNREADABLE');
  return { ...row, document };
}
