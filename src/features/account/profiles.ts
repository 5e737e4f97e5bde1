import { eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { type ProfileView, profileView } from './contract.ts';
import { profiles } from './tables.ts';

const { document: _document, previewHtml, ...columns } = getTableColumns(profiles);

/** A profile without its draft, which is the pages' matter. */
export async function readProfile(executor: Executor, userId: string): Promise<ProfileView> {
  const [row] = await executor
    .select({ ...columns, hasPreview: isNotNull(previewHtml).mapWith(Boolean) })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!row) throw new Problem('PROFILE_NOT_FOUND');
  const { createdAt, publishedAt } = row;
  return profileView.parse({
    ...row,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  });
}
