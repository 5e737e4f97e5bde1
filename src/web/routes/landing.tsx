import { LandingScreen } from '../../features/previews/web/landing-screen.tsx';
import { loaded } from '../loaded.ts';
import { titled } from '../page-meta.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/landing';

export const meta = titled('Preview Your Landing Page');

export async function loader({ context, params }: Route.LoaderArgs) {
  return loaded(context.get(pageRequest).api.pages.read({ userId: params.userId }));
}

export default function Landing({ loaderData: page, params: { userId } }: Route.ComponentProps) {
  return <LandingScreen page={page} userId={userId} />;
}
