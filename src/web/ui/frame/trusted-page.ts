/** The part of https://www.w3.org/TR/trusted-types/ that is used here; some browsers lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): Pick<typeof rules, 'createHTML'>;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('moonpage-page', { createHTML: (html) => html });

/**
 * A page that our own renderer wrote, as what a frame or a parser takes as markup where Trusted Types ask for more than a text.
 * Its type is a text's, as React and the DOM take both alike.
 */
export function trustedPage(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** A page to draw into, not in quirks mode as a frame without one would be. */
export const emptyPage = trustedPage('<!doctype html><title>Page</title>');
