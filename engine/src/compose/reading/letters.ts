import type { Subject } from './subject-shapes.ts';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * A subject for a coin of which nothing but the name was told: its first letter, how many there are, and how it ends. `Zorp` is
 * `a four-letter Z that ends in P`, or `the Z in {name}`; null for a name without letters and digits.
 */
export function readLetters(name: string): Subject | null {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first] = Array.from(words[0] ?? '');
  if (first === undefined) return null;
  const noun = `${lookOf(words, first)} ${first}`;
  const characters = Array.from(words.join(''));
  const last = characters.at(-1) ?? first;
  const isAlone = characters.length < 3 || lookOf(words, first).endsWith('fold');
  const tail = isAlone ? '' : ` that ends in ${last.toUpperCase()}`;
  const article = /^(?:a|e|i|o|u)/.test(noun) && !noun.startsWith('one') ? 'an' : 'a';
  return {
    kind: 'letter',
    noun,
    plural: /^\p{Script=Latin}$/u.test(first) ? `${noun}s` : null,
    a: `${article} ${noun}${tail}`,
    aShort: `${article} ${noun}`,
    the: `the ${first} in {name}`,
    epithet: `the ${noun}`,
    full: `the ${noun}`,
    bare: noun,
    isPlural: false,
    isCounted: true,
    habit: null,
    lore: null,
  };
}

/** What somebody notices who looks at the name: its words, its doubles, its capitals, its length. */
function lookOf(words: readonly string[], first: string): string {
  const [word = ''] = words;
  const characters = Array.from(word);
  const size = characters.length;
  if (words.length > 1) return `${count(words.length)}-word`;
  if (size === 1) return 'lonely';
  if (characters.every((character) => character.toLowerCase() === first.toLowerCase()))
    return `${count(size)}fold`;
  if (characters.every((character) => /\p{N}/u.test(character))) return `${count(size)}-digit`;
  const double = characters.find((character, at) => character === characters[at + 1]);
  if (double !== undefined) return `double-${double}`;
  if (!/[\p{Lu}\p{Ll}]/u.test(word)) return `${count(size)}-character`;
  return size > 2 && word === word.toUpperCase() ? `${count(size)}-capital` : `${count(size)}-letter`;
}

function count(number: number): string {
  return numbers[number] ?? String(number);
}
