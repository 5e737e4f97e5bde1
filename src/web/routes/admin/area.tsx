import { Outlet, redirect } from 'react-router';
import { pageRequest } from '../../page/page-request.ts';
import type { Route } from './+types/area';

/** Checked on the server for every spelling of the path (`/ADMIN`, `/admin/`). */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }) => {
    const { session, isDeskOpen } = context.get(pageRequest);
    if (!session) throw redirect('/login');
    if (!session.isAdmin) throw redirect(`/dashboard/${session.userId}`);
    const isOwnAccount = /^\/admin\/account\/?$/i.test(url.pathname);
    if (!isOwnAccount && !(await isDeskOpen())) throw redirect('/admin/account');
  },
];

/** Loads nothing, but makes each visit ask the server. */
export function loader() {
  return null;
}

export default function AdminArea() {
  return <Outlet />;
}
