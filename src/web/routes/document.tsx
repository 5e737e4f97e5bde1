import { contentNameOf, readContent } from '../markdown/content.server.ts';
import { pageMeta } from '../page/page-meta.ts';
import { withoutScripts } from '../page/page-scripts.ts';
import { Markdown } from '../markdown/markdown.tsx';
import type { Route } from './+types/document';

export const handle = withoutScripts;

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.title);

export async function loader({ url }: Route.LoaderArgs) {
  return readContent(contentNameOf(url.pathname));
}

/** `/privacy`, `/terms`, `/disclaimers`: what the operator wrote. */
export default function Document({ loaderData: { title, blocks } }: Route.ComponentProps) {
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="mb-8 text-4xl">{title}</h1>
      <Markdown blocks={blocks} />
    </article>
  );
}
