import { Outlet, redirect } from 'react-router';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-area';

/** Whatever the address looks like (`/ADMIN`, `/admin/`): these pages are for admins, and everyone else goes to their own. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { session } = context.get(pageRequest);
    if (!session) throw redirect('/login');
    if (!session.isAdmin) throw redirect(`/dashboard/${session.userId}`);
  },
];

/** There is nothing to load, but the server must be asked at every visit. */
export function loader() {
  return null;
}

export default function AdminArea() {
  return <Outlet />;
}
