import { hashOf } from '@moonpage/engine/compose/outline/random.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { useBuildForm } from '../../coins/web/controls/use-build-form.ts';
import { sendableValues } from '../../coins/web/form-values.ts';
import type { TypedPage } from '../contract.ts';

const debounceInMs = 400;
/** Before the service is asked again that gave no page. */
const retryInMs = 5_000;

/** A page as it was drawn last. */
export type DrawnPage = TypedPage & {
  /** Told apart from those before it. */
  readonly version: number;
};

export interface PagePreview {
  /** Null before the first has come. */
  readonly page: DrawnPage | null;
  /** Whether the service did not answer: what is shown, if anything is, is what was typed before. */
  readonly isOld: boolean;
}

/** The seed of all pages of an account's form, so that what was previewed is what is built, after a reload too. */
export function seedOf(userId: string): number {
  return hashOf(userId);
}

/** The page of what is typed so far, drawn by the service whenever typing stops, one request at a time. What came last stays until the next is there. */
export function usePagePreview(userId: string): PagePreview {
  const { getValues, subscribe } = useBuildForm();
  const [preview, setPreview] = useState<PagePreview>({ page: null, isOld: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();
    let version = 0;
    let drawn = '';
    const ask = async () => {
      const typed = { ...sendableValues(getValues()), seed: seedOf(userId) };
      const text = JSON.stringify(typed);
      request.abort();
      if (text === drawn) return setPreview(({ page }) => ({ page, isOld: false }));
      const { signal } = (request = new AbortController());
      try {
        const page = await api.generation.previewPage(typed, { signal });
        if (signal.aborted) return;
        drawn = text;
        version += 1;
        setPreview({ page: { ...page, version }, isOld: false });
      } catch {
        if (signal.aborted) return;
        setPreview(({ page }) => ({ page, isOld: true }));
        later(retryInMs);
      }
    };
    const later = (pauseInMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pauseInMs);
    };
    const soon = () => later(debounceInMs);
    soon();
    addEventListener('online', soon);
    const unsubscribe = subscribe({ formState: { values: true }, callback: soon });
    return () => {
      clearTimeout(timer);
      request.abort();
      removeEventListener('online', soon);
      unsubscribe();
    };
  }, [getValues, subscribe, userId]);
  return preview;
}
