import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  applyFieldIssues,
  isConnectionFailure,
  issuesOf,
  messageOf,
} from '../../../../web/api/display-error.ts';
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
import { noteUnshown, undoPictures } from './save-facts.ts';

/** After the last key, and after a save that the network has lost. */
const pauses = { beforeSaving: 800, beforeTryingAgain: 5_000 } as const;

const lines = {
  saving: 'Saving…',
  saved: 'Saved. Publish to show it to readers.',
  offline: 'Not saved yet: leave this page open, and it is saved once you are online.',
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
  const { changeFacts, refreshFacts } = useStudio();
  const [start] = useState(() => startValues(saved));
  /** What is stored; what was typed since begins from there. */
  const known = useRef(saved);
  const form = useForm<BuildValues>({ defaultValues: start });
  const [state, setState] = useState<keyof typeof lines | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const held = useRef(start.gallery);
  const running = useRef(Promise.resolve());
  const isLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnsaved = useCallback(
    () => JSON.stringify(form.getValues('gallery')) !== JSON.stringify(held.current),
    [form],
  );

  const save = useCallback(
    async function saveGallery(): Promise<void> {
      if (!isUnsaved()) {
        setState((now) => (now === 'saving' ? null : now));
        return;
      }
      const gallery = structuredClone(form.getValues('gallery'));
      setState('saving');
      setFailure(null);
      form.clearErrors();
      try {
        const before = held.current;
        const change = { before: { gallery: before }, after: { gallery } };
        const stored = await changeFacts('Change the gallery', change, known.current);
        known.current = { ...known.current, details: stored };
        held.current = gallery;
        setState(isUnsaved() ? 'saving' : 'saved');
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
        if (isConnectionFailure(error)) {
          setState('offline');
          if (isLeft.current) notifyError('Your gallery is not saved yet', lines.offline);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            running.current = running.current.then(saveGallery);
          }, pauses.beforeTryingAgain);
          return;
        }
        setState(null);
        const isChanged = error instanceof FactsChangedElsewhere;
        if (isChanged) {
          // The next change keeps what stands here, now that its creator knows of the other.
          known.current = error.saved;
          held.current = startValues(error.saved).gallery;
        }
        const sentence = isChanged
          ? 'Your gallery was changed in another window or on another device meanwhile. Change something here to keep what you see, or load the page again to see the other.'
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
    [changeFacts, form, isUnsaved, refreshFacts],
  );

  useEffect(() => {
    isLeft.current = false;
    const saveNext = () => {
      clearTimeout(timer.current);
      running.current = running.current.then(save);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        setState('saving');
        timer.current = setTimeout(saveNext, pauses.beforeSaving);
      },
    });
    const leave = (event: Event) => {
      if (!isUnsaved()) return;
      saveNext();
      event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    addEventListener('online', saveNext);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', leave);
      removeEventListener('online', saveNext);
      isLeft.current = true;
      saveNext();
    };
  }, [form, isUnsaved, save]);

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
