import { ArrowRight, BarChart3, FilePlus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../../../web/ui/controls/button.tsx';
import type { Block } from '../../../web/markdown/parse-markdown.ts';
import { Card } from '../../../web/ui/layout/card.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import type { OwnAddress, Sharing } from '../../deploys/contract.ts';
import { TakenDownNotice } from '../../deploys/web/taken-down-notice.tsx';
import { SharePage } from '../../deploys/web/share-page.tsx';
import type { ShareSteps } from '../../sharing/contract.ts';
import { ShareOffer } from '../../sharing/web/share-offer.tsx';
import type { ProfileView } from '../../account/contract.ts';
import { WeekOfReadings } from '../../analytics/web/week-of-readings.tsx';
import { JustLiveCard } from './just-live-card.tsx';
import { LivePageCard } from './live-page-card.tsx';
import { MoveAddress } from './move-address.tsx';
import { QuickStart } from './quick-start.tsx';

interface DashboardScreenProps {
  profile: ProfileView;
  /** What the operator says in the video's place. */
  video: readonly Block[];
  /** Readings of the live page; null when they could not be counted. */
  pageViews: number | null;
  /** Null before the page was live. */
  sharing: Sharing | null;
  /** Where the page may move; null for nowhere. */
  nextAddress: OwnAddress['next'];
  /** Null when they could not be read. */
  shareSteps: ShareSteps | null;
  /** Where the person was going when they were asked to sign in. */
  next: { label: string; to: string } | null;
  /** Whether the page went live here and that was not put away. */
  isJustLive: boolean;
  onPutAway: () => void;
}

/** `/dashboard/{userId}`: where a creator stands, and the next step. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { profile, video, pageViews, sharing, nextAddress, shareSteps, next, onPutAway } = props;
  const { id, firstName, deployedUrl, hasPreview, takenDownReason } = profile;
  // What is live has its own name, whatever the draft is called by now.
  const coinName = sharing?.coinName ?? profile.coinName;
  const liveUrl = takenDownReason === null ? deployedUrl : null;
  const justLive = props.isJustLive && liveUrl !== null ? sharing : null;
  const move = nextAddress && <MoveAddress userId={id} next={nextAddress} />;
  const livePage = useRef<HTMLElement>(null);
  return (
    <>
      <PageTitle
        lead={leadFor({ ...profile, coinName })}
        aside={
          next ? (
            <ButtonLink tone="primary" to={next.to}>
              {next.label}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </ButtonLink>
          ) : (
            // What is live has its own buttons.
            liveUrl === null && (
              <ButtonLink
                tone={takenDownReason === null ? 'primary' : 'secondary'}
                to={hasPreview ? `/landing/${id}` : '/build'}
              >
                {!hasPreview && <FilePlus aria-hidden="true" className="size-4.5" />}
                {hasPreview ? 'See my preview' : 'Build my page'}
              </ButtonLink>
            )
          )
        }
      >
        <span className="wrap-anywhere">Welcome, {firstName}!</span>
      </PageTitle>
      {takenDownReason !== null && (
        <div className="mb-6">
          <TakenDownNotice reason={takenDownReason} />
        </div>
      )}
      {justLive !== null && (
        <div className="mb-6">
          <JustLiveCard
            coinName={coinName}
            sharing={justLive}
            move={move}
            onPutAway={() => {
              flushSync(onPutAway);
              livePage.current?.focus();
            }}
          />
        </div>
      )}
      {justLive === null && liveUrl !== null && (
        <div className="mb-6">
          <LivePageCard
            ref={livePage}
            profile={profile}
            coinName={coinName}
            url={liveUrl}
            move={move}
            hasShareCard={sharing !== null}
          />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6">
          <Card heading="Statistics" lead={coinName}>
            <div className="flex items-center justify-between gap-3 text-sm text-muted">
              <span>Page Views</span>
              <BarChart3 aria-hidden="true" className="size-4" />
            </div>
            <p className="figures mt-1 font-display text-4xl font-bold tracking-tight">
              {pageViews === null ? (
                <span className="font-normal text-muted">–</span>
              ) : (
                pageViews.toLocaleString('en-US')
              )}
            </p>
            <p className="mt-3 text-sm text-muted">
              {pageViews === null
                ? 'The count could not be loaded.'
                : hintFor(pageViews, profile, justLive !== null)}
            </p>
            {deployedUrl !== null && <WeekOfReadings userId={id} />}
          </Card>
          {sharing !== null && liveUrl !== null && justLive === null && <SharePage sharing={sharing} />}
        </div>
        <div className="grid gap-6 lg:row-span-2">
          <QuickStart userId={id} video={video} hasPreview={hasPreview} isLive={deployedUrl !== null} />
        </div>
        {shareSteps !== null && <ShareOffer userId={id} steps={shareSteps} />}
      </div>
    </>
  );
}

function leadFor({ coinName, hasPreview, deployedUrl, takenDownReason }: ProfileView): string {
  if (takenDownReason !== null) return `${coinName ?? 'Your coin'} is not shown at the moment.`;
  if (deployedUrl !== null) return `${coinName ?? 'Your coin'} is live. Here is how it is doing.`;
  if (hasPreview) return `${coinName ?? 'Your coin'} has a page. Look at it, then put it live.`;
  return 'Three steps, a few minutes: your coin gets its page.';
}

function hintFor(
  pageViews: number,
  { deployedUrl, takenDownReason }: ProfileView,
  isJustLive: boolean,
): string {
  if (takenDownReason !== null) return 'Every time your page was read while it was live.';
  if (deployedUrl === null) return 'Counting begins when your page is live.';
  if (pageViews > 0) return 'Every time your live page was read.';
  return `Nobody yet. Share the address ${isJustLive ? 'above' : 'below'}.`;
}
