import { composersLines, isBare } from '@moonpage/engine/compose/writing/other-lines.ts';
import type { Reading } from '@moonpage/engine/compose/reading/reading.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { suggestionsAtMost } from '../contract.ts';
import { samePath, textsOf } from '../rules/text-path.ts';
import type { OpenText } from './choose-lines.ts';

interface Material {
  readonly document: PageDocument;
  /** The page as it was written last; null where that is no longer kept. */
  readonly built: PageDocument | null;
  readonly facts: Facts;
  readonly reading: Reading;
}

/** What the composer would say in the place of a text of its own; nothing in the place of its creator's words and of plain facts. */
export function composersSuggestions({ section, path, text, max }: OpenText, page: Material): string[] {
  const { document, built, facts, reading } = page;
  const all = document.sections.flatMap(textsOf);
  const said = all.filter((each) => !samePath(each.path, path)).map((each) => each.text);
  const lines = composersLines(section.kind, path.field, { document, facts, reading, said });
  if (lines === null) return [];
  const before = built?.sections.flatMap(textsOf).find((each) => samePath(each.path, path));
  const isOurs =
    lines.includes(text) ||
    (before?.text === text && !isBare(text, document.lang) && !isOfCreator(text, facts));
  return isOurs
    ? lines.filter((line) => line !== text && line.length <= max).slice(0, suggestionsAtMost)
    : [];
}

/** Whether a text is made of what the creator typed into the form, with the stop that we set behind it or not. */
function isOfCreator(text: string, { description }: Facts): boolean {
  const inOneSpelling = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return inOneSpelling(description).includes(inOneSpelling(text));
}
