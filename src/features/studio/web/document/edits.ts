import { isTextLocked, placeName } from '@moonpage/engine/document/locks.ts';
import type { PixelService } from '@moonpage/engine/pixels/pixel-ids.ts';
import { type PageDocument, type Section, sectionLimit } from '@moonpage/engine/document/schema.ts';
import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import type { SectionKind, SectionProps } from '@moonpage/engine/sections/schemas.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { itemsOf, listLimits, type TextPath, withProps, withSection } from '../../rules/text-path.ts';

/** There is exactly one of each, and the footer comes last. */
const single: ReadonlySet<SectionKind> = new Set(['hero', 'footer']);
/** A second one would say the same: they show the coin's facts. */
const once: ReadonlySet<SectionKind> = new Set([
  ...single,
  'contract-bar',
  'countdown',
  'how-to-buy',
  'tokenomics',
  'chart',
  'roadmap',
  'gallery',
  'community',
]);

/** What may be done with a section. */
export function allowedFor({ kind }: Section): {
  hide: boolean;
  remove: boolean;
  duplicate: boolean;
  move: boolean;
} {
  return {
    hide: !single.has(kind),
    remove: !single.has(kind),
    duplicate: !once.has(kind),
    move: kind !== 'footer',
  };
}

/** Kinds that can still be added to a page, in the order in which a page has them. */
export function kindsToAdd({ sections: present }: PageDocument): SectionKind[] {
  if (present.length >= sectionLimit) return [];
  const kinds = Object.keys(sections) as SectionKind[];
  return kinds.filter((kind) => !once.has(kind) || present.every((each) => each.kind !== kind));
}

/** What a new section says at first, in the page's language. */
function firstProps<Kind extends SectionKind>(kind: Kind, { lang }: PageDocument): SectionProps<Kind> {
  return sections[kind].defaults(pageTexts(lang).texts.written);
}

/** Adds a section with its first texts behind another one, or before the footer. @returns the document and the new section's id */
export function addSection(
  document: PageDocument,
  kind: SectionKind,
  after: string | null,
): { document: PageDocument; id: string } {
  const id = freeId(document, kind);
  const added = { id, kind, props: firstProps(kind, document) } as Section;
  return { document: inserted(document, added, after), id };
}

/** Adds a copy of a section right behind it. */
export function duplicateSection(document: PageDocument, id: string): { document: PageDocument; id: string } {
  const original = document.sections.find((each) => each.id === id);
  if (!original || !allowedFor(original).duplicate || document.sections.length >= sectionLimit)
    return { document, id };
  const copy = { ...original, id: freeId(document, original.kind) };
  return { document: inserted(document, copy, id), id: copy.id };
}

export function removeSection(document: PageDocument, id: string): PageDocument {
  const kept = document.sections.filter((each) => each.id !== id || !allowedFor(each).remove);
  return kept.length === document.sections.length ? document : { ...document, sections: kept };
}

/** Moves a section to another place, counted without it; never behind the footer. */
export function moveSection(document: PageDocument, id: string, to: number): PageDocument {
  const moved = document.sections.find((each) => each.id === id);
  if (!moved || !allowedFor(moved).move) return document;
  const others = document.sections.filter((each) => each.id !== id);
  const at = Math.min(Math.max(to, 0), others.length - 1);
  const next = [...others.slice(0, at), moved, ...others.slice(at)];
  return next.every((each, position) => each === document.sections[position])
    ? document
    : { ...document, sections: next };
}

export function hideSection(document: PageDocument, id: string, hidden: boolean): PageDocument {
  return withSection(document, id, (section) => {
    if (!allowedFor(section).hide || (section.hidden ?? false) === hidden) return section;
    const { hidden: _, ...shown } = section;
    return hidden ? { ...shown, hidden } : shown;
  });
}

/** Locks a section against everything that writes a page anew, or gives it back; what was locked in it by itself stays so no longer. */
export function lockSection(document: PageDocument, id: string, isLocked: boolean): PageDocument {
  return withSection(document, id, (section) => withLocked(section, isLocked ? true : []));
}

/** Locks one text of a section, or gives it back. */
export function lockText(
  document: PageDocument,
  { section: id, ...place }: TextPath,
  isLocked: boolean,
): PageDocument {
  return withSection(document, id, (section) => {
    if (section.locked === true || isTextLocked(section, place) === isLocked) return section;
    const others = (section.locked ?? []).filter((name) => name !== placeName(place));
    return withLocked(section, isLocked ? [...others, placeName(place)] : others);
  });
}

function withLocked(section: Section, locked: true | string[]): Section {
  const { locked: before, ...open } = section;
  if (JSON.stringify(before ?? []) === JSON.stringify(locked)) return section;
  return locked === true || locked.length > 0 ? { ...open, locked } : open;
}

/** Adds an item with a kind's own first texts behind the last one; the same document where the list is full. */
export function withItemAdded(document: PageDocument, id: string, field: string): PageDocument {
  return withItems(document, id, field, (items, { kind }) => {
    const [first] = itemsOf(firstProps(kind, document), field);
    return first === undefined ? items : [...items, { item: first, was: null }];
  });
}

/** Removes an item; the same document where the list must keep it. */
export function withItemRemoved(
  document: PageDocument,
  id: string,
  field: string,
  index: number,
): PageDocument {
  return withItems(document, id, field, (items) => items.filter((_, at) => at !== index));
}

export function withItemMoved(
  document: PageDocument,
  id: string,
  field: string,
  from: number,
  to: number,
): PageDocument {
  return withItems(document, id, field, (items) => {
    const moved = items[from];
    if (from === to || to < 0 || to >= items.length || moved === undefined) return items;
    return items.toSpliced(from, 1).toSpliced(to, 0, moved);
  });
}

/** An item of a list, and where it stood before; null for a new one. */
interface PlacedItem {
  readonly item: unknown;
  readonly was: number | null;
}

/** Replaces a list of a section within what its kind allows; locks move along with their items. */
function withItems(
  document: PageDocument,
  id: string,
  field: string,
  change: (items: readonly PlacedItem[], section: Section) => readonly PlacedItem[],
): PageDocument {
  return withSection(document, id, (section) => {
    const items = itemsOf(section.props, field).map((item, was): PlacedItem => ({ item, was }));
    const next = change(items, section);
    const { min, max } = listLimits(section.kind, field);
    const isAllowed = next.length >= min && next.length <= max;
    const isSame = next.length === items.length && next.every(({ was }, at) => was === at);
    if (isSame || !isAllowed) return section;
    const changed = withProps(section, { ...section.props, [field]: next.map(({ item }) => item) });
    const { locked } = section;
    if (locked === undefined || locked === true) return changed;
    return withLocked(
      changed,
      locked.flatMap((name) => {
        const [list, index, ...key] = name.split('.');
        if (list !== field) return [name];
        const at = next.findIndex(({ was }) => was === Number(index));
        return at === -1 ? [] : [[list, at, ...key].join('.')];
      }),
    );
  });
}

/** What says how the page and links to it look, whatever its texts. Undefined gives a choice back to the design. */
export type Look = Partial<
  Pick<
    PageDocument,
    | 'design'
    | 'layout'
    | 'story'
    | 'questions'
    | 'typeface'
    | 'emblem'
    | 'seed'
    | 'sharePicture'
    | 'backgroundImage'
  >
>;

export function withLook(document: PageDocument, look: Look): PageDocument {
  return withMembers(document, look);
}

/** What says how the page is found and counted. Undefined takes a setting away. */
export type PageSettings = Partial<Pick<PageDocument, 'title' | 'description' | 'lang' | 'pixels'>>;

export function withSettings(document: PageDocument, settings: PageSettings): PageDocument {
  return withMembers(document, settings);
}

/** The document with the identifier of one service, or without it. */
export function withPixel(
  document: PageDocument,
  service: PixelService,
  id: string | undefined,
): PageDocument {
  const { [service]: before, ...others } = document.pixels ?? {};
  if (before === id) return document;
  const pixels = { ...others, ...(id !== undefined && { [service]: id }) };
  return withSettings(document, { pixels: Object.keys(pixels).length > 0 ? pixels : undefined });
}

function withMembers(document: PageDocument, members: Look & PageSettings): PageDocument {
  const names = Object.keys(members) as (keyof typeof members)[];
  return names.every((name) => document[name] === members[name]) ? document : { ...document, ...members };
}

function inserted(document: PageDocument, added: Section, after: string | null): PageDocument {
  const { sections: all } = document;
  const behind = all.findIndex((each) => each.id === after);
  const footer = all.findIndex((each) => each.kind === 'footer');
  const at = behind === -1 || behind >= footer ? footer : behind + 1;
  return { ...document, sections: [...all.slice(0, at), added, ...all.slice(at)] };
}

function freeId({ sections: all, unknownSections = [] }: PageDocument, kind: SectionKind): string {
  const isTaken = (id: string) =>
    all.some((each) => each.id === id) ||
    // One that is laid aside comes back under its own.
    unknownSections.some(({ stored }) => stored.includes(`"id":${JSON.stringify(id)}`));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    if (!isTaken(id)) return id;
  }
}
