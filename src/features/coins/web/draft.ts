import { type BuildValues, buildValues } from '../contract.ts';

/** The part of `localStorage` that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed into the build form and not yet built. It is the person's own text, nothing secret. */
export interface Draft {
  /** What was typed before, or null. */
  read(start: BuildValues): BuildValues | null;
  /** Keeps what is typed; what the form starts with anyway is no draft. */
  keep(values: BuildValues, start: BuildValues): void;
  forget(): void;
}

/**
 * Drafts of one account in this browser. A browser whose storage is full or forbidden has no drafts.
 * @param store is called each time, because reading `localStorage` may throw.
 */
export function createDraft(store: () => DraftStore, userId: string): Draft {
  const key = `build-draft-${userId}`;
  const forget = () => {
    quietly(() => store().removeItem(key));
  };
  return {
    read: (start) => {
      const kept = quietly(() => store().getItem(key)) ?? null;
      const values = kept === null ? null : parse(kept);
      const restored = values && { ...start, ...values };
      return restored === null || isSame(restored, start) ? null : restored;
    },
    keep: (values, start) => {
      if (isSame(values, start)) forget();
      else quietly(() => store().setItem(key, JSON.stringify(values)));
    },
    forget,
  };
}

const keptValues = buildValues.partial().strict();

/** What an older version kept, or another program, is no draft. */
function parse(text: string): Partial<BuildValues> | null {
  const json = quietly((): unknown => JSON.parse(text));
  const values = keptValues.safeParse(json);
  if (!values.success) return null;
  return Object.fromEntries(Object.entries(values.data).filter(([, value]) => value !== undefined));
}

function isSame(values: BuildValues, others: BuildValues): boolean {
  return buildValues
    .keyof()
    .options.every((field) => JSON.stringify(values[field]) === JSON.stringify(others[field]));
}

function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
