import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote, v }) =>
      quote && [
        `What ${v('is', 'are')} ${the}, in simple terms?`,
        `The help file explains: “${quote}” Simpler terms for ${the} are not available.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, the, quote }) =>
      quote && [
        `I opened ${full} by accident. What am I looking at?`,
        `You are looking at the following: “${quote}” To stop looking at ${the}, look elsewhere.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, the, The, v }) =>
      denial && [
        `I cannot find the ${denial} of ${the}. Is my copy damaged?`,
        `No, your copy is complete. The description says that there is none. ${The} ${v('starts', 'start')} faster this way.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, a, the }) =>
      denial &&
      secondDenial && [
        `Setup of ${the} installed no ${denial} and no ${secondDenial}. What did it install?`,
        `Setup installed ${a}. There was no room for anything else.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the, v }) =>
      prop &&
      propQuote && [
        `Why ${v('does', 'do')} ${the} require the ${prop}?`,
        `The documentation states: “${propQuote}” For advanced uses of the ${prop}, contact ${the}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `An error report says that ${the} ${habit}. What should I do?`,
        `Click OK. This is normal, and restarting ${the} will not change it.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [
        `A message tells me that ${claim}. Is it a virus?`,
        `No. The message comes from the description of ${the}. You may leave it on the screen.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the }) =>
      traits && [
        `How do I change the settings of ${the}?`,
        `You cannot. The current settings are “${traits}”, and the OK button of ${the} is greyed out.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [
        `Who is ${called}, and why is that name on my screen?`,
        `The name comes from the description of ${the}. It cannot be renamed while it is in use.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, the }) =>
      count && [
        `Does my computer have room for ${count}?`,
        `It already has room for ${the}, so it is managing. Please do not count again while the disk is spinning.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, v }) =>
      chainKnown
        ? [
            `${v('Is', 'Are')} ${the} compatible with {chain}?`,
            `Yes. {chain} meets the minimum requirements of ${the}: a slot, a socket and somewhere to sit.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, the }) => [
      `Should I move all my savings to ${a}?`,
      `No. A coin can become worth nothing, this cannot be undone, and ${the} cannot help you. Use only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `How do I know that my ${noun} is genuine?`,
        `Compare its whole address with the one on this page. If no address is shown here yet, no ${noun} is genuine yet.`,
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
    write: ({ the }) => [
      `When will ${the} start?`,
      `When the clock on this page reaches zero. Clicking repeatedly does not make ${the} faster.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [
            `What are the system requirements of ${the}?`,
            `{native} for the fees, ${wants} for ${the}, and a colour monitor.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Who is the publisher of ${the}?`,
            `Unknown publisher. The description of ${the} names nobody, and this help file does not guess.`,
          ],
  },
];
