import { useEffect } from 'react';
import { DashboardScreen } from '../../features/dashboard/web/dashboard-screen.tsx';
import { loadedProfile } from '../api/loaded.ts';
import { readContinueCookie, useContinueLink } from '../page/continue-cookie.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { ProfileFailure } from '../page/profile-failure.tsx';
import { notifyError } from '../ui/feedback/notify.ts';
import type { Route } from './+types/dashboard';

export const meta = titled('Dashboard');

/** The profile is required; a failed count leaves the rest of the screen. */
export async function loader({ context, params: { userId }, request }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const counting = api.analytics.pageViews({ userId }).then(
    ({ count }) => count,
    () => null,
  );
  const sharing = api.deploys.sharing({ userId }).catch(() => null);
  const profile = await loadedProfile(api.account.profile({ userId }));
  const continueTo = readContinueCookie(request.headers.get('cookie'));
  return { profile, pageViews: await counting, sharing: await sharing, continueTo };
}

export default function Dashboard({ loaderData, params: { userId } }: Route.ComponentProps) {
  const { profile, pageViews, sharing, continueTo } = loaderData;
  const next = useContinueLink(continueTo, userId);
  useEffect(() => {
    if (pageViews === null) notifyError('Error loading page views');
  }, [pageViews]);
  return <DashboardScreen profile={profile} pageViews={pageViews} sharing={sharing} next={next} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ProfileFailure error={error} heading="Error loading dashboard">
      Error loading dashboard, Please try refreshing the page
    </ProfileFailure>
  );
}
