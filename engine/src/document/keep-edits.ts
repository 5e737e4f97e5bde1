import { hasLocks, keepLocked } from './locks.ts';
import { parseDocument } from './parse.ts';
import type { PageDocument, Section } from './schema.ts';
import { settingNames, withSettingsOf } from './settings.ts';

/** One page in three states. */
export interface Rebuild {
  /** As it was written last. */
  built: PageDocument;
  /** As its creator has left it since. */
  edited: PageDocument;
  /** As it is written now, from other facts. */
  rebuilt: PageDocument;
}

/**
 * A page that is written anew, with what its creator had changed by hand: texts, order, what was added, hidden or removed, and how it
 * looks while its design is the same; and with what was set for it. What nobody has touched is as it is written now,
 * unless it is locked.
 */
export function keepEdits({ built, edited, rebuilt: written }: Rebuild): PageDocument {
  const rebuilt = settingNames.some((name) => edited[name]) ? withSettingsOf(written, edited) : written;
  if (isSame(built, edited) && !hasLocks(edited)) return rebuilt;
  const own = <Name extends keyof PageDocument>(name: Name) =>
    merge(built[name], edited[name], rebuilt[name]) as PageDocument[Name];
  const merged = {
    ...rebuilt,
    title: own('title'),
    description: own('description'),
    // A language that was chosen for the coin since is the newer choice.
    ...(rebuilt.lang === built.lang && { lang: edited.lang }),
    ...(rebuilt.design === edited.design && {
      layout: own('layout'),
      story: own('story'),
      questions: own('questions'),
      emblem: own('emblem'),
      seed: own('seed'),
    }),
    sections: mergedSections(built.sections, edited.sections, rebuilt.sections),
  };
  return fitting(merged, edited);
}

/** Another look of a page, with the sections and texts that are locked in the page as it is. */
export function keepLocks(page: PageDocument, look: PageDocument): PageDocument {
  if (!hasLocks(page)) return look;
  const kept = look.sections.map((section) => {
    const own = findSection(page.sections, section);
    return own ? keepLocked(own, section) : section;
  });
  const missing = page.sections.filter((own) => own.locked !== undefined && !findSection(look.sections, own));
  const sections = missing.reduce((all, each) => insertedAs(page.sections, all, each), kept);
  return fitting({ ...look, sections }, page);
}

/** A merged page as far as there is room: what is new gives way. @param own what stays where nothing of it fits */
function fitting(merged: PageDocument, own: PageDocument): PageDocument {
  const present = new Set(own.sections.map(({ id }) => id));
  const candidates = [merged, { ...merged, sections: merged.sections.filter(({ id }) => present.has(id)) }];
  for (const candidate of candidates) {
    const parsed = parseDocument(JSON.parse(JSON.stringify(candidate)));
    if (parsed.ok) return parsed.document;
  }
  return own;
}

export function findSection(all: readonly Section[], { id, kind }: Section): Section | undefined {
  return all.find((each) => each.id === id && each.kind === kind);
}

function mergedSections(
  built: readonly Section[],
  edited: readonly Section[],
  rebuilt: readonly Section[],
): Section[] {
  const kept = rebuilt.flatMap((section) => {
    const before = findSection(built, section);
    const own = findSection(edited, section);
    if (before && !own) return [];
    if (!own) return [section];
    return [keepLocked(own, before ? (merge(before, own, section) as Section) : section)];
  });
  const isOwn = (section: Section) => section.locked !== undefined || !findSection(built, section);
  const added = edited.filter((section) => isOwn(section) && !findSection(kept, section));
  const isMoved = !isSame(
    built.filter((each) => findSection(edited, each)).map(({ id }) => id),
    edited.filter((each) => findSection(built, each)).map(({ id }) => id),
  );
  if (!isMoved) return added.reduce((all, each) => insertedAs(edited, all, each), kept);
  const inOrder = edited.flatMap((each) => findSection(kept, each) ?? (added.includes(each) ? each : []));
  const others = kept.filter((each) => !findSection(edited, each));
  return others.reduce((all, each) => insertedAs(rebuilt, all, each), inOrder);
}

/** Puts a section behind the one that it follows in `order`; where that is gone, before the last, which is the footer. */
export function insertedAs(order: readonly Section[], all: readonly Section[], section: Section): Section[] {
  const { id } = order[order.indexOf(section) - 1] ?? {};
  const behind = all.findIndex((each) => each.id === id);
  const at = behind === -1 ? all.length - 1 : behind + 1;
  return [...all.slice(0, at), section, ...all.slice(at)];
}

/** Each value as it is written now, unless the creator has changed it. */
function merge(built: unknown, edited: unknown, rebuilt: unknown): unknown {
  if (isSame(built, edited)) return rebuilt;
  const all = [built, edited, rebuilt];
  if (all.every((each) => Array.isArray(each)))
    return mergeList(...(all as [unknown[], unknown[], unknown[]]));
  if (!all.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each))) return edited;
  const [before = {}, own = {}, now = {}] = all as Record<string, unknown>[];
  const names = new Set([...Object.keys(own), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].map((name): [string, unknown] => [name, merge(before[name], own[name], now[name])]),
  );
}

/** Items are taken whole: half of one beside half of another would say what nobody wrote. */
function mergeList(
  built: readonly unknown[],
  edited: readonly unknown[],
  rebuilt: readonly unknown[],
): unknown[] {
  return edited.map((item) => {
    const at = built.findIndex((each) => isSame(each, item));
    // Its place says which it is only where the list is as long as it was.
    return at === -1 || built.length !== rebuilt.length ? item : rebuilt[at];
  });
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
