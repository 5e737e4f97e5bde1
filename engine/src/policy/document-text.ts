import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { fillTokens, tokenValues } from '../text/tokens.ts';
import { findPolicyViolations, type PolicyViolation } from './creator-text.ts';
import { findLinks } from './links.ts';

/** A text of a document that would endanger readers. */
export interface RefusedText {
  /** Keys from the document's root, e.g. `['sections', 2, 'props', 'heading']`. */
  readonly path: readonly (string | number)[];
  /** For the creator: one sentence that quotes the words and says what to do. */
  readonly message: string;
}

/**
 * The texts of a document that the form would refuse, as they are written and as readers see them with the coin's names in them; hidden
 * sections reach nobody. What a coin is called is its own matter: a name such as `100x Guaranteed` refuses no text by itself.
 */
export function findRefusedTexts(document: PageDocument, facts: Facts): readonly RefusedText[] {
  const values = tokenValues(facts);
  const ofNames = new Set(
    Object.values(values)
      .flatMap(findPolicyViolations)
      .map(({ code }) => code),
  );
  // The story has sentences of the description, which may name the coin's site.
  const named = new Set(findLinks(facts.description));
  const isAllowed = ({ code, words }: PolicyViolation) => code === 'link' && named.has(words);
  const refusalOf = (text: string) => {
    const written = findPolicyViolations(text).find((violation) => !isAllowed(violation));
    if (written !== undefined) return written;
    const filled = fillTokens(text, values);
    return filled === text
      ? undefined
      : findPolicyViolations(filled).find(
          (violation) => !ofNames.has(violation.code) && !isAllowed(violation),
        );
  };
  return textsOf(document).flatMap(({ path, text }) => {
    const refusal = refusalOf(text);
    return refusal === undefined ? [] : [{ path, message: refusal.message }];
  });
}

type Path = RefusedText['path'];

function textsOf({ title, description, sections }: PageDocument): { path: Path; text: string }[] {
  return [
    { path: ['title'], text: title },
    { path: ['description'], text: description },
    ...sections.flatMap(({ hidden, props }, at) => (hidden ? [] : textsIn(props, ['sections', at, 'props']))),
  ];
}

function textsIn(value: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]));
}
