import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote, agree }) =>
      quote && [
        `What ${agree('is', 'are')} ${definite}, in simple terms?`,
        `The help file explains: “${quote}” Simpler terms for ${definite} are not available.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, definite, quote }) =>
      quote && [
        `I opened ${full} by accident. What am I looking at?`,
        `You are looking at the following: “${quote}” To stop looking at ${definite}, look elsewhere.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, Definite, agree }) =>
      denial && [
        `I cannot find the ${denial} of ${definite}. Is my copy damaged?`,
        `No, your copy is complete. The description says that there is none. ${Definite} ${agree('starts', 'start')} faster this way.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, indefinite, definite }) =>
      denial &&
      secondDenial && [
        `Setup of ${definite} installed no ${denial} and no ${secondDenial}. What did it install?`,
        `Setup installed ${indefinite}. There was no room for anything else.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite, agree }) =>
      prop &&
      propQuote && [
        `Why ${agree('does', 'do')} ${definite} require the ${prop}?`,
        `The documentation states: “${propQuote}” For advanced uses of the ${prop}, contact ${definite}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `An error report says that ${definite} ${habit}. What should I do?`,
        `Click OK. This is normal, and restarting ${definite} will not change it.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `A message tells me that ${claim}. Is it a virus?`,
        `No. The message comes from the description of ${definite}. You may leave it on the screen.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite }) =>
      traits && [
        `How do I change the settings of ${definite}?`,
        `You cannot. The current settings are “${traits}”, and the OK button of ${definite} is greyed out.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [
        `Who is ${called}, and why is that name on my screen?`,
        `The name comes from the description of ${definite}. It cannot be renamed while it is in use.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, definite }) =>
      count && [
        `Does my computer have room for ${count}?`,
        `It already has room for ${definite}, so it is managing. Please do not count again while the disk is spinning.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, agree }) =>
      chainKnown
        ? [
            `${agree('Is', 'Are')} ${definite} compatible with {chain}?`,
            `Yes. {chain} meets the minimum requirements of ${definite}: a slot, a socket and somewhere to sit.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, definite }) => [
      `Should I move all my savings to ${indefinite}?`,
      `No. A coin can become worth nothing, this cannot be undone, and ${definite} cannot help you. Use only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `How do I know that my ${headNoun} is genuine?`,
        `Compare its whole address with the one on this page. If no address is shown here yet, no ${headNoun} is genuine yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full }) => [
      `A window has opened and says that it is ${full}. Is it?`,
      `Compare its address with the one on this page. If they differ, or if none is shown here yet, it is not ${full}. Close the window.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite }) => [
      `When will ${definite} start?`,
      `When the clock on this page reaches zero. Clicking repeatedly does not make ${definite} faster.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [
            `What are the system requirements of ${definite}?`,
            `{native} for the fees, ${wants} for ${definite}, and a color monitor.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who is the publisher of ${definite}?`,
            `Unknown publisher. The description of ${definite} names nobody, and this help file does not guess.`,
          ],
  },
];
