import { LandingScreen } from '../../features/previews/web/landing-screen.tsx';
import { loadedProfile } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { ProfileFailure } from '../page/profile-failure.tsx';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/landing';

export const meta = titled('Preview Your Landing Page');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const { userId } = params;
  // What can be shared is no reason to withhold the page.
  const sharing = api.deploys.sharing({ userId }).catch(() => null);
  const cleared = api.pages.cleared({ userId }).catch(() => null);
  const page = await loadedProfile(api.pages.read({ userId }));
  return { page, sharing: await sharing, cleared: await cleared };
}

export default function Landing({
  loaderData: { page, sharing, cleared },
  params: { userId },
}: Route.ComponentProps) {
  return <LandingScreen page={page} sharing={sharing} cleared={cleared} userId={userId} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ProfileFailure error={error} heading="Error loading profile">
      Your page is safe. Try again in a moment.
    </ProfileFailure>
  );
}
