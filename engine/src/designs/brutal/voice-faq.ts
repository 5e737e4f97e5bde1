import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, Definite, quote, agree }) =>
      quote && [
        `Explain ${definite}.`,
        `“${quote}” That is the explanation. ${Definite} ${agree('does', 'do')} not get longer.`,
      ],
  },
  {
    topic: 'what',
    write: ({ noun, quote }) => quote && [`${capital(noun)}. One line. Go.`, `“${quote}”`],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, Definite, agree }) =>
      denial && [
        `The word “${denial}” and ${definite}. Any link?`,
        `None. The description says so. ${Definite} ${agree('sleeps', 'sleep')} well.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, Indefinite, definite }) =>
      denial &&
      secondDenial && [
        `No ${denial}. No ${secondDenial}. Why look at ${definite}?`,
        `${Indefinite}. That is why.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite, Definite }) =>
      prop &&
      propQuote && [`${Definite}. Why the ${prop}?`, `“${propQuote}” We did not ask ${definite} twice.`],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `So ${definite} ${habit}. Is that allowed?`,
        `It is written down. Nobody stopped ${definite}. So yes.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `You print that ${claim}. True?`,
        `The creator of ${definite} says so. We print it. You decide.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite }) =>
      traits && [`Describe ${definite}.`, `${capital(traits)}. We counted the words.`],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [`Who is ${called}?`, `A name. It stands beside ${definite}. That is enough for a name.`],
  },
  {
    topic: 'count',
    write: ({ count, Definite }) => count && [`${capital(count)}?`, `Yes. ${Definite} will not repeat it.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, Definite }) =>
      chainKnown ? [`${Definite}, on {chain}. Why?`, `It had a floor. ${Definite} stood on it.`] : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, Definite }) => [
      `Should I put everything on ${indefinite}?`,
      `No. A coin can be worth nothing tomorrow. ${Definite} will not notice. Use what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `Which ${headNoun} is real?`,
        `The one with the address on this page. No address here means no real ${headNoun} yet.`,
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
    write: ({ definite, Definite, agree }) => [
      `When ${agree('is', 'are')} ${definite} here?`,
      `The clock is on this page. It counts. ${Definite} ${agree('does', 'do')} not.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, Definite, chainKnown, agree }) =>
      wants && chainKnown
        ? [
            `What ${agree('does', 'do')} ${definite} need?`,
            `${capital(wants)}. You need {native} for the fees. ${Definite} will not lend you any.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who made ${definite}?`,
            `The description of ${definite} gives no name. We do not hand out names.`,
          ],
  },
];
