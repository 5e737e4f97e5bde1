import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  applyFieldIssues,
  isConnectionFailure,
  messageOf,
  unmarkedMessageOf,
} from '../../../../web/api/display-error.ts';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import type { BuildValues, SavedCoin } from '../../../coins/contract.ts';
import { startValues } from '../../../coins/web/form-values.ts';
import { FactsChangedElsewhere, keepTyped } from '../state/send-facts.ts';
import { useStudio } from '../state/studio-context.ts';
import { noteUnshown, undoPictures } from './save-facts.ts';

/** After the last key, and after a save that the network has lost. */
const pauses = { beforeSaving: 800, beforeTryingAgain: 5_000 } as const;

/**
 * Saves the gallery of a form a moment after each change, one save at a time. What cannot be sent is kept among what is typed into the facts.
 * @param saved the coin as the form begins with it
 */
export function useGallerySaving(form: UseFormReturn<BuildValues>, saved: SavedCoin) {
  const { userId, changeFacts, refreshFacts } = useStudio();
  const [state, setState] = useState<'saving' | 'saved' | 'offline' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What is stored; what was typed since begins from there. */
  const known = useRef(saved);
  const [start] = useState(() => startValues(saved).gallery);
  const held = useRef(start);
  /** Sent, and not answered: where it has arrived, it is no other window's. */
  const unanswered = useRef<string | null>(null);
  const isKept = useRef(false);
  /** Another gallery was saved elsewhere: nothing is before something is changed here, by who knows of it. */
  const isAsked = useRef(false);
  const isLeft = useRef(false);
  const running = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const typed = useCallback(() => structuredClone(form.getValues('gallery')), [form]);
  const isUnsaved = useCallback(() => !isSame(typed(), held.current), [typed]);
  const keep = useCallback(
    (gallery: BuildValues['gallery'] | null) => {
      keepTyped(userId, known.current, { gallery: gallery ?? startValues(known.current).gallery });
      isKept.current = gallery !== null;
    },
    [userId],
  );

  const save = useCallback(
    async function saveGallery(): Promise<void> {
      if (!isUnsaved() || isAsked.current) {
        setState((now) => (now === 'saving' ? null : now));
        return;
      }
      const gallery = typed();
      setState('saving');
      setFailure(null);
      form.clearErrors();
      try {
        const before = held.current;
        const change = { before: { gallery: before }, after: { gallery } };
        const stored = await changeFacts('Change the gallery', change, known.current);
        known.current = { ...known.current, details: stored };
        held.current = gallery;
        unanswered.current = null;
        if (isKept.current) keep(null);
        setState(isUnsaved() ? 'saving' : 'saved');
        if (gallery.length < before.length)
          notifySuccess('Picture removed', undefined, {
            label: 'Undo',
            run: () => {
              // What was typed since is saved first.
              running.current = running.current.then(saveGallery);
              const made = { before: { gallery: before }, after: { gallery: stored.gallery } };
              void running.current.then(() => undoPictures({ changeFacts, refreshFacts }, made));
            },
          });
      } catch (error) {
        if (error instanceof FactsChangedElsewhere) {
          known.current = error.saved;
          held.current = startValues(error.saved).gallery;
          if (JSON.stringify(held.current) === unanswered.current) return saveGallery();
          isAsked.current = true;
        }
        if (isConnectionFailure(error)) {
          unanswered.current = JSON.stringify(gallery);
          timer.current = setTimeout(() => {
            running.current = running.current.then(saveGallery);
          }, pauses.beforeTryingAgain);
          setState('offline');
        } else setState(null);
        if (isConnectionFailure(error) || isLeft.current) keep(typed());
        if (isLeft.current) {
          clearTimeout(timer.current);
          notifyError('Your last changes to the gallery are not saved', leftSentence(error));
        } else if (isAsked.current) setFailure(changedElsewhere);
        else if (!isConnectionFailure(error) && !applyFieldIssues<BuildValues>(form, error))
          setFailure(messageOf(error, 'The gallery could not be saved. Please try again.'));
        return;
      }
      await refreshFacts().catch(noteUnshown);
    },
    [changeFacts, form, isUnsaved, keep, refreshFacts, typed],
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
        isAsked.current = false;
        setState('saving');
        timer.current = setTimeout(saveNext, pauses.beforeSaving);
      },
    });
    const unload = (event: Event) => {
      if (!isUnsaved() || isKept.current) return;
      saveNext();
      event.preventDefault();
    };
    addEventListener('beforeunload', unload);
    addEventListener('online', saveNext);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', unload);
      removeEventListener('online', saveNext);
      isLeft.current = true;
      if (isAsked.current) keep(typed());
      saveNext();
    };
  }, [form, isUnsaved, keep, save, typed]);

  return { state, failure };
}

const changedElsewhere =
  'Your gallery was changed in another window or on another device meanwhile. Change something here to keep what you see, or load the page again to see the other.';

function leftSentence(error: unknown): string {
  const reason =
    error instanceof FactsChangedElsewhere
      ? 'They were changed in another window or on another device meanwhile.'
      : unmarkedMessageOf(error);
  return `${reason} They are kept in this browser: open Facts to save them.`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
