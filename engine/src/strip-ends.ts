/** A text without the characters at its beginning that match `before`, and those at its end that match `after`. */
export function stripEnds(text: string, before: RegExp, after: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && before.test(text.charAt(start))) start += 1;
  while (end > start && after.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
