import type { PageSession } from './page-request.ts';

/** The desk: these and what lies below them. */
const adminPages = ['/admin', '/users'];

interface Visit {
  pathname: string;
  userId: string | undefined;
}

/**
 * Where to redirect a visitor of a signed-in page, or null: without a session to `/login`; an admin on a creator's page to
 * `/admin`; a creator on an admin's page to the dashboard; from somebody else's page to one's own.
 */
export function destinationOf(session: PageSession | null, visit: Visit): string | null {
  if (!session) return '/login';
  const isAdminPage = adminPages.some(
    (page) => visit.pathname === page || visit.pathname.startsWith(`${page}/`),
  );
  if (session.isAdmin) return isAdminPage ? null : '/admin';
  if (isAdminPage) return `/dashboard/${session.userId}`;
  if (visit.userId === undefined || visit.userId === session.userId) return null;
  const [, screen = 'dashboard'] = visit.pathname.split('/');
  return `/${screen}/${session.userId}`;
}

/** The first screen of a role. */
export function homeOf(session: Pick<PageSession, 'isAdmin' | 'userId'>): string {
  return session.isAdmin ? '/admin' : `/dashboard/${session.userId}`;
}
