import { pageDocument } from '../document/schema.ts';
import type { PageDocument, Section, SectionKind } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { compose } from './compose.ts';
import { headApart } from './headings.ts';
import { isBare, reviewersOf } from './review.ts';
import type { Review, ReviewCode } from './review.ts';
import { safeProps } from './safe-lines.ts';

type Path = readonly (string | number)[];

/** A text that was refused, and where it stood. */
export interface DocumentFinding {
  /** As in the document that was given: `['sections', 2, 'props', 'items', 0, 'answer']`. */
  path: Path;
  code: ReviewCode;
  /** The words that gave the reason, as `reviewText` reads them. */
  words: string;
}

type Reviews = ReturnType<typeof reviewersOf>;

/** Fewest items of the lists that may lose some; a list that is not here keeps its places. */
const fewest: Readonly<Record<string, number>> = { phrases: 2, items: 2, paragraphs: 1 };

/** What a section asks for when its texts are read in a row. */
const spread: ReadonlySet<ReviewCode> = new Set(['secret-phrase', 'wallet-request']);

/**
 * Puts the composer's own line in the place of every text that no page may carry, whoever wrote it: title, description, and
 * every text of every section, hidden ones too. In lists, what has no counterpart is left out. A section whose request is
 * spread over its texts is written anew. The composer's lines are read like any others; where one is refused too, a line stands
 * that is true of every coin. Without findings the document comes back as it was given; with them it is valid too.
 */
export function cleanDocument(
  document: PageDocument,
  facts: Facts,
): { document: PageDocument; findings: DocumentFinding[] } {
  return cleanWith(document, facts, () => compose({ facts, seed: document.seed, design: document.design }));
}

/** The same with the lines of any page in the place of refused ones. @param write called once, and only when something is refused */
export function cleanWith(
  document: PageDocument,
  facts: Facts,
  write: () => PageDocument,
): { document: PageDocument; findings: DocumentFinding[] } {
  const reviews = reviewersOf(facts);
  const findings = findAll(document, reviews);
  if (findings.length === 0) return { document, findings };
  const isRefused = (text: string) => reviews.text(text).length > 0;
  const own = write();
  const line = (text: string, ours: string, safe: string) =>
    [text, ours].find((each) => !isRefused(each)) ?? safe;
  const sections = document.sections.map((section, position) => {
    const safe = safeProps[section.kind];
    const ours = cleanValue(propsOf(own, section.kind) ?? safe, { own: safe, isRefused });
    const isSpread = findings.some(({ path }) => path.length === 2 && path[1] === position);
    const props = isSpread ? ours : cleanValue(section.props, { own: ours, isRefused });
    // What was fine by itself may not be beside its new neighbours.
    return { ...section, props: isAsking(props, reviews.row) ? safe : props };
  });
  const cleaned = pageDocument.parse({
    ...document,
    title: line(document.title, own.title, safeTitle),
    description: line(document.description, own.description, safeTitle),
    sections,
  });
  return { document: { ...cleaned, sections: headApart(cleaned.sections, facts) }, findings };
}

/** A name and a ticker, which are facts and no sentence. */
const safeTitle = '{name} ({ticker})';

/** Whether a section's texts make a request in a row that none of them makes alone. */
function isAsking(props: unknown, reviewRow: Review): boolean {
  return reviewRow(rowOf(textsIn(props, []))).some(({ code }) => spread.has(code));
}

/** Texts as one after the other; names that stand by themselves are facts and begin no sentence. */
function rowOf(texts: readonly { text: string }[]): string {
  return texts
    .map(({ text }) => text)
    .filter((text) => !isBare(text))
    .join(' ');
}

function findAll(document: PageDocument, reviews: Reviews): DocumentFinding[] {
  const { title, description, sections } = document;
  return [
    ...findWith(reviews.text, ['title'], title),
    ...findWith(reviews.text, ['description'], description),
    ...sections.flatMap((section, position) => findInSection(section, ['sections', position], reviews)),
  ];
}

function findWith(review: Review, path: Path, text: string): DocumentFinding[] {
  return review(text).map(({ code, words }) => ({ path, code, words }));
}

function findInSection({ props }: Section, path: Path, reviews: Reviews): DocumentFinding[] {
  const texts = textsIn(props, [...path, 'props']);
  const single = texts.flatMap((each) => findWith(reviews.text, each.path, each.text));
  const inRow = findWith(reviews.row, path, rowOf(texts));
  return [
    ...single,
    ...inRow.filter(({ code }) => spread.has(code) && !single.some((each) => each.code === code)),
  ];
}

function textsIn(value: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

interface Replacing {
  /** What the composer has in this place. */
  own: unknown;
  isRefused: (text: string) => boolean;
}

/** The value with refused texts replaced; undefined where nothing of ours can stand for it. */
function cleanValue(value: unknown, { own, isRefused }: Replacing): unknown {
  if (typeof value === 'string') return isRefused(value) ? own : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => {
      const counterpart = memberOf(own, key);
      return Array.isArray(each)
        ? [key, cleanList(each, { own: counterpart, isRefused }, fewest[key])]
        : [key, cleanValue(each, { own: counterpart, isRefused })];
    }),
  );
}

/** A list without `least` has fixed places: what has no counterpart is emptied there, elsewhere it goes. */
function cleanList(
  list: readonly unknown[],
  { own, isRefused }: Replacing,
  least: number | undefined,
): unknown[] {
  const spare: readonly unknown[] = Array.isArray(own) ? own : [];
  // Question and answer go together.
  const isClean = (item: unknown) => textsIn(item, []).every(({ text }) => !isRefused(text));
  if (least === undefined) return list.map((item, at) => (isClean(item) ? item : (spare[at] ?? '')));
  const kept = list.flatMap((item, at) => (isClean(item) ? [item] : spare.slice(at, at + 1)));
  const more = spare.filter((item) => !kept.includes(item)).slice(0, Math.max(0, least - kept.length));
  return [...kept, ...more];
}

function memberOf(value: unknown, key: string): unknown {
  return Object.entries(typeof value === 'object' && value !== null ? value : {}).find(
    ([name]) => name === key,
  )?.[1];
}

function propsOf(page: PageDocument, kind: SectionKind): unknown {
  return page.sections.find((section) => section.kind === kind)?.props;
}
