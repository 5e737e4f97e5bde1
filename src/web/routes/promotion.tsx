import { Megaphone } from 'lucide-react';
import { readContent } from '../markdown/content.server.ts';
import { pageMeta } from '../page/page-meta.ts';
import { Card } from '../ui/layout/card.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import type { Route } from './+types/promotion';

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.title);

export async function loader() {
  return readContent('promotion');
}

/** `/promotion`: what the operator offers, or a placeholder. */
export default function Promotion({ loaderData: { title, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card className="flex items-start gap-4">
        <Megaphone aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-link" />
        <Markdown blocks={blocks} />
      </Card>
    </>
  );
}
