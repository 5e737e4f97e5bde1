import { pageRequest } from '../page/page-request.ts';
import { titled } from '../page/page-meta.ts';
import { withoutScripts } from '../page/page-scripts.ts';
import type { Route } from './+types/home';
import { Faq } from './home/faq.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { LatestLaunches } from './home/latest-launches.tsx';

export const handle = withoutScripts;

export const meta = titled(
  'Home',
  'Create a stunning landing page for your meme coin in minutes. No coding required.',
);

const launchesTimeoutInMs = 200;

/**
 * The latest launches; null when they could not be read. Rendered into the document, for readers without scripts, unless they are
 * slow; then, and on client navigations, skeletons stand in.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const launches = context
    .get(pageRequest)
    .api.directory.latest()
    .catch(() => null);
  if (!request.headers.get('accept')?.includes('text/html')) return { launches };
  const late = new Promise<'late'>((done) => setTimeout(done, launchesTimeoutInMs, 'late'));
  const found = await Promise.race([launches, late]);
  return { launches: found === 'late' ? launches : found };
}

/** `/`: what the product is, how it goes, what you get, what others launched, what people ask. */
export default function Home({ loaderData: { launches } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Features />
      <LatestLaunches launches={launches} />
      <Faq />
    </>
  );
}
