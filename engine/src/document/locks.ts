import type { PageDocument, Section } from './schema.ts';

/** Where a text stands in its section, e.g. `headline`, `paragraphs.1` or `items.2.answer`. */
export interface TextPlace {
  readonly field: string;
  /** In a list. */
  readonly index?: number | undefined;
  /** In a list of groups. */
  readonly key?: string | undefined;
}

/** A place in one spelling, as a section's `locked` lists it. */
export function placeName({ field, index, key }: TextPlace): string {
  return [field, index, key].filter((part) => part !== undefined).join('.');
}

/** Whether a text may not be written anew: it is locked itself, or all of its section is. */
export function isTextLocked({ locked }: Section, place: TextPlace): boolean {
  return locked === true || (locked?.includes(placeName(place)) ?? false);
}

export function hasLocks({ sections }: PageDocument): boolean {
  return sections.some(({ locked }) => locked !== undefined);
}

/**
 * A section that is written anew, with what is locked in the one before. A list that holds a locked text stays whole: its other items
 * would stand around that text as nobody wrote them.
 */
export function keepLocked(own: Section, written: Section): Section {
  const { locked } = own;
  if (locked === undefined) return written;
  if (locked === true) return own;
  const fields = new Set(locked.map((name) => name.split('.')[0]));
  const kept = Object.entries(own.props).filter(([field]) => fields.has(field));
  return { ...written, locked, props: { ...written.props, ...Object.fromEntries(kept) } } as Section;
}

/** What readers see of a page. */
export function withoutLocks(document: PageDocument): PageDocument {
  if (!hasLocks(document)) return document;
  return {
    ...document,
    sections: document.sections.map(({ locked: _locked, ...section }): Section => section),
  };
}
