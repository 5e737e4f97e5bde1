import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api, query } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSession, useSettings } from '../../../web/page/root-data.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { FormError } from '../../../web/ui/feedback/form-error.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Switch } from '../../../web/ui/controls/switch.tsx';
import type { OwnIndexing } from '../contract.ts';

const label = 'Search engines';

/** The creator's switch for search engines; nothing where pages have no hosts of their own, for there it would do nothing. */
export function SearchEnginesCard() {
  return useSettings().pagesHosting === 'own-host' ? <OwnHostCard /> : null;
}

function OwnHostCard() {
  const { userId } = useSession();
  const { data, error, refetch } = useQuery(query.deploys.ownIndexing.queryOptions({ input: { userId } }));
  return (
    <Card heading={label} aria-busy={!data && !error}>
      {data && <IndexingSwitch indexing={data} />}
      {!data && error && (
        <FormError message={messageOf(error, 'What search engines may do could not be loaded.')}>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </FormError>
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
    </Card>
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
