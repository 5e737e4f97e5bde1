import { Rocket } from 'lucide-react';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { LaunchCardSkeleton } from '../../../features/directory/web/launch-card-skeleton.tsx';
import { type Launch, LaunchCard } from '../../../features/directory/web/launch-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from './section.tsx';

interface LatestLaunchesProps {
  /** At most three, the newest first; null when they could not be read. */
  launches: Promise<readonly Launch[] | null> | readonly Launch[] | null;
}

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** Up to three public coins, three skeletons while they load, and the way to a page of one's own. */
export function LatestLaunches({ launches }: LatestLaunchesProps) {
  return (
    <Section
      heading="Latest Launches"
      lead="Fresh off the pad. Yours goes next."
      className="border-t border-line"
    >
      {launches instanceof Promise ? (
        <Suspense fallback={<Skeletons />}>
          <Await resolve={launches}>{(found) => <Launches launches={found} />}</Await>
        </Suspense>
      ) : (
        <Launches launches={launches} />
      )}
      <div className="mt-10 text-center">
        <ButtonLink to="/signup" tone="primary" size="large">
          Build My Page Now
        </ButtonLink>
      </div>
    </Section>
  );
}

function Launches({ launches }: { launches: readonly Launch[] | null }) {
  if (launches === null) {
    return <p className="text-muted">The latest launches could not be loaded. Please reload the page.</p>;
  }
  if (launches.length === 0) {
    return (
      <div className="rounded-card border border-dashed border-line-strong/70">
        <EmptyState icon={Rocket} heading="The launch pad is empty">
          Nobody has published a page yet. The first card here could be yours.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={grid}>
      {launches.map((launch) => (
        <LaunchCard key={launch.slug} launch={launch} />
      ))}
    </div>
  );
}

function Skeletons() {
  return (
    <div className={grid} aria-busy="true">
      <LaunchCardSkeleton />
      <LaunchCardSkeleton />
      <LaunchCardSkeleton />
    </div>
  );
}
