import { redirect } from 'react-router';
import { readDirectoryQuery } from '../../features/directory/web/directory-query.ts';
import { DirectoryScreen } from '../../features/directory/web/directory-screen.tsx';
import { loaded } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { withoutScripts } from '../page/page-scripts.ts';
import type { Route } from './+types/directory';

export const handle = withoutScripts;

export const meta = titled(
  'Directory',
  'Find meme coins by name, ticker, contract or chain, on their own pages.',
);

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname.endsWith('/')) throw redirect(`/directory${url.search}`, 308);
  const query = readDirectoryQuery(url.searchParams);
  const found = await loaded(context.get(pageRequest).api.directory.search(query));
  return { query, found, now: Date.now() };
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen {...loaderData} />;
}
