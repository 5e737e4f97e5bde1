import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote, v }) =>
      quote && [
        `Who ${v('is', 'are')} ${the}, really?`,
        `Under the mask it says: “${quote}” The mask says the same.`,
      ],
  },
  {
    topic: 'what',
    write: ({ the, quote }) => quote && [`Pitch me ${the} in one bubble.`, `“${quote}”`],
  },
  {
    topic: 'denial',
    write: ({ denial, The }) =>
      denial && [`What happened to the ${denial}?`, `Cut in the first draft. ${The} got the space.`],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, a }) =>
      denial &&
      secondDenial && [
        `No ${denial}, no ${secondDenial}. Is this even a comic?`,
        `It has ${a} and it has panels. That is two out of two.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote }) =>
      prop &&
      propQuote && [
        `Is the ${prop} where the powers come from?`,
        `Canon says: “${propQuote}” Fans are divided.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `Is it canon that ${the} ${habit}?`,
        `It is on page one. The editors of ${the} have stopped sending notes.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, The }) =>
      claim && [
        `Did I read that right: ${claim}?`,
        `Page one, largest letters. ${The} insisted on the size.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the }) =>
      traits && [`How should I draw ${the}?`, `${capital(traits)}. Bold outline, no shading.`],
  },
  {
    topic: 'called',
    write: ({ called, The }) =>
      called && [
        `Is ${called} a secret identity?`,
        `It is printed on page one, so not much of a secret. ${The} kept the mask anyway.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, the }) =>
      count && [`Did somebody really draw ${count}?`, `Ink is cheap, and ${the} insisted.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, The, v }) =>
      chainKnown
        ? [
            `Why does ${the === The ? the : `the story of ${the}`} happen on {chain}?`,
            `Good light. Also, ${the} ${v('was', 'were')} already standing in the establishing shot.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ full, The, v }) => [
      `Can ${full} rescue my finances?`,
      `No. ${The} ${v('is', 'are')} made of ink, and a coin can go to nothing between two panels. Bring only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `How do I spot a fake ${noun}?`,
        `By the address. The real ${noun} has it on this page or nowhere; fakes differ by one letter and a moustache.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, The, v }) => [
      `Could that be ${full} in my inbox?`,
      `It is a henchman. ${The} ${v('has', 'have')} one address, on this page or not yet anywhere, and ${v('writes', 'write')} to nobody.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `When ${v('does', 'do')} ${the} burst in?`,
      `The clock on this page is the script. ${The} ${v('has', 'have')} not read it and will be on time anyway.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown, v }) =>
      wants && chainKnown
        ? [
            `What ${v('does', 'do')} ${the} want?`,
            `${capital(wants)}. The network wants {native}, which ${the} ${v('finds', 'find')} dry.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Who draws ${the}?`,
            `Somebody who described ${the} and signed nothing. This page does not invent names.`,
          ],
  },
];
