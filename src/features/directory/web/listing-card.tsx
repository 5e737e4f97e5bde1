import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../../web/api/client.ts';
import { query } from '../../../web/api/query.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSession } from '../../../web/page/root-data.ts';
import { Card } from '../../../web/ui/layout/card.tsx';
import { LoadFailure } from '../../../web/ui/layout/load-failure.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import { Switch } from '../../../web/ui/controls/switch.tsx';
import type { OwnListing } from '../contract.ts';

/** The creator's switch for the public directory. */
export function ListingCard() {
  const { userId } = useSession();
  const { data, error, refetch } = useQuery(
    // Publishing for the first time, on another screen, changes it.
    query.directory.own.queryOptions({ input: { userId }, staleTime: 0 }),
  );
  return (
    <Card
      heading="Directory"
      lead="Where visitors find new coins, and the latest launches on the home page come from."
      aria-busy={!data && !error}
    >
      {data && <ListingSwitch listing={data} />}
      {!data && error && (
        <LoadFailure error={error} failed="The directory listing could not be loaded." retry={refetch} />
      )}
      {!data && !error && (
        <>
          <div className="flex min-h-11 items-center justify-between gap-4">
            <div className="min-w-0 grow space-y-2">
              <Skeleton className="h-4 w-48 max-w-full" />
              <Skeleton className="h-4 w-64 max-w-full" />
            </div>
            <Skeleton className="h-6 w-11 rounded-full!" />
          </div>
          <span className="sr-only">Loading the directory listing</span>
        </>
      )}
    </Card>
  );
}

const label = 'Show my page in the directory';

function ListingSwitch({ listing }: { listing: OwnListing }) {
  const { isListed, canBeListed, slug } = listing;
  const noteId = useId();
  const { mutate, isPending } = useListingSwitch(listing);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{label}</p>
          <p id={noteId} className="mt-0.5 text-muted">
            {noteOn(listing)}
          </p>
        </div>
        <Switch
          checked={isListed}
          onChange={(wanted) => isPending || mutate(wanted)}
          label={label}
          describedBy={noteId}
          locked={!canBeListed}
        />
      </div>
      {isListed && slug !== null && (
        <a
          className="mt-3 inline-flex max-w-full items-center gap-2 py-1 text-sm font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
          href={`/directory/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noopener"
        >
          /directory/{slug}
          <ExternalLink aria-label="opens in a new tab" className="size-4 shrink-0" />
        </a>
      )}
    </>
  );
}

function noteOn({ isListed, canBeListed, isTakenDown }: OwnListing): string {
  if (isTakenDown) return 'Not listed while your page is taken down.';
  if (!canBeListed) return 'Your page is listed once it is live.';
  return isListed
    ? 'Everybody can find it there.'
    : 'Not listed. Your live page stays, for whoever has its address.';
}

/** Shows what is wanted at once, and what was before when the server refuses. */
function useListingSwitch(before: OwnListing) {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = query.directory.own.queryOptions({ input: { userId } });
  return useMutation({
    mutationFn: (isListed: boolean) =>
      isListed ? api.directory.list({ userId }) : api.directory.unlist({ userId }),
    onMutate: async (isListed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { ...before, isListed });
    },
    onSuccess: (listing) => {
      queryClient.setQueryData(queryKey, listing);
      notifySuccess(listing.isListed ? 'Your page is in the directory' : 'Your page is off the directory');
    },
    onError: (error) => {
      queryClient.setQueryData(queryKey, before);
      notifyError('Failed to change the directory listing', messageOf(error));
    },
  });
}
