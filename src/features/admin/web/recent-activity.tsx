import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Ban,
  CircleAlert,
  Download,
  Eye,
  EyeOff,
  FlagOff,
  LogIn,
  type LucideIcon,
  PlugZap,
  RotateCcw,
  Share2,
  ShieldMinus,
  ShieldPlus,
} from 'lucide-react';
import { query } from '../../../web/api/query.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { EmptyState } from '../../../web/ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import type { ActivityEntry, AdminAction } from '../contract.ts';
import { useRoleWatch } from './use-user-table.ts';
import { LongDate } from '../../../web/ui/layout/long-date.tsx';

/** What admins did, the newest first, in pages. @param props.userId only what this account did or was about */
export function RecentActivity({ userId }: { userId?: string }) {
  const activity = useInfiniteQuery(
    query.admin.activity.infiniteOptions({
      input: (before: number | undefined) => ({ before, userId }),
      initialPageParam: undefined,
      getNextPageParam: ({ older }) => older ?? undefined,
      staleTime: 0,
    }),
  );
  useRoleWatch(activity.error);
  const entries = activity.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card
      heading="Recent activity"
      lead="What admins did, and from where. It cannot be changed or deleted here."
    >
      {activity.isPending && <WaitingEntries />}
      {activity.error && (
        <div role="alert">
          <EmptyState
            icon={CircleAlert}
            heading="Failed to fetch the activity"
            action={<Button onClick={() => void activity.refetch()}>Try again</Button>}
          >
            {messageOf(activity.error)}
          </EmptyState>
        </div>
      )}
      {activity.isSuccess && entries.length === 0 && (
        <p className="text-muted">
          {userId === undefined
            ? 'Nothing yet. Sign-ins of admins, switches and exports will stand here.'
            : 'Nothing yet. What admins do about this account will stand here.'}
        </p>
      )}
      {entries.length > 0 && (
        <ol className="-my-1 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {activity.hasNextPage && (
        <Button
          size="small"
          busy={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
          className="mt-5"
        >
          Show older
        </Button>
      )}
    </Card>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { icon: Icon, text } = actions[entry.action];
  return (
    <li className="flex gap-3.5 py-3 text-sm">
      <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full border border-line bg-wash text-link">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{entry.actor.email}</strong> {text(entry)}
        </p>
        <p className="figures mt-0.5 text-muted">
          <LongDate at={entry.at} to="time" />{' '}
          <span title={`Request ${entry.requestId}`}>· from {entry.address}</span>
        </p>
      </div>
    </li>
  );
}

const target = (entry: ActivityEntry) => entry.target?.email ?? 'somebody';
const detail = ({ detail: words }: ActivityEntry) => (words ? ` (${words})` : '');

const actions: Record<AdminAction, { icon: LucideIcon; text: (entry: ActivityEntry) => string }> = {
  'signed-in': { icon: LogIn, text: () => 'signed in' },
  'admin-given': { icon: ShieldPlus, text: (entry) => `gave admin status to ${target(entry)}` },
  'admin-taken': { icon: ShieldMinus, text: (entry) => `took admin status from ${target(entry)}` },
  'users-exported': {
    icon: Download,
    text: ({ detail: search }) =>
      search ? `exported the users that match “${search}”` : 'exported all users',
  },
  'connection-tested': { icon: PlugZap, text: (entry) => `tested the connection${detail(entry)}` },
  'page-taken-down': {
    icon: EyeOff,
    text: (entry) => `took down the page of ${target(entry)}${detail(entry)}`,
  },
  'page-put-back': { icon: Eye, text: (entry) => `put back the page of ${target(entry)}` },
  'account-suspended': { icon: Ban, text: (entry) => `suspended ${target(entry)}${detail(entry)}` },
  'account-restored': { icon: RotateCcw, text: (entry) => `restored ${target(entry)}` },
  'report-closed': {
    icon: FlagOff,
    text: (entry) => `closed a report about ${target(entry)}${detail(entry)}`,
  },
  'share-steps-lifted': { icon: Share2, text: (entry) => `let ${target(entry)} build without sharing` },
  'share-steps-asked': { icon: Share2, text: (entry) => `asked ${target(entry)} to share first again` },
};

const waiting = [0, 1, 2];

function WaitingEntries() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {waiting.map((position) => (
        <div key={position} className="flex gap-3.5 py-3">
          <Skeleton className="size-8 shrink-0 rounded-full!" />
          <div className="min-w-0 grow space-y-2">
            <Skeleton className="h-4 w-80 max-w-full" />
            <Skeleton className="h-4 w-48 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
