import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote, v }) =>
      quote && [
        `who even ${v('is', 'are')} ${the}?`,
        `ok so it says: “${quote}” and then i drew ${the} for an hour.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, quote }) =>
      quote && [`explain ${full} like i’m five`, `“${quote}” (i’m not changing a word.)`],
  },
  {
    topic: 'denial',
    write: ({ denial, the, v }) =>
      denial && [
        `wait, ${the} ${v('has', 'have')} no ${denial}?`,
        `nope, it’s literally in the description. ${the} ${v('seems', 'seem')} fine.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, a, the }) =>
      denial &&
      secondDenial && [
        `${the} with no ${denial} AND no ${secondDenial}? so what’s on the page?`,
        `${a}. like, the WHOLE page.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the }) =>
      prop &&
      propQuote && [
        `what’s the deal with ${the} and the ${prop}?`,
        `all i know: “${propQuote}” i have theories, but ${the} asked me not to.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `did you make it up that ${the} ${habit}?`,
        `NO, it’s in the description, i would never lie about ${the}.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [
        `hang on. ${claim}?`,
        `that’s what the creator of ${the} wrote down. i only put the stars around it.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the }) =>
      traits && [
        `describe ${the} in your own words`,
        `${traits}. (not my own words, but i wish. anyway, that’s ${the}.)`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [
        `do you know ${called} in real life?`,
        `only from the page about ${the}. but i’d know ${called} anywhere by now.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, the }) =>
      count && [
        `wait, ${count}?`,
        `that’s what it says. i asked ${the} to hold still and lost count at the good part.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, v }) =>
      chainKnown
        ? [`why ${v('does', 'do')} ${the} sit on {chain}?`, `good seat, by the window. ${the} called dibs.`]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, the }) => [
      `should i put all my savings in ${a}?`,
      `NO. a coin can go to zero, and then all you have is a drawing of ${the}. only what you can lose, ok?`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `how do i know it’s the real ${noun}?`,
        `the address on this page, every letter of it. no address here yet = no real ${noun} yet. tell the others.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the }) => [
      `somebody offered me ${full} at lunch. legit?`,
      `compare the address with this page. if it’s different, or there’s none here yet → no, and ${the} would be so mad.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, v }) => [
      `when ${v('does', 'do')} ${the} start? i have gym`,
      `when the clock on this page hits zero. ${the} won’t hurry because you have gym.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [`what should i bring ${the}?`, `${wants} for ${the}, {native} for the fees, a pen for me.`]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `who started ${the}?`,
            `no name on it, i looked on the back too. i’m not making one up, not even for ${the}.`,
          ],
  },
];
