import { contentNameOf, readContent } from '../markdown/content.server.ts';
import { pageMeta } from '../page/page-meta.ts';
import { withoutScripts } from '../page/page-scripts.ts';
import { Markdown } from '../markdown/markdown.tsx';
import type { Route } from './+types/coming-soon';

const names = { services: 'Services', tools: 'Tools' };

const descriptions = {
  services: 'What we do for meme coins beside their landing page.',
  tools: 'Little machines for people who launch meme coins.',
};

export const handle = withoutScripts;

export const meta: Route.MetaFunction = (args) => {
  const { name } = args.loaderData ?? { name: 'services' as const };
  return pageMeta(args, names[name], descriptions[name]);
};

export async function loader({ url }: Route.LoaderArgs) {
  const name = contentNameOf(url.pathname) === 'tools' ? ('tools' as const) : ('services' as const);
  return { name, ...(await readContent(name)) };
}

/** `/services`, `/tools`: a hero with the operator's heading over the operator's text. */
export default function ComingSoon({ loaderData: { name, title, blocks } }: Route.ComponentProps) {
  return (
    <div className="moonlight flex grow flex-col items-center justify-center px-4 py-16 sm:px-6">
      <p className="mb-4 font-display text-lg font-semibold text-link">{names[name]}</p>
      <h1 className="text-center text-4xl sm:text-6xl">{title}</h1>
      <div className="mt-10 w-full max-w-2xl rounded-card border border-dashed border-line-strong/70 bg-surface/60 px-6 py-10 text-center text-muted">
        <Markdown blocks={blocks} />
      </div>
    </div>
  );
}
