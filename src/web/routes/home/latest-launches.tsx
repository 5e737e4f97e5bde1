import { CloudOff, Rocket } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { LaunchCardSkeleton } from '../../../features/directory/web/launch-card-skeleton.tsx';
import { type Launch, LaunchCard } from '../../../features/directory/web/launch-card.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Section } from './section.tsx';

interface LatestLaunchesProps {
  /** At most three, the newest first; null when they could not be read. */
  launches: Promise<readonly Launch[] | null> | readonly Launch[] | null;
}

const grid = 'grid gap-5 sm:grid-cols-2 md:grid-cols-3';
/** As many as are shown. */
const places = 3;

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
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/signup" tone="primary" size="large">
          Build My Page Now
        </ButtonLink>
        <ButtonLink to="/directory" size="large">
          See All Coins
        </ButtonLink>
      </div>
    </Section>
  );
}

function Launches({ launches }: { launches: readonly Launch[] | null }) {
  if (launches === null) {
    return (
      <Dashed>
        <EmptyState icon={CloudOff} heading="No contact with the launch pad">
          The latest launches could not be loaded. Please reload the page.
        </EmptyState>
      </Dashed>
    );
  }
  if (launches.length === 0) {
    return (
      <Dashed>
        <EmptyState icon={Rocket} heading="The launch pad is empty">
          Nobody has published a page yet. The first card here could be yours.
        </EmptyState>
      </Dashed>
    );
  }
  return (
    <div className={grid}>
      {launches.map((launch) => (
        <LaunchCard key={launch.slug} launch={launch} />
      ))}
      {Array.from({ length: places - launches.length }, (_, place) => (
        <FreePlace key={place} />
      ))}
    </div>
  );
}

/** Where a row has room: decoration, as the button below says it too. */
function FreePlace() {
  return (
    <div
      aria-hidden="true"
      className="grid place-content-center justify-items-center gap-3 rounded-card border border-dashed border-line-strong/70 p-6 text-center text-muted max-md:hidden"
    >
      <Rocket className="size-6 text-link" />
      <p>Room for yours</p>
    </div>
  );
}

function Dashed({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-dashed border-line-strong/70">{children}</div>;
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
