import { documentVersion } from './schema.ts';

/** A document of any version as it lies in storage: nothing is known of it but that it is an object. */
export type StoredDocument = Record<string, unknown>;

/** Brings a document from one version to the next. Never changed once documents of its version exist. */
export interface Migration {
  from: number;
  to: number;
  up(document: StoredDocument): StoredDocument;
}

/** In order, without gaps: each starts where the one before it ends. */
export const migrations: readonly Migration[] = [
  {
    // Version 1 names every section, so that edits find it again, and stores the seed that drawings grow from.
    from: 0,
    to: 1,
    up(document) {
      const names = new Map<string, number>();
      const sections = Array.isArray(document['sections']) ? document['sections'] : [];
      return {
        ...document,
        version: 1,
        seed: seedOf(`${String(document['design'])}:${String(document['title'])}`),
        sections: sections.map((section: unknown) => withId(section, names)),
      };
    },
  },
];

/** @returns the document at the current version, or null when no chain of migrations leads there. */
export function migrate(document: StoredDocument): StoredDocument | null {
  let current = document;
  while (current['version'] !== documentVersion) {
    const step = migrations.find((migration) => migration.from === current['version']);
    if (step === undefined) return null;
    current = step.up(current);
  }
  return current;
}

function withId(section: unknown, names: Map<string, number>): unknown {
  if (typeof section !== 'object' || section === null || !('kind' in section)) return section;
  const kind = String(section.kind);
  const count = (names.get(kind) ?? 0) + 1;
  names.set(kind, count);
  return { ...section, id: count === 1 ? kind : `${kind}-${count}` };
}

/** FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
