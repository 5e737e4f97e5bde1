import { useEffect, useEffectEvent } from 'react';
import { useInteractive } from './interactive-fieldset.tsx';

/** Puts the keyboard into the one field that a view is there for, once it takes input. */
export function useAutofocus(focus: () => void): void {
  const interactive = useInteractive();
  const begin = useEffectEvent(focus);
  useEffect(() => {
    if (interactive) begin();
  }, [interactive]);
}
