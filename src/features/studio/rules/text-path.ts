import type { TextPlace } from '@moonpage/engine/document/locks.ts';
import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import { sectionSchemas, type SectionKind } from '@moonpage/engine/sections/schemas.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import { mostParagraphs } from '@moonpage/engine/sections/story/schema.ts';
import { z } from 'zod';

/** Where one text of a document stands. */
export interface TextPath extends TextPlace {
  /** The section's id. */
  readonly section: string;
}

/** One text of a section, as the document holds it: tokens in braces. */
export interface SectionText {
  readonly path: TextPath;
  /** What an editor calls it, e.g. `Paragraph 2`. */
  readonly label: string;
  readonly text: string;
}

type Item = string | Readonly<Record<string, string>>;
type AnyProps = Record<string, string | undefined | readonly Item[]>;

/** A list of a section; empty where it is none. */
export function itemsOf(props: object, field: string): readonly Item[] {
  const value = (props as AnyProps)[field];
  return Array.isArray(value) ? (value as readonly Item[]) : [];
}

/** All texts of a section in the order of its fields, those that are empty included. */
export function textsOf({ id, kind, props }: Section): SectionText[] {
  const values = props as AnyProps;
  return sections[kind].fields.flatMap((field): SectionText[] => {
    const value = values[field.name];
    if (field.type !== 'list') {
      return [
        {
          path: { section: id, field: field.name },
          label: field.label,
          text: typeof value === 'string' ? value : '',
        },
      ];
    }
    return itemsOf(props, field.name).flatMap((item, index) =>
      field.item.map(({ name, label }): SectionText => {
        const path = { section: id, field: field.name, index, ...(name === '' ? {} : { key: name }) };
        const text = typeof item === 'string' ? item : (item[name] ?? '');
        return { path, label: `${label} ${index + 1}`, text };
      }),
    );
  });
}

/** What stands in a place; null where the page has none. */
export function textAt({ sections: all }: PageDocument, path: TextPath): string | null {
  const section = all.find(({ id }) => id === path.section);
  return (section && textsOf(section).find((each) => samePath(each.path, path))?.text) ?? null;
}

export function samePath(one: TextPath, other: TextPath): boolean {
  return (
    one.section === other.section &&
    one.field === other.field &&
    one.index === other.index &&
    one.key === other.key
  );
}

/** The document with another text in one place; the same one where nothing changes or that place is gone. */
export function withText(document: PageDocument, path: TextPath, text: string): PageDocument {
  const { field, index, key } = path;
  return withSection(document, path.section, (section) => {
    const values = section.props as AnyProps;
    if (index === undefined) {
      return (values[field] ?? '') === text ? section : withProps(section, { ...values, [field]: text });
    }
    const items = itemsOf(values, field);
    const item = items[index];
    if (item === undefined || (typeof item === 'string' ? item : item[key ?? '']) === text) return section;
    const next = typeof item === 'string' || key === undefined ? text : { ...item, [key]: text };
    return withProps(section, { ...values, [field]: items.with(index, next) });
  });
}

/** The document with one section changed. */
export function withSection(
  document: PageDocument,
  id: string,
  change: (section: Section) => Section,
): PageDocument {
  const changed = document.sections.map((each) => (each.id === id ? change(each) : each));
  return changed.every((each, at) => each === document.sections[at])
    ? document
    : { ...document, sections: changed };
}

/** Whether props fit their kind is the schema's to say, when they are saved. */
export function withProps(section: Section, props: object): Section {
  return { ...section, props } as Section;
}

/** What a text may be: most UTF-16 units, and whether it may be left empty. */
export function limitsOf(kind: SectionKind, path: TextPath): { max: number; isOptional: boolean } {
  let schema: z.ZodType = (sectionSchemas[kind].shape as Record<string, z.ZodType>)[path.field] ?? z.string();
  if (schema instanceof z.ZodTuple) schema = schema.def.items[0] as z.ZodType;
  if (schema instanceof z.ZodArray) schema = schema.element as z.ZodType;
  if (path.key !== undefined && schema instanceof z.ZodObject) {
    schema = (schema.shape as Record<string, z.ZodType>)[path.key] ?? z.string();
  }
  const isOptional = schema.safeParse('').success;
  if (schema instanceof z.ZodOptional) schema = schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodUnion) schema = schema.options.at(-1) as z.ZodType;
  const max = schema instanceof z.ZodString ? (schema.maxLength ?? Infinity) : Infinity;
  return { max, isOptional };
}

const listLimitsByField = new Map<string, ListLimits>();

interface ListLimits {
  min: number;
  max: number;
}

/** Fewest and most items of a list in a section. */
export function listLimits(kind: SectionKind, field: string): ListLimits {
  const known = listLimitsByField.get(`${kind}.${field}`) ?? findListLimits(kind, field);
  listLimitsByField.set(`${kind}.${field}`, known);
  return known;
}

function findListLimits(kind: SectionKind, field: string): ListLimits {
  const schema = (sectionSchemas[kind].shape as Record<string, z.ZodType>)[field];
  if (schema instanceof z.ZodTuple) return { min: schema.def.items.length, max: schema.def.items.length };
  if (!(schema instanceof z.ZodArray)) return { min: 0, max: 0 };
  const within = (length: number) => {
    const { issues = [] } = schema.safeParse(Array.from({ length }, () => undefined)).error ?? {};
    return !issues.some(
      ({ code, path }) => path.length === 0 && (code === 'too_small' || code === 'too_big'),
    );
  };
  // No list is longer than the story.
  const lengths = Array.from({ length: mostParagraphs + 1 }, (_, length) => length).filter(within);
  return { min: lengths[0] ?? 0, max: lengths.at(-1) ?? 0 };
}

/**
 * A typed text on one line, without halves of characters: what a document cannot hold is replaced unit by unit, so that the caret keeps
 * its place.
 */
export function oneLine(typed: string): string {
  return typed.toWellFormed().replaceAll(/\p{Cc}/gu, ' ');
}

/** What a document may hold of a typed text: one line, cut to its limit. @returns null where something must be written first */
export function storableText(kind: SectionKind, path: TextPath, typed: string): string | null {
  const { max, isOptional } = limitsOf(kind, path);
  const text = oneLine(typed).trimStart();
  if (text === '') return isOptional ? '' : null;
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Joins what is typed into one text into one step, wherever it is typed. */
export function textKey({ section, field, index, key }: TextPath): string {
  return `text ${[section, field, index, key].filter((part) => part !== undefined).join('.')}`;
}
