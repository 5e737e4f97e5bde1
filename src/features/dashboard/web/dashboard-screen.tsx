import { ArrowRight, BarChart3, ExternalLink, FilePlus } from 'lucide-react';
import { ButtonLink } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import type { Sharing } from '../../deploys/contract.ts';
import { TakenDownNotice } from '../../deploys/web/taken-down-notice.tsx';
import { SharePage } from '../../deploys/web/share-page.tsx';
import type { ProfileView } from '../../account/contract.ts';
import { QuickStart } from './quick-start.tsx';

interface DashboardScreenProps {
  profile: ProfileView;
  /** Readings of the live page; null when they could not be counted. */
  pageViews: number | null;
  /** Null before the page was live. */
  sharing: Sharing | null;
  /** Where the person was going when they were asked to sign in. */
  next: { label: string; to: string } | null;
}

/** `/dashboard/{userId}`: where a creator stands, and the next step. */
export function DashboardScreen({ profile, pageViews, sharing, next }: DashboardScreenProps) {
  const { id, firstName, coinName, deployedUrl, hasPreview, takenDownReason } = profile;
  return (
    <>
      <PageTitle
        lead={leadFor(profile)}
        aside={
          next ? (
            <ButtonLink tone="primary" to={next.to}>
              {next.label}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </ButtonLink>
          ) : (
            <ButtonLink
              tone={takenDownReason === null ? 'primary' : 'secondary'}
              to={hasPreview ? `/landing/${id}` : '/build'}
            >
              {!hasPreview && <FilePlus aria-hidden="true" className="size-4.5" />}
              {hasPreview ? 'See my page' : 'Build my page'}
            </ButtonLink>
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <Card heading="Statistics" lead={coinName ?? 'Your live page'}>
            <div className="flex items-center justify-between gap-3 text-sm text-muted">
              <span>Page Views</span>
              <BarChart3 aria-hidden="true" className="size-4" />
            </div>
            <p className="figures mt-1 font-display text-5xl font-bold tracking-tight">
              {pageViews === null ? (
                <span className="font-normal text-muted">–</span>
              ) : (
                pageViews.toLocaleString('en-US')
              )}
            </p>
            <p className="mt-3 text-sm text-muted">
              {pageViews === null ? 'The count could not be loaded.' : hintFor(pageViews, profile)}
            </p>
            {deployedUrl !== null && takenDownReason === null && (
              <p className="mt-4 border-t border-line pt-3">
                <a
                  className="inline-flex max-w-full items-center gap-2 py-1 text-sm font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
                  href={deployedUrl}
                  target="_blank"
                  rel="noopener"
                >
                  {decodeURI(deployedUrl)}
                  <ExternalLink aria-label="opens in a new tab" className="size-4 shrink-0" />
                </a>
              </p>
            )}
          </Card>
          {sharing !== null && takenDownReason === null && <SharePage sharing={sharing} />}
        </div>
        <QuickStart userId={id} hasPreview={hasPreview} isLive={deployedUrl !== null} />
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

function hintFor(pageViews: number, { deployedUrl, takenDownReason }: ProfileView): string {
  if (takenDownReason !== null) return 'Every time your page was read while it was live.';
  if (deployedUrl === null) return 'Counting begins when your page is live.';
  return pageViews === 0 ? 'Nobody yet. Share the address below.' : 'Every time your live page was read.';
}
