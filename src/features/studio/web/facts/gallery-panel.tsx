import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { applyFieldIssues, issuesOf, messageOf } from '../../../../web/api/display-error.ts';
import { query } from '../../../../web/api/query.ts';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { Skeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import type { BuildValues, SavedCoin } from '../../../coins/contract.ts';
import { startValues } from '../../../coins/web/form-values.ts';
import { GalleryField } from '../../../coins/web/more-facts/gallery-field.tsx';
import { FactsChangedElsewhere } from '../state/send-facts.ts';
import { useStudio } from '../state/studio-context.ts';
import { noteUnshown, undoPictures } from './save-pictures.ts';

/** After the last key. */
const beforeSavingInMs = 800;

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
  const { changeFacts, refreshFacts } = useStudio();
  const [start] = useState(() => startValues(saved));
  /** What is stored; what was typed since begins from there. */
  const known = useRef(saved);
  const form = useForm<BuildValues>({ defaultValues: start });
  const [state, setState] = useState<'saved' | 'saving' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const held = useRef(start.gallery);
  const running = useRef(Promise.resolve());
  const isLeft = useRef(false);

  const save = useCallback(
    async function saveGallery(): Promise<void> {
      const gallery = structuredClone(form.getValues('gallery'));
      if (JSON.stringify(gallery) === JSON.stringify(held.current)) return;
      setState('saving');
      setFailure(null);
      form.clearErrors();
      try {
        const before = held.current;
        const change = { before: { gallery: before }, after: { gallery } };
        const stored = await changeFacts('Change the gallery', change, known.current);
        known.current = { ...known.current, details: stored };
        held.current = gallery;
        setState('saved');
        if (gallery.length < before.length)
          notifySuccess('Picture removed', undefined, {
            label: 'Undo',
            run: () => {
              // What was typed since is saved first.
              running.current = running.current.then(saveGallery);
              void running.current.then(() =>
                undoPictures(
                  { changeFacts, refreshFacts },
                  { before: { gallery: before }, after: { gallery: stored.gallery } },
                ),
              );
            },
          });
      } catch (error) {
        setState(null);
        const sentence =
          error instanceof FactsChangedElsewhere
            ? 'Your gallery was changed in another window or on another device meanwhile. Load the page again to see it.'
            : messageOf(error, 'The gallery could not be saved. Please try again.');
        if (isLeft.current)
          notifyError(
            'Your last changes to the gallery were not saved',
            issuesOf(error)[0]?.message ?? sentence,
          );
        else if (!applyFieldIssues<BuildValues>(form, error)) setFailure(sentence);
        return;
      }
      await refreshFacts().catch(noteUnshown);
    },
    [changeFacts, form, refreshFacts],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    isLeft.current = false;
    const saveNext = () => {
      running.current = running.current.then(save);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(saveNext, beforeSavingInMs);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      isLeft.current = true;
      saveNext();
    };
  }, [form, save]);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="@container grid gap-2">
        <GalleryField takesFiles />
        <output className="min-h-5 text-xs text-muted">
          {state === 'saving'
            ? 'Saving…'
            : state === 'saved'
              ? 'Saved. Publish to show it to readers.'
              : 'Captions are read to those who do not see the pictures. Press a picture on the page to replace it.'}
        </output>
        <FormError message={failure} />
      </form>
    </FormProvider>
  );
}
