import { adjectives, dull, filler, phraseEnds, verbs, wordsOf } from './english.ts';
import { lookUp } from './lexicon.ts';
import { standsAlone, withoutStop } from './sentences.ts';
import { vague } from './subject.ts';
import type { Subject } from './subject-shapes.ts';

const article = /^(?:a|an|the|his|her|its|their)$/;

/** A sentence that reads on behind “Is it true that”, without its stop, or null where that cannot be told. */
export function readClaim(sentence: string, name: string): string | null {
  const [first = '', ...rest] = wordsOf(sentence);
  const isNamed = sentence.toLowerCase().startsWith(`${name.toLowerCase()} `);
  const starts = /^(?:the|a|an|it|he|she|they|nobody|everybody|everyone|this|every|his|her|its|their)$/.test(
    first,
  );
  const verb = rest.slice(0, 5).findIndex((word, at) => isVerbHere(word, rest[at + 1] ?? ''));
  // `a trumpet nobody can play`, `an axolotl named after nobody`: a name for somebody, and no sentence.
  const isName =
    /^(?:a|an|the)$/.test(first) &&
    (rest.slice(0, verb).some((word) => /^(?:nobody|you|we|they|everyone|everybody|people)$/.test(word)) ||
      /^(?:named|called|separated|given|born|trapped|covered|dressed|raised|stuck|known|banned)$/.test(
        rest[verb] ?? '',
      ));
  const isAside = /^[^,]{4,40}, \w+(?:ed|ing)\b/.test(sentence);
  const isWhole = rest.length >= 3 && !/^(?:not|does|do|did|is|are|was|has)$/.test(rest.at(-1) ?? '');
  const relative = rest.findIndex((word) => /^(?:that|who|which)$/.test(word));
  const isClause = (starts || isNamed) && verb >= 0 && (relative < 0 || verb < relative);
  const isPlain =
    sentence.length <= 90 && /[.\p{L}\p{N}]$/u.test(sentence) && !/[:;“”"!?()]/.test(sentence.slice(0, -1));
  if (!isClause || isName || isAside || !isWhole || !isPlain || !standsAlone(sentence)) return null;
  const claim = withoutStop(sentence);
  const body = /\p{Ll}/u.test(claim) ? claim : claim.toLowerCase();
  return isNamed ? body : body.charAt(0).toLowerCase() + body.slice(1);
}

function isVerbHere(word: string, next: string): boolean {
  return (
    verbs.has(word) ||
    /^(?:is|was|are|were|has|have|does|do|will|can|cannot|never|refuses)$/.test(word) ||
    (word.endsWith('ed') &&
      lookUp(word) === null &&
      (phraseEnds.has(next) || article.test(next) || /^(?:early|late|home|away|back)$/.test(next)))
  );
}

/** Things that it says it does not have: `roadmap`, `utility`. */
export function readDenials(text: string): string[] {
  const found = [
    ...text.matchAll(
      /\b(?:no|without an?) ([a-z]{3,14}(?: [a-z]{3,14})?)(?=[,.:;!]| and\b| or\b| but\b|$)/gi,
    ),
  ]
    .map((match) => (match[1] ?? '').toLowerCase())
    .filter((thing) => {
      const words = thing.split(' ');
      return (
        !words.some((word) => phraseEnds.has(word) || verbs.has(word)) &&
        !/^(?:one|way|idea|matter|doubt|more|problem|reason|time|longer)\b/.test(thing)
      );
    });
  return [...new Set(found)].slice(0, 4);
}

/** What stands behind a colon and describes: `blue, chill and permanently on the couch`. */
export function readTraits(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const traits = withoutStop(sentence).match(/^[^:]{3,}: ([^:;.!?“”"]{6,64})$/)?.[1];
    if (
      traits !== undefined &&
      /^\p{Ll}/u.test(traits) &&
      !/^(?:https?|no |one |two |this |that |it |he |she |they |we |you |i |the |a |an |everything|all )/i.test(
        traits,
      )
    )
      return traits;
  }
  return null;
}

/** What stands behind an article and ends cleanly: `hat`, `trench coat`, `sandwich shop`. */
export function readProps(text: string, about: { subject: Subject; names: readonly string[] }): string[] {
  const taken = new Set([...wordsOf(about.subject.noun ?? ''), ...about.names.flatMap(wordsOf)]);
  const props = new Set<string>();
  for (const clause of text.toLowerCase().split(/[^\p{L}\p{N}' -]+/u)) {
    const words = clause.trim().split(/ +/);
    for (const [at, word] of words.entries()) {
      if (!article.test(word)) continue;
      const rest = words.slice(at + 1, at + 5);
      const end = rest.findIndex((each) => phraseEnds.has(each) || verbs.has(each) || article.test(each));
      // Four words without an end are not one thing.
      if (end === 0 || (end < 0 && rest.length > 3)) continue;
      const phrase = (end < 0 ? rest : rest.slice(0, end)).filter(
        (each) => !adjectives.has(each) && !filler.has(each),
      );
      if (
        phrase.length > 0 &&
        phrase.length < 3 &&
        phrase.every((each) => isThing(each, about.subject, taken))
      )
        props.add(phrase.join(' '));
    }
  }
  return [...props].filter((prop) => prop.length <= 18).slice(0, 4);
}

function isThing(word: string, subject: Subject, taken: ReadonlySet<string>): boolean {
  return (
    /^[a-z]{3,12}$/.test(word) &&
    !taken.has(word) &&
    !dull.has(word) &&
    !vague.has(word) &&
    !/(?:ing|ed|ly|[^s]s|est)$/.test(word) &&
    !/^(?:head|body|sound|lifestyle|majesty|third|fourth|fifth|eleventh|sour|size|right|wrong|inside|outside|middle|edge|corner|amount|whole|back|front|chance|single|lone|pair|couple|piece|bit|kind|sort|lot)$/.test(
      word,
    ) &&
    (subject.lore === null || lookUp(word)?.entry !== subject.lore)
  );
}
