import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote }) =>
      quote && [
        `To whom, or to what, does one refer as ${the}?`,
        `Our files are unambiguous: “${quote}” The rest of the folder is given over to a likeness of ${the}.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, the, quote }) =>
      quote && [
        `Would this house be so kind as to define ${full}?`,
        `With pleasure: “${quote}” The definition cost us a fortnight, and ${the} nothing.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, the, v }) =>
      denial && [
        `What has become of the ${denial} of ${the}?`,
        `None was ever entrusted to us, as the description says in so many words, and ${the} ${v('bears', 'bear')} the lack with dignity.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, A, The }) =>
      denial &&
      secondDenial && [
        `${The} without ${denial}, and without ${secondDenial}: what precisely remains?`,
        `${A}, and the expression on one’s accountant’s face.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the }) =>
      prop &&
      propQuote && [
        `What significance attaches to the ${prop} in the affairs of ${the}?`,
        `The deed reads: “${propQuote}” The only other copy was eaten, we are told, by somebody close to ${the}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `One hears that ${the} ${habit}. Surely not?`,
        `It is so recorded, and this house makes it a rule never to correct ${the}.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [
        `May one repeat at dinner that ${claim}?`,
        `One may. It stands in the description of ${the}, though preferably one waits for the cheese.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the }) =>
      traits && [
        `How would you characterise ${the}?`,
        `As follows: ${traits}. The file on ${the} has not been amended since.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [
        `In what capacity does ${called} appear?`,
        `The papers on ${the} give the name and no title. This house would not presume to supply one.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, the }) =>
      count && [
        `Does the house confirm ${count}?`,
        `The house confirms that the description of ${the} says so. Nobody has been down to look.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, v }) =>
      chainKnown
        ? [
            `For what reason ${v('is', 'are')} ${the} domiciled on {chain}?`,
            `The air was said to agree with ${the}, and the neighbours on {chain} keep similar hours.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, the, v }) => [
      `Ought I to commit the family fortune to ${a}?`,
      `You ought not. A coin may be worth nothing by breakfast, and ${the} ${v('does', 'do')} not attend funerals. Commit only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `How is the true ${noun} told from an impostor?`,
        `By the address upon this page, compared in full. Should none stand here yet, every ${noun} now on offer is an impostor.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the }) => [
      `A person of good appearance has offered me ${full}. What now?`,
      `Ask for the address and compare it with the one upon this page. If none stands here yet, the person is mistaken about ${the}, or worse.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `At what hour ${v('does', 'do')} ${the} receive?`,
      `At the hour that the clock upon this page is counting towards. ${The} will not be hurried by persons without an appointment.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [
            `What does one bring when calling upon ${the}?`,
            `{native}, for the fees; ${wants}, for ${the}; and, if at all possible, a clean collar.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Who stands behind ${the}?`,
            `The papers of ${the} name nobody, and it is not the custom of this house to lend any.`,
          ],
  },
];
