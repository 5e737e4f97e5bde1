import { type Facts, factsSchema } from '@moonpage/engine/facts.ts';

/**
 * Facts as they lie in the database with a live page, whatever version wrote them.
 * @throws when it is none.
 */
export function readStoredFacts(stored: unknown): Facts {
  const parsed = factsSchema.safeParse(stored);
  if (!parsed.success) throw new Error('Stored facts cannot be read.', { cause: parsed.error });
  return parsed.data;
}

/** The same of facts that a page can do without: null where there are none, or none that can be read. */
export function readableFacts(stored: unknown): Facts | null {
  return factsSchema.safeParse(stored).data ?? null;
}
