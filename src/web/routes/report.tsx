import { data } from 'react-router';
import { ReportScreen } from '../../features/reports/web/report-screen.tsx';
import { codeOf } from '../api/display-error.ts';
import { loaded } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/report';

export const meta = titled('Report a Page');

/** Null, and 404, for a page that is not there or not shown. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = context.get(pageRequest).api.reports.page({ slug: params.slug });
  const page = await loaded(asking.catch(nullWhenGone));
  return data(page, { status: page === null ? 404 : 200 });
}

function nullWhenGone(error: unknown): null {
  if (codeOf(error) === 'PAGE_NOT_FOUND') return null;
  throw error;
}

/** `/report/{slug}`: what the footer of a live page leads to. */
export default function Report({ loaderData: page }: Route.ComponentProps) {
  return <ReportScreen key={page?.slug} page={page} />;
}
