import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote, agree }) =>
      quote && [
        `Sir, who ${agree('is', 'are')} ${definite}, and why at my breakfast table?`,
        `We refer you to the front page: “${quote}” The marmalade is not the fault of ${definite}.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, quote }) =>
      quote && [`Sir, kindly sum up ${full} in one sentence.`, `“${quote}” Thank you for writing in.`],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, Definite }) =>
      denial && [
        `Sir, your report on ${definite} is silent about the ${denial}. A cover-up?`,
        `No. There is none, as printed. ${Definite} told us so without being asked.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, Indefinite, definite, agree }) =>
      denial &&
      secondDenial && [
        `Sir, ${definite} ${agree('has', 'have')} no ${denial} and no ${secondDenial}. What are you printing?`,
        `${Indefinite}, as large as the page allows, and the crossword.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite, Definite, agree }) =>
      prop &&
      propQuote && [
        `Sir, what are you hiding about ${definite} and the ${prop}?`,
        `Nothing that is not in print: “${propQuote}” ${Definite} ${agree('was', 'were')} asked to say more, and left by the window.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `Sir, can it be that ${definite} ${habit}?`,
        `It can, and our lawyers have met ${definite}. Please do not cancel your subscription.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `Sir, you report that ${claim}. Who says so?`,
        `The creator of ${definite}, in writing. We keep the paper in a drawer and look at it sometimes.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite, agree }) =>
      traits && [
        `Sir, what ${agree('is', 'are')} ${definite} like in person?`,
        `“${capital(traits)}”, says the description of ${definite}. We have found nobody to disagree.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [
        `Sir, your paper keeps naming ${called}. On what grounds?`,
        `On the grounds that the description of ${definite} does. Our lawyer is at lunch.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, definite }) =>
      count && [
        `Sir, can it really be ${count}?`,
        `We sent somebody to count. She came back with ${definite} and no number.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, agree }) =>
      chainKnown
        ? [
            `Sir, what brought ${definite} to {chain}?`,
            `A wrong turning, neighbours suggest, after which ${definite} ${agree('was', 'were')} seen to like the view.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ Indefinite, definite, agree }) => [
      `Sir, I have sold the piano. ${Indefinite}, with all of it?`,
      `Buy the piano back. A coin can be worth nothing by the evening edition, and ${definite} ${agree('plays', 'play')} no instrument. Spend only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `Sir, a man in a long coat offered me the ${headNoun}. Genuine?`,
        `Compare the address with the one on this page, every character. If none is printed here yet, the ${headNoun} in the coat is a fake.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite }) => [
      `Sir, my cousin says that he has ${full} in the garage. Possible?`,
      `Only at the address on this page. If his differs, or if none is printed here yet, he does not have ${definite}. Check the garage anyway.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, Definite, agree }) => [
      `Sir, at what hour may we expect ${definite}?`,
      `See the clock on this page. ${Definite} ${agree('is', 'are')} said to be punctual; the clock certainly is.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [
            `Sir, what does one bring to a meeting with ${definite}?`,
            `${capital(wants)}, insiders say, for ${definite}; {native} for the fees; and never the other way round.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Sir, who is behind ${definite}?`,
            `No name stands in the description of ${definite}, and this is one newspaper that will not invent one.`,
          ],
  },
];
