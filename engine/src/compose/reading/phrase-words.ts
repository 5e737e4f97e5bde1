export const articles = /^(a|an|the|one|two|three|four|five|six|seven|our|your|my)$/i;
export const prepositions = /^(?:of|in|on|from|with|wif|without|at|inside|under)$/;

/** A word of a sentence as phrases are read from it. */
export interface Word {
  text: string;
  lower: string;
  /** What stands between this word and the next: a blank, a comma, a full stop … */
  gap: string;
}

export function splitWords(text: string): Word[] {
  return [...text.matchAll(/([\p{L}\p{N}$][\p{L}\p{N}$'’-]*)([^\p{L}\p{N}$]*)/gu)].map((match) => {
    const word = match[1] ?? '';
    return { text: word, lower: word.toLowerCase().replaceAll('’', "'"), gap: match[2] ?? '' };
  });
}

export function joinWords(words: readonly Word[]): string {
  return words
    .map(({ text, gap }, at) => (at === words.length - 1 ? text : text + (gap === ', ' ? ', ' : ' ')))
    .join('');
}
