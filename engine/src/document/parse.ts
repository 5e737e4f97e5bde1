import { sectionSchemas } from '../sections/schemas.ts';
import { migrate, type StoredDocument } from './migrations.ts';
import {
  documentVersion,
  pageDocument,
  type PageDocument,
  type Section,
  section,
  sectionLimit,
} from './schema.ts';

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
  return parse(input, hasKnownKind);
}

/** As `parseDocument`, of what was once taken: a section that can no longer be read is laid aside instead of taking the page with it. */
export function parseStoredDocument(input: unknown): ParsedDocument {
  const parsed = parseDocument(input);
  return parsed.ok ? parsed : parse(input, (each) => section.safeParse(each).success);
}

function parse(input: unknown, isReadable: (each: unknown) => boolean): ParsedDocument {
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
  const parsed = pageDocument.safeParse(sortSections(current, isReadable));
  if (parsed.success) return { ok: true, document: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => ({
      path: issue.path.filter((key) => typeof key !== 'symbol'),
      message: issue.message,
    })),
  };
}

/** Lays sections aside that cannot be read, and takes back those that can by now, where they stood and if the page has room for them. */
function sortSections(stored: StoredDocument, isReadable: (each: unknown) => boolean): StoredDocument {
  const { sections, unknownSections: earlier = [], ...rest } = stored;
  if (!Array.isArray(sections) || !Array.isArray(earlier) || earlier.length > sectionLimit) return stored;
  const page: unknown[] = [];
  const aside: unknown[] = [];
  for (const each of sections as unknown[]) {
    if (isReadable(each)) page.push(each);
    else aside.push({ after: idOf(page.at(-1)), kind: fieldsOf(each)['kind'], stored: jsonOf(each) });
  }
  // From the last, so that those behind one section keep their order.
  for (const each of (earlier as unknown[]).toReversed()) {
    const { after, stored: json } = fieldsOf(each);
    const returning = section.safeParse(parsedJson(json)).data;
    if (returning && fits(page, returning)) page.splice(placeBehind(page, after), 0, returning);
    else aside.unshift(each);
  }
  return { ...rest, sections: page, ...(aside.length > 0 && { unknownSections: aside }) };
}

function hasKnownKind(stored: unknown): boolean {
  const { kind } = fieldsOf(stored);
  return typeof kind !== 'string' || Object.hasOwn(sectionSchemas, kind);
}

function fits(page: readonly unknown[], { id, kind }: Section): boolean {
  const isSingle = kind === 'hero' || kind === 'footer';
  return !isSingle && page.length < sectionLimit && !page.some((each) => idOf(each) === id);
}

/** Before the last, which is the footer, where that is gone. */
function placeBehind(page: readonly unknown[], id: unknown): number {
  const at = page.findIndex((each) => idOf(each) === id);
  return id === null ? 0 : Math.min(at === -1 ? page.length : at + 1, page.length - 1);
}

function idOf(stored: unknown): unknown {
  return fieldsOf(stored)['id'] ?? null;
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** @returns null of what is nested too deep to be written */
function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** @returns null of what is no JSON */
function parsedJson(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}

function refused(message: string, path: readonly (string | number)[] = []): ParsedDocument {
  return { ok: false, problems: [{ path, message }] };
}
