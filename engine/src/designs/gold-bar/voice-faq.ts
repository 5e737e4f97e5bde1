import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote }) =>
      quote && [
        `To whom, or to what, does one refer as ${definite}?`,
        `Our files are unambiguous: “${quote}” The rest of the folder is given over to a likeness of ${definite}.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, definite, quote }) =>
      quote && [
        `Would this house be so kind as to define ${full}?`,
        `With pleasure: “${quote}” The definition cost us a fortnight, and ${definite} nothing.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, agree }) =>
      denial && [
        `What has become of the ${denial} of ${definite}?`,
        `None was ever entrusted to us, as the description says in so many words, and ${definite} ${agree('bears', 'bear')} the lack with dignity.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, Indefinite, Definite }) =>
      denial &&
      secondDenial && [
        `${Definite} without ${denial}, and without ${secondDenial}: what precisely remains?`,
        `${Indefinite}, and the expression on one’s accountant’s face.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite }) =>
      prop &&
      propQuote && [
        `What significance attaches to the ${prop} in the affairs of ${definite}?`,
        `The deed reads: “${propQuote}” The only other copy was eaten, we are told, by somebody close to ${definite}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `One hears that ${definite} ${habit}. Surely not?`,
        `It is so recorded, and this house makes it a rule never to correct ${definite}.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `May one repeat at dinner that ${claim}?`,
        `One may. It stands in the description of ${definite}, though preferably one waits for the cheese.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite }) =>
      traits && [
        `How would you characterise ${definite}?`,
        `As follows: ${traits}. The file on ${definite} has not been amended since.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [
        `In what capacity does ${called} appear?`,
        `The papers on ${definite} give the name and no title. This house would not presume to supply one.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, definite }) =>
      count && [
        `Does the house confirm ${count}?`,
        `The house confirms that the description of ${definite} says so. Nobody has been down to look.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, agree }) =>
      chainKnown
        ? [
            `For what reason ${agree('is', 'are')} ${definite} domiciled on {chain}?`,
            `The air was said to agree with ${definite}, and the neighbours on {chain} keep similar hours.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, definite, agree }) => [
      `Ought I to commit the family fortune to ${indefinite}?`,
      `You ought not. A coin may be worth nothing by breakfast, and ${definite} ${agree('does', 'do')} not attend funerals. Commit only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `How is the true ${headNoun} told from an impostor?`,
        `By the address upon this page, compared in full. Should none stand here yet, every ${headNoun} now on offer is an impostor.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite }) => [
      `A person of good appearance has offered me ${full}. What now?`,
      `Ask for the address and compare it with the one upon this page. If none stands here yet, the person is mistaken about ${definite}, or worse.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, Definite, agree }) => [
      `At what hour ${agree('does', 'do')} ${definite} receive?`,
      `At the hour that the clock upon this page is counting towards. ${Definite} will not be hurried by persons without an appointment.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [
            `What does one bring when calling upon ${definite}?`,
            `{native}, for the fees; ${wants}, for ${definite}; and, if at all possible, a clean collar.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who stands behind ${definite}?`,
            `The papers of ${definite} name nobody, and it is not the custom of this house to lend any.`,
          ],
  },
];
