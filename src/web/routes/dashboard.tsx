import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { DashboardScreen } from '../../features/dashboard/web/dashboard-screen.tsx';
import { isJustLive, putJustLiveAway } from '../../features/deploys/web/announce-live.ts';
import { type Api, api as browserApi } from '../api/client.ts';
import { keepProfile, keptProfile } from '../../features/dashboard/web/kept-profile.ts';
import { readContent } from '../markdown/content.server.ts';
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
  const video = readVideo();
  const profile = await loadedProfile(api.account.profile({ userId }));
  return {
    profile,
    video: await video,
    ...(await counts),
    ...readCookies(request.headers.get('cookie'), userId),
  };
}

/** What stands in the video's place; nothing where the operator has taken its file away. */
async function readVideo() {
  const { blocks } = await readContent('video').catch(() => ({ blocks: [] }));
  return blocks;
}

/**
 * In the browser the profile is asked for once in five minutes, and once more when the server fails (specification, section 9), the
 * counts with every visit.
 */
export async function clientLoader({ params: { userId }, serverLoader }: Route.ClientLoaderArgs) {
  const kept = keptProfile(userId);
  if (kept === null) {
    const writes = countWrites();
    const read = await serverLoader().catch((error: unknown) => {
      if (!isRouteErrorResponse(error) || error.status < 500) throw error;
      return serverLoader();
    });
    keepProfile(read, writes);
    return read;
  }
  return {
    profile: kept.profile,
    video: kept.video,
    ...(await readCounts(browserApi, userId)),
    ...readCookies(document.cookie, userId),
  };
}

function readCookies(cookies: string | null, userId: string) {
  return { continueTo: readContinueCookie(cookies), isJustLive: isJustLive(cookies, userId) };
}

async function readCounts(
  { analytics, deploys, sharing: steps }: Pick<Api, 'analytics' | 'deploys' | 'sharing'>,
  userId: string,
) {
  const [pageViews, sharing, ownAddress, shareSteps] = await Promise.all([
    analytics.pageViews({ userId }).then(
      ({ count }) => count,
      () => null,
    ),
    deploys.sharing({ userId }).catch(() => null),
    deploys.ownAddress({ userId }).catch(() => null),
    steps.steps({ userId }).catch(() => null),
  ]);
  return { pageViews, sharing, nextAddress: ownAddress?.next ?? null, shareSteps };
}

export default function Dashboard({ loaderData, params: { userId } }: Route.ComponentProps) {
  const { profile, video, pageViews, sharing, nextAddress, shareSteps, continueTo } = loaderData;
  const [isPutAway, setPutAway] = useState(false);
  const next = useContinueLink(continueTo, userId);
  useEffect(() => keepProfile({ profile, video }), [profile, video]);
  useEffect(() => {
    if (pageViews === null) notifyError('Error loading page views');
  }, [pageViews]);
  return (
    <DashboardScreen
      profile={profile}
      video={video}
      pageViews={pageViews}
      sharing={sharing}
      nextAddress={nextAddress}
      shareSteps={shareSteps}
      next={next}
      isJustLive={loaderData.isJustLive && !isPutAway}
      onPutAway={() => {
        putJustLiveAway();
        setPutAway(true);
      }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ProfileFailure error={error} heading="Error loading dashboard">
      Error loading dashboard, Please try refreshing the page
    </ProfileFailure>
  );
}
