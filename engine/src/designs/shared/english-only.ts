/**
 * Words of a design's own world, which we have in English alone.
 * @param otherwise what stands in their place on a page in another language
 */
export function englishOnly<Words>(page: { isEnglish: boolean }, words: Words): Words | null;
export function englishOnly<Words, Other>(
  page: { isEnglish: boolean },
  words: Words,
  otherwise: Other,
): Words | Other;
export function englishOnly(page: { isEnglish: boolean }, words: unknown, otherwise: unknown = null) {
  return page.isEnglish ? words : otherwise;
}
