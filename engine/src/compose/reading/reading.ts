import type { Mood } from '../../designs/affinity.ts';
import type { Facts } from '../../facts.ts';
import { readClaim, readDenials, readProps, readTraits } from './details.ts';
import { adjectives, dull, isEnglish, verbs, wordsOf } from './english.ts';
import { languageOf } from './language.ts';
import { lookUp } from './lexicon.ts';
import { readCalled, readCount, readRefrain, readSpoken } from './sayings.ts';
import { readSubject } from './subject.ts';
import type { Subject } from './subject-shapes.ts';
import { hasClaimWord } from '../../policy/claim-words.ts';
import { readSentences } from './sentences.ts';

/** What a description gives to write with. */
export interface Reading {
  /** Every publishable sentence, whole, in its order: the story. */
  sentences: readonly string[];
  /** Those without a claim, which may stand outside the story too; all else here is read from them. */
  pickable: readonly string[];
  /** Whether phrases may be taken from it; other languages are only quoted whole. */
  english: boolean;
  /** What it is written in, BCP 47; null where that cannot be told. */
  language: string | null;
  /** Whether it says something, and not in English: then nobody but its creator speaks on the page. */
  speaksItself: boolean;
  subject: Subject;
  /** Sentences that read on behind “Is it true that”, without their stop: `the hat stays on`. */
  claims: readonly string[];
  /** Sentences short enough to shout: `The hat stays on.` */
  punches: readonly string[];
  /** Things it says it does not have: `roadmap`, `utility`. */
  denials: readonly string[];
  /** What stands behind a colon: `blue, chill and permanently on the couch`. */
  traits: string | null;
  /** Other things in the picture, without article: `hat`, `couch`. */
  props: readonly string[];
  /** Words between quotation marks. */
  spoken: string | null;
  /** A first name, not the coin's: `Denise`. */
  called: string | null;
  /** What it counts: `nine lives`. */
  count: string | null;
  /** Words that it says twice. */
  refrain: string | null;
  /** Words of mood, for choosing a design. */
  moods: ReadonlySet<Mood>;
}

const moodWords: Record<Mood, RegExp> = {
  loud: /!|\b(?:loud|wild|crazy|mad|boom|bonk\w*|fight\w*|punch|smash|party|hero(?:es)?|villain|giant|monster)\b|\b[A-Z]{4,}\b/,
  calm: /\b(?:chill|calm|sleep\w*|lazy|couch|nap|slow|quiet|peace\w*|gentle|zen)\b/i,
  dry: /\b(?:literally|just|probably|nothing|no|not|never|nobody|only)\b/i,
  space:
    /\b(?:moon|space|rocket|star|stars|mars|orbit|galaxy|planet|cosmic|astronaut|alien|sun|sky|halo|launch)\b/i,
  tech: /\b(?:ai|bot|robot|code|coder|hacker|terminal|computer|internet|algorithm|data|chat|tap|tapping|click|server|modem|chart|trader?s?|wifi|ascii|bug|software)\b/i,
  tale: /\b(?:once|born|friend|dad|mom|story|legend|adventure|named|hero|kid|school|island|town|named|mascot)\b/i,
};

/** Reads a coin's description, of which everything may be shown. Nothing of the result depends on anything but the facts. */
export function readCoin(facts: Pick<Facts, 'name' | 'symbol' | 'description' | 'blockchain'>): Reading {
  const sentences = readSentences(facts.description);
  const pickable = sentences.filter((sentence) => !hasClaimWord(sentence));
  const kept = sentences.join(' ');
  const free = pickable.join(' ');
  const language = languageOf(kept);
  const english =
    language === 'en' ? isEnglish(kept) : language === null && (isEnglish(kept) || namesThings(kept));
  const subject = readSubject({ ...facts, description: free, sentences: pickable, english });
  return {
    sentences,
    pickable,
    english,
    language: english ? 'en' : language,
    speaksItself: !english && (language !== null || /[^\P{L}a-z]/iu.test(kept)) && sentences.some(isSaying),
    subject,
    claims: english
      ? [
          ...new Set(
            pickable.map((sentence) => readClaim(sentence, facts.name)).filter((claim) => claim !== null),
          ),
        ]
      : [],
    punches: pickable.filter(isPunch),
    denials: english ? readDenials(free) : [],
    traits: english ? readTraits(pickable) : null,
    props: english ? readProps(free, { subject, names: [facts.name, facts.symbol, facts.blockchain] }) : [],
    spoken: english ? readSpoken(free) : null,
    called: english ? readCalled(pickable, [facts.name, facts.symbol]) : null,
    count: english ? readCount(free) : null,
    refrain: english ? readRefrain(pickable) : null,
    moods: readMoods(`${facts.name} ${kept}`),
  };
}

/** English without small words: `Frog coin season forever`. */
function namesThings(text: string): boolean {
  return (
    /^[\p{ASCII}\p{P}\p{S}]*$/u.test(text) &&
    wordsOf(text).some(
      (word) => lookUp(word) !== null || [dull, adjectives, verbs].some((list) => list.has(word)),
    )
  );
}

/** Three words, or as much in a script without blanks, and none of them endless. */
function isSaying(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  const hasOwnScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{3}/u.test(
    sentence,
  );
  return (
    hasOwnScript ||
    (words.filter((word) => /\p{L}{2}/u.test(word)).length > 2 && words.every((word) => word.length < 40))
  );
}

function isPunch(sentence: string): boolean {
  return (
    sentence.length >= 4 && sentence.length <= 48 && !/[:;“”"()]/.test(sentence) && !/\S{20}/.test(sentence)
  );
}

function readMoods(text: string): Set<Mood> {
  const moods = new Set<Mood>();
  if (moodWords.loud.test(text)) moods.add('loud');
  if (moodWords.calm.test(text)) moods.add('calm');
  if (moodWords.dry.test(text)) moods.add('dry');
  if (moodWords.space.test(text)) moods.add('space');
  if (moodWords.tech.test(text)) moods.add('tech');
  if (moodWords.tale.test(text)) moods.add('tale');
  return moods;
}
