import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, The, quote, v }) =>
      quote && [
        `Explain ${the}.`,
        `“${quote}” That is the explanation. ${The} ${v('does', 'do')} not get longer.`,
      ],
  },
  {
    topic: 'what',
    write: ({ bare, quote }) => quote && [`${capital(bare)}. One line. Go.`, `“${quote}”`],
  },
  {
    topic: 'denial',
    write: ({ denial, the, The, v }) =>
      denial && [
        `The word “${denial}” and ${the}. Any link?`,
        `None. The description says so. ${The} ${v('sleeps', 'sleep')} well.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, A, the }) =>
      denial &&
      secondDenial && [`No ${denial}. No ${secondDenial}. Why look at ${the}?`, `${A}. That is why.`],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the, The }) =>
      prop && propQuote && [`${The}. Why the ${prop}?`, `“${propQuote}” We did not ask ${the} twice.`],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [`So ${the} ${habit}. Is that allowed?`, `It is written down. Nobody stopped ${the}. So yes.`],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [`You print that ${claim}. True?`, `The creator of ${the} says so. We print it. You decide.`],
  },
  {
    topic: 'traits',
    write: ({ traits, the }) => traits && [`Describe ${the}.`, `${capital(traits)}. We counted the words.`],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [`Who is ${called}?`, `A name. It stands beside ${the}. That is enough for a name.`],
  },
  {
    topic: 'count',
    write: ({ count, The }) => count && [`${capital(count)}?`, `Yes. ${The} will not repeat it.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, The }) =>
      chainKnown ? [`${The}, on {chain}. Why?`, `It had a floor. ${The} stood on it.`] : null,
  },
  {
    topic: 'money',
    write: ({ a, The }) => [
      `Should I put everything on ${a}?`,
      `No. A coin can be worth nothing tomorrow. ${The} will not notice. Use what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `Which ${noun} is real?`,
        `The one with the address on this page. No address here means no real ${noun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full }) => [
      `Somebody else offers me ${full}. Real?`,
      `Compare the address with this page. Not the same, not ${full}. None here yet, none anywhere.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `When ${v('is', 'are')} ${the} here?`,
      `The clock is on this page. It counts. ${The} ${v('does', 'do')} not.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, The, chainKnown, v }) =>
      wants && chainKnown
        ? [
            `What ${v('does', 'do')} ${the} need?`,
            `${capital(wants)}. You need {native} for the fees. ${The} will not lend you any.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [`Who made ${the}?`, `The description of ${the} gives no name. We do not hand out names.`],
  },
];
