import { AdminAccountScreen } from '../../../features/account/web/admin-account-screen.tsx';
import { titled } from '../../page/page-meta.ts';
import { pageRequest } from '../../page/page-request.ts';
import type { Route } from './+types/account';

export const meta = titled('Account Settings');

export async function loader({ context }: Route.LoaderArgs) {
  return { isDeskOpen: await context.get(pageRequest).isDeskOpen() };
}

export default function AdminOwnAccount({ loaderData }: Route.ComponentProps) {
  return <AdminAccountScreen isDeskOpen={loaderData.isDeskOpen} />;
}
