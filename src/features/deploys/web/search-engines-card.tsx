import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../../web/api/client.ts';
import { query } from '../../../web/api/query.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSession, useSettings } from '../../../web/page/root-data.ts';
import { Card } from '../../../web/ui/layout/card.tsx';
import { LoadFailure } from '../../../web/ui/layout/load-failure.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Switch } from '../../../web/ui/controls/switch.tsx';
import type { OwnIndexing } from '../contract.ts';

const label = 'Search engines';

/** The creator's switch for search engines; nothing where pages have no hosts of their own, for there it would do nothing. */
export function SearchEnginesCard() {
  return useSettings().pagesHosting === 'own-host' ? (
    <Card heading={label}>
      <SearchEngines />
    </Card>
  ) : null;
}

/** The switch itself, where pages have hosts of their own. */
export function SearchEngines() {
  const { userId } = useSession();
  const { data, error, refetch } = useQuery(query.deploys.ownIndexing.queryOptions({ input: { userId } }));
  return (
    <div aria-busy={!data && !error}>
      {data && <IndexingSwitch indexing={data} />}
      {!data && error && (
        <LoadFailure error={error} failed="What search engines may do could not be loaded." retry={refetch} />
      )}
      {!data && !error && (
        <>
          <div className="flex min-h-6 items-center justify-between gap-4">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-6 w-11 rounded-full!" />
          </div>
          <span className="sr-only">Loading what search engines may do</span>
        </>
      )}
    </div>
  );
}

function IndexingSwitch({ indexing }: { indexing: OwnIndexing }) {
  const { isIndexed } = indexing;
  const noteId = useId();
  const { mutate, isPending } = useIndexingSwitch(indexing);
  return (
    <div className="flex items-center justify-between gap-4">
      <p id={noteId} className="min-w-0 text-sm text-muted">
        {isIndexed ? 'Search engines may list your page.' : 'Search engines are asked to stay away.'}
      </p>
      <Switch
        checked={isIndexed}
        onChange={(wanted) => isPending || mutate(wanted)}
        label={label}
        describedBy={noteId}
        locked={false}
      />
    </div>
  );
}

/** Shows what is wanted at once, and what was before when the server refuses. */
function useIndexingSwitch(before: OwnIndexing) {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = query.deploys.ownIndexing.queryOptions({ input: { userId } });
  return useMutation({
    mutationFn: (isIndexed: boolean) =>
      isIndexed ? api.deploys.index({ userId }) : api.deploys.unindex({ userId }),
    onMutate: async (isIndexed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { ...before, isIndexed });
    },
    onSuccess: (indexing) => {
      queryClient.setQueryData(queryKey, indexing);
      notifySuccess(
        indexing.isIndexed ? 'Your page is open to search engines' : 'Your page is closed to search engines',
      );
    },
    onError: (error) => {
      queryClient.setQueryData(queryKey, before);
      notifyError('Failed to change what search engines may do', messageOf(error));
    },
  });
}
