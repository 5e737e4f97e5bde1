import { homeOf } from './guard.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Where somebody goes on who opens the sign-in or the sign-up and is signed in: to the build form, with a page to the dashboard, an admin to
 * the desk. Null: nobody is.
 */
export async function readWayOn({
  api,
  session,
}: Pick<PageRequest, 'api' | 'session'>): Promise<string | null> {
  if (session === null) return null;
  const hasPage = async () => {
    const { hasPreview, deployedUrl } = await api.account.profile({ userId: session.userId });
    return hasPreview || deployedUrl !== null;
  };
  // What cannot be read is said there.
  return session.isAdmin || (await hasPage().catch(() => true)) ? homeOf(session) : '/build';
}
