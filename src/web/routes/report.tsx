import { ReportScreen } from '../../features/reports/web/report-screen.tsx';
import { loaded } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/report';

export const meta = titled('Report a Page');

export async function loader({ context, params }: Route.LoaderArgs) {
  return loaded(context.get(pageRequest).api.reports.page({ slug: params.slug }));
}

/** `/report/{slug}`: what the footer of a live page leads to. */
export default function Report({ loaderData: page }: Route.ComponentProps) {
  return <ReportScreen key={page.slug} page={page} />;
}
