import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { pageMeta } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import type { Route } from './+types/not-found';

/** Loaded on demand: this route is in every browser's table, the admin login's path in none. */
const AdminLogin = lazy(async () => ({
  default: (await import('../../features/admin/web/admin-login-screen.tsx')).AdminLoginScreen,
}));

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.title);

/** Every path that no other route has: the hidden admin login at its exact path, otherwise 404. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { isAdminLoginPath, session } = context.get(pageRequest);
  if (!isAdminLoginPath(url.pathname))
    throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
  if (session?.isAdmin) throw redirect('/admin');
  return { title: 'Admin Login' };
}

export default function NotFound() {
  return (
    <Suspense fallback={<Spinner label="Loading" className="m-auto size-8" />}>
      <AdminLogin />
    </Suspense>
  );
}
