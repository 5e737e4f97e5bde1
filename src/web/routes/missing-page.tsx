import { data } from 'react-router';
import { MissingCoinScreen } from '../../features/directory/web/missing-coin-screen.tsx';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { withoutScripts } from '../page/page-scripts.ts';
import type { Route } from './+types/missing-page';

export const handle = withoutScripts;

export const meta = titled('No coin lives here');

/** `/p/{slug}` of no live page: those that are live are answered before any route is looked for. */
export async function loader({ context }: Route.LoaderArgs) {
  const newest = await context.get(pageRequest).readNewest();
  return data({ newest, now: Date.now() }, { status: 404 });
}

export default function MissingPage({ loaderData }: Route.ComponentProps) {
  return <MissingCoinScreen {...loaderData} />;
}
