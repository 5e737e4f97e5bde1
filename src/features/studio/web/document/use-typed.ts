import { useState } from 'react';

/**
 * What is typed into the field of a text that the page holds. What the page cannot hold stays in the field until the text changes from
 * elsewhere, as by undo; from then on the field shows what is held.
 * @returns `type` takes what is typed, and what the page holds of it
 */
export function useTyped(held: string): { shown: string; type: (shown: string, stored: string) => void } {
  const [typed, setTyped] = useState({ shown: held, held });
  const isOld = typed.held !== held;
  // At once: when an undo is taken back, the text is again the one that something else was typed over.
  if (isOld) setTyped({ shown: held, held });
  return {
    shown: isOld ? held : typed.shown,
    type: (shown, stored) => setTyped({ shown, held: stored }),
  };
}
