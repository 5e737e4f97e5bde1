import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BuildValues, CoinDetails } from '../contract.ts';
import { createDraft, type DraftForm } from './draft.ts';

const never = () => () => {};

/** Brings back what was typed before a reload or a closed tab, and keeps what is typed from now on. */
export function useDraft(
  form: UseFormReturn<BuildValues, unknown, CoinDetails>,
  start: BuildValues,
  userId: string,
  name: DraftForm = 'build',
) {
  const draft = useMemo(() => createDraft(() => localStorage, userId, name), [name, userId]);
  const readOnce = useMemo(() => once(() => draft.read(start)), [draft, start]);
  const typed = useSyncExternalStore(never, readOnce, () => null);
  const [isCleared, setCleared] = useState(false);
  const { reset, subscribe } = form;

  useEffect(() => {
    if (typed) reset(typed, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.keep(values, start),
    });
  }, [draft, start, typed, reset, subscribe]);

  return {
    /** Whether the form began with a draft instead of what is saved. */
    isRestored: typed !== null && !isCleared,
    /** Goes back to what is saved. */
    clear: () => {
      reset(start);
      draft.forget();
      setCleared(true);
    },
    /** Deletes the draft, once it was sent. */
    forget: () => draft.forget(),
  };
}

/** Calls `read` the first time only. */
function once<Value>(read: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => (result ??= { value: read() }).value;
}
