import { migrate } from './migrations.ts';
import { documentVersion, pageDocument, type PageDocument } from './schema.ts';

/** What is wrong with a document and where. */
export interface DocumentProblem {
  /** Keys from the document's root, e.g. `['sections', 2, 'props', 'heading']`. */
  path: readonly (string | number)[];
  /** One sentence for a person. */
  message: string;
}

export type ParsedDocument =
  | { ok: true; document: PageDocument }
  | { ok: false; problems: readonly DocumentProblem[] };

/** Reads a document of any version: brings it to the current one, then checks all of it. Never throws. */
export function parseDocument(input: unknown): ParsedDocument {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refused('A page document is an object.');
  const stored = { ...input };
  const version = 'version' in stored ? stored.version : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0)
    return refused('A page document says its version as a whole number.', ['version']);
  if (version > documentVersion)
    return refused(
      `This document has version ${version}; versions up to ${documentVersion} can be read here.`,
      ['version'],
    );
  const current = migrate(stored);
  if (current === null) return refused(`Version ${version} can no longer be read.`, ['version']);
  const parsed = pageDocument.safeParse(current);
  if (parsed.success) return { ok: true, document: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => ({
      path: issue.path.filter((key) => typeof key !== 'symbol'),
      message: issue.message,
    })),
  };
}

function refused(message: string, path: readonly (string | number)[] = []): ParsedDocument {
  return { ok: false, problems: [{ path, message }] };
}
