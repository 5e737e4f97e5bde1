import { data } from 'react-router';
import { ShareScreen } from '../../features/sharing/web/share-screen.tsx';
import { loaded } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/share';

export const meta = titled('Share');

export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageRequest);
  if (settings.shareSteps === 'off') throw data(null, { status: 404, statusText: 'Not Found' });
  return { steps: await loaded(api.sharing.steps({ userId })) };
}

export default function Share({ loaderData: { steps }, params: { userId } }: Route.ComponentProps) {
  return <ShareScreen userId={userId} steps={steps} />;
}
