import { findSection, insertedAs, isSame } from '../document/keep-edits.ts';
import type { PageDocument, Section } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { chosenDesign, compose, isComposed } from './compose.ts';
import type { Reading } from './reading/reading.ts';

/** A page as it was written last. */
export interface WrittenBefore {
  readonly document: PageDocument;
  /** What it was written from; null where nobody knows, and all its texts are written anew. */
  readonly facts: Facts | null;
}

export interface ComposedAgain {
  readonly document: PageDocument;
  /** The texts that are new: `title`, `description`, and the ids of sections, each with its new fields. */
  readonly changed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Which of the others are the composer's own as they stand: `title`, `description`, and ids of sections. */
  readonly composed: ReadonlySet<string>;
}

/**
 * Writes a page again from other facts. Design, layout, order and seed stay, and so does each text that the composer would write today as
 * it would have then, whoever wrote it.
 */
export function composeAgain(
  before: WrittenBefore,
  { facts, reading }: { facts: Facts; reading: Reading },
): ComposedAgain {
  const { document: written } = before;
  const design = chosenDesign(facts) ?? written.design;
  const now = compose({ facts, reading, seed: written.seed, design });
  const then = before.facts && compose({ facts: before.facts, seed: written.seed, design });
  // The composer's words are in the manner of its design, and a line of one language has no place on a page in another.
  const mayKeep =
    then !== null && then.lang === now.lang && (design === written.design || !isComposed(written));
  const keeps = (one: unknown, other: unknown) => mayKeep && isSame(one, other);
  const changed = new Map<string, ReadonlySet<string>>();
  const composed = new Set<string>();
  const member = <Name extends 'title' | 'description'>(name: Name) => {
    if (keeps(then?.[name], now[name])) {
      if (written[name] === now[name]) composed.add(name);
      return written[name];
    }
    changed.set(name, new Set());
    return now[name];
  };
  const section = (own: Section): Section => {
    const earlier = findSection(then?.sections ?? [], own)?.props as Props | undefined;
    const props = findSection(written.sections, own)?.props as Props | undefined;
    const isKept = (field: string) =>
      earlier !== undefined && props !== undefined && keeps(earlier[field], (own.props as Props)[field]);
    const fields = [...new Set([...Object.keys(own.props), ...Object.keys(props ?? {})])];
    const anew = fields.filter((field) => !isKept(field));
    if (anew.length > 0) changed.set(own.id, new Set(anew));
    if (fields.every((field) => isSame(props?.[field], earlier?.[field]))) composed.add(own.id);
    const values = fields.map(
      (field) => [field, (isKept(field) ? props : (own.props as Props))?.[field]] as const,
    );
    return {
      ...own,
      props: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    } as Section;
  };
  const sections = now.sections.map(section);
  const inOrder = written.sections.flatMap((each) => findSection(sections, each) ?? []);
  const added = sections.filter((each) => !findSection(written.sections, each));
  return {
    document: {
      ...now,
      layout: written.layout,
      story: then?.story === now.story ? written.story : now.story,
      questions: written.questions,
      emblem: then?.emblem === now.emblem ? written.emblem : now.emblem,
      generator: mayKeep ? written.generator : now.generator,
      title: member('title'),
      description: member('description'),
      sections: added.reduce((all, each) => insertedAs(sections, all, each), inOrder),
    },
    changed,
    composed,
  };
}

type Props = Readonly<Record<string, unknown>>;
