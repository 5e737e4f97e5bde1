import { useInfiniteQuery } from '@tanstack/react-query';
import { query } from '../../../web/api/query.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { useRoleWatch } from './use-user-table.ts';
import { LongDate } from '../../../web/ui/layout/long-date.tsx';

/** Who had right credentials at the hidden login and is no admin, the newest first. */
export function RefusedEntries() {
  const refused = useInfiniteQuery(
    query.admin.refusedEntries.infiniteOptions({
      input: (before: number | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: ({ older }) => older ?? undefined,
      staleTime: 0,
    }),
  );
  useRoleWatch(refused.error);
  const entries = refused.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card
      heading="Refused at the admin login"
      lead="Right password, but no admin. The newest thousand are kept."
    >
      {refused.isPending && <Skeleton className="h-5 w-80 max-w-full" />}
      <FormError message={refused.error && messageOf(refused.error, 'Failed to fetch the refused entries')}>
        <Button size="small" onClick={() => void refused.refetch()}>
          Try again
        </Button>
      </FormError>
      {refused.isSuccess && entries.length === 0 && <p className="text-muted">Nobody was refused.</p>}
      {entries.length > 0 && (
        <ol className="-my-1 divide-y divide-line text-sm">
          {entries.map(({ id, at, email, reason, requestId, address }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
              <span className="wrap-anywhere">
                <strong className="font-semibold">{email}</strong>, {reason}
              </span>
              <span className="figures text-muted">
                <LongDate at={at} to="time" /> <span title={`Request ${requestId}`}>· from {address}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {refused.hasNextPage && (
        <Button
          size="small"
          busy={refused.isFetchingNextPage}
          onClick={() => void refused.fetchNextPage()}
          className="mt-5"
        >
          Show older
        </Button>
      )}
    </Card>
  );
}
