import { type BuildValues, buildValues } from '../contract.ts';

/** The part of `localStorage` that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed into a form of the coin's details and not yet sent. It is the person's own text, nothing secret. */
export interface Draft {
  /** What was typed before, or null. */
  read(start: BuildValues): BuildValues | null;
  /** Whether something is kept. */
  isKept(): boolean;
  /** Keeps what is typed; what the form starts with anyway is no draft. */
  keep(values: BuildValues, start: BuildValues): void;
  forget(): void;
}

/** Forms of a coin's details, whose drafts are apart. */
export type DraftForm = 'build' | 'facts';

/**
 * Drafts of one account in this browser. A browser whose storage is full or forbidden has no drafts.
 * @param store is called each time, because reading `localStorage` may throw.
 */
export function createDraft(store: () => DraftStore, userId: string, form: DraftForm = 'build'): Draft {
  const key = `${form}-draft-${userId}`;
  const forget = () => {
    quietly(() => store().removeItem(key));
  };
  return {
    read: (start) => {
      const kept = quietly(() => store().getItem(key)) ?? null;
      const values = kept === null ? null : parse(kept);
      const restored = values && { ...start, ...values };
      if (restored !== null && !isSame(restored, start)) return restored;
      // What cannot be read, or is saved by now, is no draft.
      if (kept !== null) forget();
      return null;
    },
    isKept: () => (quietly(() => store().getItem(key)) ?? null) !== null,
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

/** Whether two forms hold the same. */
export function isSame(values: BuildValues, others: BuildValues): boolean {
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
