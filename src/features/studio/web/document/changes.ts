import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import { pixelServices } from '@moonpage/engine/pixels/pixel-ids.ts';
import { pixelFacts } from '@moonpage/engine/pixels/pixels.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { diffArrays } from 'diff';
import { type SectionText, textsOf } from '../../rules/text-path.ts';

/** One difference between two documents, in an editor's words. */
export type DocumentChange =
  | {
      readonly is: 'section';
      readonly what: 'added' | 'removed' | 'moved' | 'hidden' | 'shown';
      /** Its id. */
      readonly section: string;
      readonly label: string;
    }
  | {
      readonly is: 'text';
      /** Its id; null for the texts of the whole page. */
      readonly section: string | null;
      /** The section's label. */
      readonly label: string;
      readonly field: string;
      /** As the document holds it, tokens in braces; empty where there was none. */
      readonly before: string;
      readonly after: string;
    }
  | {
      readonly is: 'look';
      readonly what: LookMember;
      /** As the documents hold it; null where it is left to the design. */
      readonly before: string | null;
      readonly after: string | null;
    };

const lookMembers = [
  'design',
  'layout',
  'story',
  'questions',
  'typeface',
  'emblem',
  'seed',
  'lang',
  'sharePicture',
  'backgroundImage',
] as const;
export type LookMember = (typeof lookMembers)[number];

/** What differs between two documents: sections first, in the order of the page, then the look. */
export function changesBetween(before: PageDocument, after: PageDocument): DocumentChange[] {
  const had = (section: Section) => find(before, section) !== undefined;
  const has = (section: Section) => find(after, section) !== undefined;
  const moved = movedIds(before.sections.filter(has), after.sections.filter(had));
  return [
    ...pageTexts(before, after),
    ...after.sections.flatMap((section): DocumentChange[] => {
      const label = sectionLabel(after, section);
      const own = find(before, section);
      if (own === undefined) return [{ is: 'section', what: 'added', section: section.id, label }];
      return [
        ...(moved.has(section.id) ? [sectionChange('moved', section, label)] : []),
        ...((own.hidden ?? false) === (section.hidden ?? false)
          ? []
          : [sectionChange(section.hidden ? 'hidden' : 'shown', section, label)]),
        ...textChanges(own, section, label),
      ];
    }),
    ...before.sections
      .filter((section) => !has(section))
      .map((section) => sectionChange('removed', section, sectionLabel(before, section))),
    ...lookMembers
      .map((what) => ({
        is: 'look' as const,
        what,
        before: lookOf(before, what),
        after: lookOf(after, what),
      }))
      .filter((change) => change.before !== change.after),
  ];
}

/** A picture is told by its address. */
function lookOf(document: PageDocument, what: LookMember): string | null {
  const value = what === 'backgroundImage' ? document.backgroundImage?.url : document[what];
  return value === undefined ? null : String(value);
}

/** A section by its kind, with a number where the page has several of that kind. */
export function sectionLabel(document: PageDocument, { id, kind }: Section): string {
  const same = document.sections.filter((each) => each.kind === kind);
  const { label } = sections[kind];
  return same.length > 1 ? `${label} ${same.findIndex((each) => each.id === id) + 1}` : label;
}

function find(document: PageDocument, { id, kind }: Section): Section | undefined {
  return document.sections.find((each) => each.id === id && each.kind === kind);
}

function sectionChange(
  what: 'removed' | 'moved' | 'hidden' | 'shown',
  { id }: Section,
  label: string,
): DocumentChange {
  return { is: 'section', what, section: id, label };
}

/** The fewest sections whose moves explain the new order. */
function movedIds(before: readonly Section[], after: readonly Section[]): ReadonlySet<string> {
  const order = diffArrays(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  return new Set(order.filter(({ added }) => added).flatMap(({ value }) => value));
}

function pageTexts(before: PageDocument, after: PageDocument): DocumentChange[] {
  const fields = [
    ['Title', before.title, after.title],
    ['Description', before.description, after.description],
    ...pixelServices.map(
      (service) =>
        [pixelFacts[service].label, before.pixels?.[service] ?? '', after.pixels?.[service] ?? ''] as const,
    ),
  ] as const;
  return fields.flatMap(([field, was, is]) => textChange(null, 'Page', field, was, is));
}

function textChanges(before: Section, after: Section, label: string): DocumentChange[] {
  return sections[after.kind].fields.flatMap(({ name }) => {
    const pieces = diffArrays(itemsOf(before, name), itemsOf(after, name), { comparator: sameItem });
    return pairs(pieces).flatMap(([was, is]) =>
      Array.from({ length: Math.max(was.length, is.length) }, (_, at) =>
        textChange(
          after.id,
          label,
          (is[at] ?? was[at])?.label ?? '',
          was[at]?.text ?? '',
          is[at]?.text ?? '',
        ),
      ).flat(),
    );
  });
}

/** The texts of one field: one for a plain field, one for each entry of a list, whose texts stay together. */
function itemsOf(section: Section, field: string): SectionText[][] {
  const texts = textsOf(section).filter(({ path }) => path.field === field);
  return Object.values(Object.groupBy(texts, ({ path }) => path.index ?? 0)) as SectionText[][];
}

function sameItem(one: readonly SectionText[], other: readonly SectionText[]): boolean {
  return one.every(({ text }, at) => text === other[at]?.text);
}

/** What was taken away beside what was put in its place, entry by entry; what stayed is left out. */
function pairs<Item>(
  pieces: readonly { added: boolean; removed: boolean; value: Item[] }[],
): [Item | [], Item | []][] {
  return pieces.flatMap(({ added, removed, value }, at): [Item | [], Item | []][] => {
    if (removed) {
      const next = pieces[at + 1];
      const others = next?.added ? next.value : [];
      return Array.from({ length: Math.max(value.length, others.length) }, (_, entry) => [
        value[entry] ?? [],
        others[entry] ?? [],
      ]);
    }
    return added && !pieces[at - 1]?.removed ? value.map((item) => [[], item]) : [];
  });
}

function textChange(
  section: string | null,
  label: string,
  field: string,
  before: string,
  after: string,
): DocumentChange[] {
  return before === after ? [] : [{ is: 'text', section, label, field, before, after }];
}
