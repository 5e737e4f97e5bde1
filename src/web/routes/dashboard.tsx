import { useEffect } from 'react';
import { DashboardScreen } from '../../features/dashboard/web/dashboard-screen.tsx';
import { type Api, api as browserApi } from '../api/client.ts';
import { keepProfile, keptProfile } from '../../features/dashboard/web/kept-profile.ts';
import { countWrites } from '../api/writes.ts';
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
  const counts = readCounts(api, userId);
  const profile = await loadedProfile(api.account.profile({ userId }));
  return { profile, ...(await counts), continueTo: readContinueCookie(request.headers.get('cookie')) };
}

/** In the browser the profile is asked for once in five minutes (specification, section 9), the counts with every visit. */
export async function clientLoader({ params: { userId }, serverLoader }: Route.ClientLoaderArgs) {
  const profile = keptProfile(userId);
  if (profile === null) {
    const writes = countWrites();
    const read = await serverLoader();
    keepProfile(read.profile, writes);
    return read;
  }
  return {
    profile,
    ...(await readCounts(browserApi, userId)),
    continueTo: readContinueCookie(document.cookie),
  };
}

async function readCounts({ analytics, deploys }: Pick<Api, 'analytics' | 'deploys'>, userId: string) {
  const [pageViews, sharing] = await Promise.all([
    analytics.pageViews({ userId }).then(
      ({ count }) => count,
      () => null,
    ),
    deploys.sharing({ userId }).catch(() => null),
  ]);
  return { pageViews, sharing };
}

export default function Dashboard({ loaderData, params: { userId } }: Route.ComponentProps) {
  const { profile, pageViews, sharing, continueTo } = loaderData;
  const next = useContinueLink(continueTo, userId);
  useEffect(() => keepProfile(profile), [profile]);
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
