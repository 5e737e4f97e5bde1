import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleAlert, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { query } from '../../../web/api/query.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSession, useSettings } from '../../../web/page/root-data.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { EmptyState } from '../../../web/ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import { SettingRows } from '../../../web/ui/layout/setting-rows.tsx';
import { PaymentRow } from '../../payments/web/payment-row.tsx';
import { shareNetworks } from '../../sharing/rules/networks.ts';
import type { AccountDetails } from '../contract.ts';
import { MeasureBadges } from './measure-badges.tsx';
import { PagePicture } from './page-picture.tsx';
import { ReasonDialog, suspendWords, takeDownWords } from './reason-dialog.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useModeration } from './use-moderation.ts';
import { useRoleWatch } from './use-user-table.ts';
import { LongDate } from '../../../web/ui/layout/long-date.tsx';

/** `/users/{userId}`: one account, its page, what may be done about them, and what was done. */
export function AccountDetailsScreen({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(
    query.admin.user.queryOptions({ input: { userId }, staleTime: 0 }),
  );
  useRoleWatch(error);
  return (
    <>
      <Link
        to="/users"
        className="mb-4 inline-flex items-center gap-1.5 py-1 text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        Users
      </Link>
      {data ? (
        <Loaded account={data} />
      ) : error ? (
        <>
          <PageTitle>User</PageTitle>
          <Card>
            <div role="alert">
              <EmptyState
                icon={CircleAlert}
                heading="Failed to fetch this user"
                action={<Button onClick={() => void refetch()}>Try again</Button>}
              >
                {messageOf(error)}
              </EmptyState>
            </div>
          </Card>
        </>
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Loaded({ account }: { account: AccountDetails }) {
  const { coinName, firstName, email, page, suspended } = account;
  return (
    <>
      <PageTitle
        lead={
          <>
            <bdi>{firstName}</bdi> · <bdi>{email}</bdi>
          </>
        }
        aside={
          <span className="flex flex-wrap gap-2 empty:hidden">
            <MeasureBadges isTakenDown={page?.takenDown != null} isSuspended={suspended !== null} />
          </span>
        }
      >
        <bdi className="wrap-anywhere">{page?.coinName || coinName || 'No coin yet'}</bdi>
      </PageTitle>
      <div className="grid gap-6">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <AccountCard account={account} />
          <PageCard account={account} />
        </div>
        {account.payments.length > 0 && (
          <Card heading="Payments" lead="Refunds are made in Stripe’s own desk, and show here.">
            <SettingRows>
              {account.payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </SettingRows>
          </Card>
        )}
        <RecentActivity userId={account.id} />
      </div>
    </>
  );
}

function AccountCard({ account }: { account: AccountDetails }) {
  const { userId: ownId } = useSession();
  const { shareSteps } = useSettings();
  const { suspend, restore, setShareStepsLifted } = useModeration(account.id);
  const [isAsking, setAsking] = useState(false);
  const { suspended, isAdmin, isListed, sharing } = account;
  const isTheirs = account.id === ownId;
  return (
    <Card heading="Account">
      <Facts>
        <Fact name="ID">
          <span className="figures">{account.id}</span>
        </Fact>
        <Fact name="Email">{account.email}</Fact>
        <Fact name="Created At">
          <LongDate at={account.createdAt} />
        </Fact>
        <Fact name="Admin Status">
          {isAdmin && isListed ? 'Admin' : isAdmin ? 'No rights: not in ADMIN_EMAIL' : 'No'}
        </Fact>
        {shareSteps !== 'off' && (
          <Fact name="Sharing steps">
            {sharing.done} of {shareNetworks.length} done{sharing.isLifted && ', and not asked for'}
          </Fact>
        )}
        {suspended && (
          <Fact name="Suspended">
            <LongDate at={suspended.since} />: <bdi>{suspended.reason}</bdi>
          </Fact>
        )}
      </Facts>
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        {shareSteps === 'required' && (
          <Button
            busy={setShareStepsLifted.isPending}
            onClick={() => setShareStepsLifted.mutate(!sharing.isLifted)}
          >
            {sharing.isLifted ? 'Ask for the sharing steps again' : 'Let build without sharing'}
          </Button>
        )}
        {suspended ? (
          <Button busy={restore.isPending} onClick={() => restore.mutate()}>
            Restore account
          </Button>
        ) : isTheirs || (isAdmin && isListed) ? (
          <p className="text-sm text-muted">
            {isTheirs ? 'This is your own account.' : 'An admin cannot be suspended.'}
          </p>
        ) : (
          <Button onClick={() => setAsking(true)}>Suspend account</Button>
        )}
      </div>
      {isAsking && <ReasonDialog {...suspendWords} submit={suspend} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function PageCard({ account }: { account: AccountDetails }) {
  const { takeDown, putBack } = useModeration(account.id);
  const [isAsking, setAsking] = useState(false);
  const { page, symbol, blockchain } = account;
  return (
    <Card heading="Page">
      {page === null ? (
        <p className="text-muted">Nothing was published yet.</p>
      ) : (
        <>
          <PagePicture card={page.card} coinName={page.coinName} />
          <a
            className="mt-4 inline-flex max-w-full items-center gap-2 py-1 text-sm font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
            href={page.url}
            target="_blank"
            rel="noopener"
          >
            {decodeURI(page.url)}
            <ExternalLink aria-label="opens in a new tab" className="size-4 shrink-0" />
          </a>
        </>
      )}
      <div className="mt-4 empty:hidden">
        <Facts>
          {symbol && (
            <Fact name="Coin">
              <bdi>${symbol}</bdi>
              {blockchain && ` on ${blockchain}`}
            </Fact>
          )}
          {page?.publishedAt && (
            <Fact name="Published">
              <LongDate at={page.publishedAt} />
            </Fact>
          )}
          {page && account.suspended && <Fact name="Shown">Not while the account is suspended</Fact>}
          {page?.takenDown && (
            <Fact name="Taken down">
              <LongDate at={page.takenDown.since} />: <bdi>{page.takenDown.reason}</bdi>
            </Fact>
          )}
        </Facts>
      </div>
      {page && (
        <div className="mt-5">
          {page.takenDown ? (
            <Button busy={putBack.isPending} onClick={() => putBack.mutate()}>
              Put page back
            </Button>
          ) : (
            <Button onClick={() => setAsking(true)}>Take page down</Button>
          )}
        </div>
      )}
      {isAsking && <ReasonDialog {...takeDownWords} submit={takeDown} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-5 gap-y-2.5 text-sm sm:grid-cols-[7.5rem_minmax(0,1fr)]">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:-mb-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">Loading this user</h1>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-3 mb-8 h-5 w-80 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}
