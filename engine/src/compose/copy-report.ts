import { designs } from '../designs/designs.ts';
import { places } from '../designs/lines.ts';
import type { DesignName } from '../document/design-names.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import type { Reading } from './reading/reading.ts';

/** What is counted of a page's words. */
export interface CopyCounts {
  /** Lines of the design's own on it, as they stand in its list. */
  ours: readonly string[];
  /** How often the subject's noun stands outside the name, the ticker and the creator's sentences. */
  nouns: number;
}

/** Every text of a page in its order, under the place where it stands, tokens unfilled. */
export function textsByPlace(page: PageDocument): { place: string; text: string }[] {
  const found: { place: string; text: string }[] = [];
  const walk = (place: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') found.push({ place, text: value });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value))
      walk(/^\d+$/.test(name) ? place : `${place} ${name}`, each);
  };
  walk('title', page.title);
  walk('description', page.description);
  for (const { kind, props } of page.sections) walk(kind, props);
  return found;
}

export function countCopy(
  page: PageDocument,
  { facts, reading }: { facts: Facts; reading: Reading },
): CopyCounts {
  const texts = textsByPlace(page).map(({ text }) => text);
  const ours = linesOf(page.design).filter(({ parts }) => texts.some((text) => isMadeOf(text, parts)));
  const noun = reading.subject?.noun.toLowerCase();
  const theirs = reading.sentences.map((sentence) =>
    sentence.toLowerCase().replace(/(?<![.!?…])[.!?…]+$/, ''),
  );
  const own = texts.map((text) =>
    theirs
      .reduce((rest, sentence) => rest.replaceAll(sentence, ' '), text.toLowerCase())
      .replaceAll(facts.name.toLowerCase(), ' '),
  );
  const nouns = noun === undefined ? 0 : own.reduce((sum, text) => sum + text.split(noun).length - 1, 0);
  return { ours: ours.map(({ line }) => line), nouns };
}

const known = new Map<DesignName, { line: string; parts: string[] }[]>();

function linesOf(design: DesignName): readonly { line: string; parts: string[] }[] {
  const lines =
    known.get(design) ??
    [
      ...places.flatMap((place) => Object.values(designs[design].wording.lines[place]).flat()),
      ...designs[design].wording.noneYet,
    ].map((line) => ({ line, parts: line.split(/\{(?:a )?subject\}|\{quote\}/) }));
  known.set(design, lines);
  return lines;
}

/** Whether a text is a line whose parts stand between the words that the composer filled in; document tokens are as they are. */
function isMadeOf(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = others.pop();
  if (last === undefined) return text === first;
  let at = text.startsWith(first) ? first.length : -1;
  for (const part of others) {
    const found = at === -1 ? -1 : text.indexOf(part, at + 1);
    at = found === -1 ? -1 : found + part.length;
  }
  return at !== -1 && text.endsWith(last) && text.length - last.length > at;
}
