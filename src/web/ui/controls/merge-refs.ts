import type { Ref } from 'react';

/** One ref that fills several: ours and the one that a form library hands in. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]) {
  return (element: Element | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
