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

/** Launches are awaited by their section alone, and null when they could not be read. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    launches: context
      .get(pageRequest)
      .api.directory.latest()
      .catch(() => null),
  };
}

/** `/`: what the product is, how it goes, what you get, what others launched, what people ask. */
export default function Home({ loaderData: { launches } }: Route.ComponentProps) {
  return (
    <>
      <Hero pages={[]} />
      <HowItWorks />
      <Features />
      <LatestLaunches launches={launches} />
      <Faq />
    </>
  );
}
