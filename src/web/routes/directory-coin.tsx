import { DirectoryCoinScreen } from '../../features/directory/web/coin-screen.tsx';
import { loaded } from '../api/loaded.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { withoutScripts } from '../page/page-scripts.ts';
import type { Route } from './+types/directory-coin';

export const handle = withoutScripts;

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.coinName);

export async function loader({ context, params }: Route.LoaderArgs) {
  return loaded(context.get(pageRequest).api.directory.read({ slug: params.slug }));
}

export default function DirectoryCoin({ loaderData: coin }: Route.ComponentProps) {
  return <DirectoryCoinScreen coin={coin} />;
}
