import { z } from 'zod';

/** One stretch of a text, replaced: what a long text that changes a little is kept up to date with. UTF-16 units. */
export const textChange = z.object({
  at: z.int().nonnegative(),
  removed: z.int().nonnegative(),
  text: z.string(),
});
export type TextChange = z.infer<typeof textChange>;

/** The smallest single change that makes `after` out of `before`; null when they are the same. */
export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before.charCodeAt(at) === after.charCodeAt(at)) at += 1;
  let same = 0;
  while (
    same < shorter - at &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same += 1;
  return { at, removed: before.length - at - same, text: after.slice(at, after.length - same) };
}

export function applyChange(before: string, { at, removed, text }: TextChange): string {
  return before.slice(0, at) + text + before.slice(at + removed);
}
