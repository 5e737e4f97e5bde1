import { useEffect, useEffectEvent } from 'react';
import { useInteractive } from './interactive-fieldset.tsx';

/** Focuses a view's one field, once it is interactive. */
export function useAutofocus(focus: () => void): void {
  const interactive = useInteractive();
  const begin = useEffectEvent(focus);
  useEffect(() => {
    if (interactive) begin();
  }, [interactive]);
}
