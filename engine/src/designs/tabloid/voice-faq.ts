import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote, v }) =>
      quote && [
        `Sir, who ${v('is', 'are')} ${the}, and why at my breakfast table?`,
        `We refer you to the front page: “${quote}” The marmalade is not the fault of ${the}.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, quote }) =>
      quote && [`Sir, kindly sum up ${full} in one sentence.`, `“${quote}” Thank you for writing in.`],
  },
  {
    topic: 'denial',
    write: ({ denial, the, The }) =>
      denial && [
        `Sir, your report on ${the} is silent about the ${denial}. A cover-up?`,
        `No. There is none, as printed. ${The} told us so without being asked.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, A, the, v }) =>
      denial &&
      secondDenial && [
        `Sir, ${the} ${v('has', 'have')} no ${denial} and no ${secondDenial}. What are you printing?`,
        `${A}, as large as the page allows, and the crossword.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the, The, v }) =>
      prop &&
      propQuote && [
        `Sir, what are you hiding about ${the} and the ${prop}?`,
        `Nothing that is not in print: “${propQuote}” ${The} ${v('was', 'were')} asked to say more, and left by the window.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `Sir, can it be that ${the} ${habit}?`,
        `It can, and our lawyers have met ${the}. Please do not cancel your subscription.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [
        `Sir, you report that ${claim}. Who says so?`,
        `The creator of ${the}, in writing. We keep the paper in a drawer and look at it sometimes.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the, v }) =>
      traits && [
        `Sir, what ${v('is', 'are')} ${the} like in person?`,
        `“${capital(traits)}”, says the description of ${the}. We have found nobody to disagree.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [
        `Sir, your paper keeps naming ${called}. On what grounds?`,
        `On the grounds that the description of ${the} does. Our lawyer is at lunch.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, the }) =>
      count && [
        `Sir, can it really be ${count}?`,
        `We sent somebody to count. She came back with ${the} and no number.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, v }) =>
      chainKnown
        ? [
            `Sir, what brought ${the} to {chain}?`,
            `A wrong turning, neighbours suggest, after which ${the} ${v('was', 'were')} seen to like the view.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ A, the, v }) => [
      `Sir, I have sold the piano. ${A}, with all of it?`,
      `Buy the piano back. A coin can be worth nothing by the evening edition, and ${the} ${v('plays', 'play')} no instrument. Spend only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `Sir, a man in a long coat offered me the ${noun}. Genuine?`,
        `Compare the address with the one on this page, every character. If none is printed here yet, the ${noun} in the coat is a fake.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the }) => [
      `Sir, my cousin says that he has ${full} in the garage. Possible?`,
      `Only at the address on this page. If his differs, or if none is printed here yet, he does not have ${the}. Check the garage anyway.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `Sir, at what hour may we expect ${the}?`,
      `See the clock on this page. ${The} ${v('is', 'are')} said to be punctual; the clock certainly is.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [
            `Sir, what does one bring to a meeting with ${the}?`,
            `${capital(wants)}, insiders say, for ${the}; {native} for the fees; and never the other way round.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Sir, who is behind ${the}?`,
            `No name stands in the description of ${the}, and this is one newspaper that will not invent one.`,
          ],
  },
];
