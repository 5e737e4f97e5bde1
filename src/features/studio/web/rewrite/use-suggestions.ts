import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import type { RewriteScope, Suggestions } from '../../contract.ts';
import { useStudio } from '../state/studio-context.ts';

const unsaved = 'Your last changes are not saved yet. Please try again once they are.';

/** Other words for a part of the page, as the service suggests them for what it has saved. */
export function useSuggestions() {
  const { userId, onceSaved } = useStudio();
  /** The last answer, and its number: each is decided on by itself. */
  const [answer, setAnswer] = useState<{ suggestions: Suggestions; number: number } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (scope: RewriteScope, wish: string) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setAsking(true);
    setFailure(null);
    try {
      // What was locked a moment ago must be locked there, too.
      const suggestions = await onceSaved((base) => {
        signal.throwIfAborted();
        return api.studio.rewrite({ userId, scope, wish, base }, { signal });
      });
      if (signal.aborted) return;
      if (suggestions) setAnswer((before) => ({ suggestions, number: (before?.number ?? 0) + 1 }));
      else setFailure(unsaved);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(messageOf(error));
    }
    setAsking(false);
  };
  const cancel = () => {
    asking.current?.abort();
    setAsking(false);
  };
  return { answer, isAsking, failure, ask, cancel };
}
