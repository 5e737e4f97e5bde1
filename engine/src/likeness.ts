/** What two coins may have in common so that one is taken for the other. */
export const likenesses = ['name', 'ticker', 'contract'] as const;
export type Likeness = (typeof likenesses)[number];
