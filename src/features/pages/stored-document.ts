import { parseStoredDocument } from '@moonpage/engine/document/parse.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';

/** A document as it lies in the database, at the current version; null when it is none, such as one that a later version of Moonpage wrote. */
export function readableDocument(stored: unknown): PageDocument | null {
  const parsed = parseStoredDocument(stored);
  return parsed.ok ? parsed.document : null;
}

/**
 * A document as it lies in the database, whatever its version, at the current one.
 * @throws when it is none.
 */
export function readStoredDocument(stored: unknown): PageDocument {
  const parsed = parseStoredDocument(stored);
  if (!parsed.ok) throw new Error(`A stored document cannot be read: ${JSON.stringify(parsed.problems)}`);
  return parsed.document;
}
