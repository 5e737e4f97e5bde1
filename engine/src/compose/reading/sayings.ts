import { adjectives, dull, phraseEnds, wordsOf } from './english.ts';
import { withoutStop } from './sentences.ts';

/** Words that the description puts between quotation marks: `brightness`, `I told you so`. */
export function readSpoken(text: string): string | null {
  const found = [...text.matchAll(/[“"«„]([^“”"«»„]{2,40})[”"»“]/gu)].map(([, words]) =>
    withoutStop(words ?? '').trim(),
  );
  return found.find((words) => /\p{L}{2}/u.test(words)) ?? null;
}

const noNames = new Set(
  `This That Here There Everything Everybody Everyone Nothing Nobody Now Then They She Her His Its It He We You The A An One Two My Your
  Our What Who Monday Tuesday Wednesday Thursday Friday Saturday Sunday Meet Life Love Time Money`.split(
    /\s+/,
  ),
);

/** A first name that the description gives, and that is not the coin's: `Denise` of a mop named Denise. */
export function readCalled(sentences: readonly string[], names: readonly string[]): string | null {
  const own = new Set(names.flatMap(wordsOf));
  for (const sentence of sentences) {
    const found =
      sentence.match(/\b(?:named|called) (\p{Lu}\p{Ll}{1,14})\b/u)?.[1] ??
      sentence.match(/^(?:Meet )?(\p{Lu}\p{Ll}{1,14})(?:,| is| was) (?:a|an|the) /u)?.[1];
    if (found !== undefined && !noNames.has(found) && !own.has(found.toLowerCase())) return found;
  }
  return null;
}

/** What the description counts: `eleven complaints`, `nine lives`. */
export function readCount(text: string): string | null {
  const found = text.matchAll(
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,4}) (\p{Ll}{3,12}s)(?=[.,:;!?]| \p{Ll}|$)/gu,
  );
  for (const [, number = '', things = ''] of found) {
    const isThing = ![dull, phraseEnds, adjectives].some((list) => list.has(things));
    if (isThing && !/(?:minutes|hours|seconds|weeks|months|times|[^e]ss|ous|us)$/.test(things))
      return `${number} ${things}`;
  }
  return null;
}

/** Words that come back: three to six of them that the description says twice, `raining in the city`. */
export function readRefrain(sentences: readonly string[]): string | null {
  const distinct = [...new Set(sentences)];
  // A sentence that was broken off and begun again is no refrain.
  const clauses = distinct
    .filter((each) => !distinct.some((other) => other !== each && other.startsWith(withoutStop(each))))
    .map(wordsOf);
  for (let length = 6; length >= 3; length -= 1) {
    const seen = new Set<string>();
    for (const words of clauses)
      for (let at = 0; at + length <= words.length; at += 1) {
        const run = words.slice(at, at + length);
        const text = run.join(' ');
        if (seen.has(text) && isPhrase(run)) return text;
        seen.add(text);
      }
  }
  return null;
}

/** Neither end hangs in the air. */
function isPhrase(run: readonly string[]): boolean {
  const open = (word: string) =>
    phraseEnds.has(word) || /^(?:a|an|the|his|her|its|their|very|no|not|every)$/.test(word);
  return !open(run[0] ?? '') && !open(run.at(-1) ?? '') && run.join('').length > 8;
}
