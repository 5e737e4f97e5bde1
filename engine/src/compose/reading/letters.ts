import type { Subject } from './subject.ts';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * A subject for a coin of which nothing but the name was told: its first letter, and what comes along. `Zorp` is `the capital Z with three
 * letters in tow`; null for a name without letters and digits.
 */
export function readLetters(name: string): Subject | null {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first] = [...(words[0] ?? '')];
  if (first === undefined) return null;
  const head = `${kindOf(first)} ${first}`;
  const tail = `with ${followersOf(words, first)} in tow`;
  return {
    kind: 'letter',
    noun: head,
    plural: /^\p{L}$/u.test(first) ? `${head}s` : null,
    a: `a ${head} ${tail}`,
    aShort: `a ${head}`,
    the: `the ${head}`,
    epithet: `the ${head}`,
    full: `the ${head} ${tail}`,
    bare: head,
    isPlural: false,
    isCounted: true,
    habit: null,
    lore: null,
  };
}

function kindOf(character: string): string {
  if (/\p{N}/u.test(character)) return 'figure';
  if (/\p{Lu}/u.test(character)) return 'capital';
  return /\p{Ll}/u.test(character) ? 'small' : 'character';
}

/** What stands behind the first letter, said as somebody would who points at it. */
function followersOf(words: readonly string[], first: string): string {
  const others = words.length - 1;
  if (others > 0) return others === 1 ? 'one more word' : `${count(others)} more words`;
  const rest = [...(words[0] ?? '')].slice(1);
  const letters = rest.filter((character) => /\p{L}/u.test(character)).length;
  const [digit] = rest.filter((character) => /\p{N}/u.test(character));
  if (rest.length === 0) return 'nothing';
  if (rest.every((character) => character.toLowerCase() === first.toLowerCase()))
    return rest.length === 1 ? 'its own double' : `${count(rest.length)} copies of itself`;
  const double = rest.find((character, at) => character === rest[at + 1]);
  if (double !== undefined && /\p{L}/u.test(double)) return `a double ${double}`;
  if (digit !== undefined && letters > 0) return `a ${digit} somewhere`;
  const isUpper = rest.every((character) => /\p{Lu}/u.test(character));
  const things = letters === rest.length ? (isUpper ? 'more capital' : 'letter') : 'more figure';
  return rest.length === 1 ? `one ${things}` : `${count(rest.length)} ${things}s`;
}

function count(number: number): string {
  return numbers[number] ?? String(number);
}
