import { data, redirect } from 'react-router';
import { DirectoryCoinScreen } from '../../features/directory/web/coin-screen.tsx';
import { MissingCoinScreen } from '../../features/directory/web/missing-coin-screen.tsx';
import { codeOf } from '../api/display-error.ts';
import { loaded } from '../api/loaded.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { withoutScripts } from '../page/page-scripts.ts';
import type { Route } from './+types/directory-coin';

export const handle = withoutScripts;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.coin?.coinName ?? 'No coin lives here');

/** Without its coin, and with 404, where none of this name is listed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, readNewest } = context.get(pageRequest);
  const coin = await loaded(api.directory.read({ slug: params.slug.toLowerCase() }).catch(nullWhenMissing));
  // Its page has moved since, or the address was written with capitals.
  if (coin !== null && coin.slug !== params.slug.normalize('NFC'))
    throw redirect(`/directory/${encodeURIComponent(coin.slug)}`, 308);
  return coin === null
    ? data({ coin, newest: await readNewest(), now: Date.now() }, { status: 404 })
    : data({ coin, newest: [], now: Date.now() });
}

function nullWhenMissing(error: unknown): null {
  if (codeOf(error) === 'LISTING_NOT_FOUND') return null;
  throw error;
}

export default function DirectoryCoin({ loaderData: { coin, newest, now } }: Route.ComponentProps) {
  return coin === null ? (
    <MissingCoinScreen newest={newest} now={now} />
  ) : (
    <DirectoryCoinScreen coin={coin} />
  );
}
