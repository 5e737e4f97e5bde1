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

/** How long a document waits for the launches before it comes with their skeletons. */
const patienceInMs = 200;

/**
 * The launches, null when they could not be read. They are there at once in a document, for who has no scripts; a document that would
 * wait for them, and a page behind a link, shows skeletons until they come.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const launches = context
    .get(pageRequest)
    .api.directory.latest()
    .catch(() => null);
  if (!request.headers.get('accept')?.includes('text/html')) return { launches };
  const late = new Promise<'late'>((done) => setTimeout(done, patienceInMs, 'late'));
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
