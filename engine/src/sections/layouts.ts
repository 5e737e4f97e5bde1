/** What leads in the hero: the words, the coin's picture, or both as one poster. */
export const heroLayouts = ['words-first', 'picture-first', 'poster'] as const;
export type HeroLayout = (typeof heroLayouts)[number];

/** The story as running text, or with every paragraph large and on its own. */
export const storyLayouts = ['prose', 'spread'] as const;
export type StoryLayout = (typeof storyLayouts)[number];

/** Questions that open on their answers, or all of them open beside each other. */
export const questionLayouts = ['folded', 'open'] as const;
export type QuestionLayout = (typeof questionLayouts)[number];
