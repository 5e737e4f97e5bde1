/** How a coin likes to be spoken of. */
export const tones = ['deadpan', 'hype', 'wholesome', 'degen'] as const;
export type Tone = (typeof tones)[number];
