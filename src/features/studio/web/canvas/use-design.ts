import type { Design } from '@moonpage/engine/designs/design.ts';
import { loadDesign } from '@moonpage/engine/designs/load-design.ts';
import type { DesignName } from '@moonpage/engine/document/design-names.ts';
import { useEffect, useState } from 'react';

interface LoadedDesign {
  readonly name: DesignName;
  readonly design: Design;
}

/** Before a design's code is asked for again. */
const againInMs = 3_000;

const loaded = new Map<DesignName, LoadedDesign>();

/** A design once its code is there; until then the one before, null at first. */
export function useDesign(name: DesignName): LoadedDesign | null {
  const [current, setCurrent] = useState(() => loaded.get(name) ?? null);
  useEffect(() => {
    if (loaded.has(name)) return undefined;
    let isWanted = true;
    let again: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        const made = { name, design: await loadDesign(name) };
        loaded.set(name, made);
        if (isWanted) setCurrent(made);
      } catch {
        // Without a network, or while a new release is put in place.
        if (isWanted) again = setTimeout(() => void load(), againInMs);
      }
    };
    void load();
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [name]);
  return loaded.get(name) ?? current;
}
