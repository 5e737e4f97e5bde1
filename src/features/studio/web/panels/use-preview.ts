import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type PageColours, useStudio } from '../state/studio-context.ts';

/** A pointer on its way to something else previews nothing. */
const delayInMs = 80;

/** Shows another document on the page, or other colors, while what would make it is pointed at or focused, until the draft changes or it is left. */
export function usePreview() {
  const { document, preview } = useStudio();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The draft that a preview was asked for, from then on. */
  const draft = useRef<PageDocument | null>(null);
  const isShown = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    if (isShown.current) preview(null);
    isShown.current = false;
    draft.current = null;
  };
  const start = (next: PageDocument, colours?: PageColours) => {
    clearTimeout(timer.current);
    draft.current = document;
    timer.current = setTimeout(() => {
      isShown.current = true;
      preview(next, colours);
    }, delayInMs);
  };
  const stopOutdated = useEffectEvent(() => {
    if (draft.current !== null && draft.current !== document) stop();
  });
  useEffect(() => stopOutdated());
  const stopLast = useEffectEvent(stop);
  useEffect(() => () => stopLast(), []);
  return { start, stop };
}
