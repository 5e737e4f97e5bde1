import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { query } from '../../../../web/api/query.ts';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { Skeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import type { BuildValues, SavedCoin } from '../../../coins/contract.ts';
import { startValues } from '../../../coins/web/form-values.ts';
import { GalleryField } from '../../../coins/web/more-facts/gallery-field.tsx';
import { useStudio } from '../state/studio-context.ts';
import { useGallerySaving } from './use-gallery-saving.ts';

const lines = {
  saving: 'Saving…',
  saved: 'Saved. Publish to show it to readers.',
  offline: 'Offline: kept in this browser, and saved once you are online.',
};

/** The pictures of the gallery beside its texts: added, ordered, named and removed, each saved with the facts at once. */
export function GalleryPanel() {
  const { userId, factsChanges } = useStudio();
  const input = { userId };
  const coin = useQuery({
    ...query.coins.read.queryOptions({ input, staleTime: 0, gcTime: 0 }),
    queryKey: [...query.coins.read.queryKey({ input }), 'gallery', factsChanges],
  });
  if (coin.data) return <GalleryForm key={factsChanges} saved={coin.data} />;
  if (coin.error) {
    return (
      <LoadFailure
        error={coin.error}
        failed="The pictures of your gallery could not be read."
        retry={() => coin.refetch()}
      />
    );
  }
  if (coin.isPaused) return <p className="text-sm text-muted">The pictures open once you are online.</p>;
  return <Skeleton className="h-40" />;
}

function GalleryForm({ saved }: { saved: SavedCoin }) {
  const [start] = useState(() => startValues(saved));
  const form = useForm<BuildValues>({ defaultValues: start });
  const { state, failure } = useGallerySaving(form, saved);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="@container grid gap-2">
        <GalleryField takesFiles />
        <output className="min-h-5 text-xs text-muted">
          {state === null
            ? 'Captions are read to those who do not see the pictures. Press a picture on the page to replace it.'
            : lines[state]}
        </output>
        <FormError message={failure} />
      </form>
    </FormProvider>
  );
}
