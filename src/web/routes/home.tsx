import { pageRequest } from '../page-request.ts';
import { titled } from '../page-meta.ts';
import { withoutScripts } from '../page-scripts.ts';
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

/** The launches, null when they could not be read: there at once in a document, awaited by their section after a link. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const launches = context
    .get(pageRequest)
    .api.directory.latest()
    .catch(() => null);
  const isDocument = request.headers.get('accept')?.includes('text/html');
  return { launches: isDocument ? await launches : launches };
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
