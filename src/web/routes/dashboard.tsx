import { ORPCError } from '@orpc/client';
import { useEffect } from 'react';
import { data } from 'react-router';
import { DashboardFailure } from '../../features/dashboard/web/dashboard-failure.tsx';
import { DashboardScreen } from '../../features/dashboard/web/dashboard-screen.tsx';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { notifyError } from '../ui/feedback/notify.ts';
import type { Route } from './+types/dashboard';

export const meta = titled('Dashboard');

/** The profile is required; a failed count leaves the rest of the screen. */
export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const counting = api.analytics.pageViews({ userId }).then(
    ({ count }) => count,
    () => null,
  );
  const sharing = api.deploys.sharing({ userId }).catch(() => null);
  const profile = await api.account.profile({ userId }).catch((error: unknown) => {
    throw data(null, {
      status: error instanceof ORPCError ? error.status : 500,
      statusText: 'Error loading profile',
    });
  });
  return { profile, pageViews: await counting, sharing: await sharing };
}

export default function Dashboard({ loaderData: { profile, pageViews, sharing } }: Route.ComponentProps) {
  useEffect(() => {
    if (pageViews === null) notifyError('Error loading page views');
  }, [pageViews]);
  return <DashboardScreen profile={profile} pageViews={pageViews} sharing={sharing} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DashboardFailure error={error} />;
}
