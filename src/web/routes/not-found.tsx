import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { pageMeta } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import type { Route } from './+types/not-found';

/** Loaded by whoever stands before it: this route is in every browser's table, the door's path in none. */
const Door = lazy(async () => ({
  default: (await import('../../features/admin/web/admin-login-screen.tsx')).DoorScreen,
}));

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.title);

/** Every path that no other route has: the admins' door, when it is that very path, and otherwise nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { isAdminDoor, session } = context.get(pageRequest);
  if (!isAdminDoor(url.pathname)) throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
  if (session?.isAdmin) throw redirect('/admin');
  return { title: 'Admin Login' };
}

export default function NotFound() {
  return (
    <Suspense fallback={<Spinner label="Loading" className="m-auto size-8" />}>
      <Door />
    </Suspense>
  );
}
