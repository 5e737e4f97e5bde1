import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { BuildForm } from '../../features/generation/web/build-form.tsx';
import { loaded } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { useSession } from '../page/root-data.ts';
import type { Route } from './+types/build';

export const meta = titled('Build New Page');

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session } = context.get(pageRequest);
  const saved = await loaded(api.coins.read({ userId: session?.userId ?? '' }));
  return { saved, today: todayInCst(Date.now()) };
}

/** `/build`: the details of the coin, from which the page is written. */
export default function Build({ loaderData: { saved, today } }: Route.ComponentProps) {
  const { userId } = useSession();
  return <BuildForm userId={userId} saved={saved} today={today} />;
}
