import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote, agree }) =>
      quote && [
        `who even ${agree('is', 'are')} ${definite}?`,
        `ok so it says: “${quote}” and then i drew ${definite} for an hour.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, quote }) =>
      quote && [`explain ${full} like i’m five`, `“${quote}” (i’m not changing a word.)`],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, agree }) =>
      denial && [
        `wait, ${definite} ${agree('has', 'have')} no ${denial}?`,
        `nope, it’s literally in the description. ${definite} ${agree('seems', 'seem')} fine.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, indefinite, definite }) =>
      denial &&
      secondDenial && [
        `${definite} with no ${denial} AND no ${secondDenial}? so what’s on the page?`,
        `${indefinite}. like, the WHOLE page.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite }) =>
      prop &&
      propQuote && [
        `what’s the deal with ${definite} and the ${prop}?`,
        `all i know: “${propQuote}” i have theories, but ${definite} asked me not to.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `did you make it up that ${definite} ${habit}?`,
        `NO, it’s in the description, i would never lie about ${definite}.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `hang on. ${claim}?`,
        `that’s what the creator of ${definite} wrote down. i only put the stars around it.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite }) =>
      traits && [
        `describe ${definite} in your own words`,
        `${traits}. (not my own words, but i wish. anyway, that’s ${definite}.)`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [
        `do you know ${called} in real life?`,
        `only from the page about ${definite}. but i’d know ${called} anywhere by now.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, definite }) =>
      count && [
        `wait, ${count}?`,
        `that’s what it says. i asked ${definite} to hold still and lost count at the good part.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, agree }) =>
      chainKnown
        ? [
            `why ${agree('does', 'do')} ${definite} sit on {chain}?`,
            `good seat, by the window. ${definite} called dibs.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, definite }) => [
      `should i put all my savings in ${indefinite}?`,
      `NO. a coin can go to zero, and then all you have is a drawing of ${definite}. only what you can lose, ok?`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `how do i know it’s the real ${headNoun}?`,
        `the address on this page, every letter of it. no address here yet = no real ${headNoun} yet. tell the others.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite }) => [
      `somebody offered me ${full} at lunch. legit?`,
      `compare the address with this page. if it’s different, or there’s none here yet → no, and ${definite} would be so mad.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, agree }) => [
      `when ${agree('does', 'do')} ${definite} start? i have gym`,
      `when the clock on this page hits zero. ${definite} won’t hurry because you have gym.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [
            `what should i bring ${definite}?`,
            `${wants} for ${definite}, {native} for the fees, a pen for me.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `who started ${definite}?`,
            `no name on it, i looked on the back too. i’m not making one up, not even for ${definite}.`,
          ],
  },
];
