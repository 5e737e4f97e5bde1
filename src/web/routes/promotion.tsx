import { Megaphone } from 'lucide-react';
import { readContent } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import { Card } from '../ui/card.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { PageTitle } from '../ui/page-title.tsx';
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
