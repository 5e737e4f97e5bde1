/** Sentences in a row: scripts that write without blanks get none. */
export function joinSentences(one: string, other: string): string {
  return /[。！？」』）]$/u.test(one) ? `${one}${other}` : `${one} ${other}`;
}
