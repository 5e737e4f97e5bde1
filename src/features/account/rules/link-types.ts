/** The kinds of links in mail; without Zod, as every sign-in screen reads them. */
export const linkTypes = ['signup', 'magiclink', 'recovery', 'email_change', 'email_undo'] as const;
