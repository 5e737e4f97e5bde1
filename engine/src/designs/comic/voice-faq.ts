import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote, agree }) =>
      quote && [
        `Who ${agree('is', 'are')} ${definite}, really?`,
        `Under the mask it says: “${quote}” The mask says the same.`,
      ],
  },
  {
    topic: 'what',
    write: ({ definite, quote }) => quote && [`Pitch me ${definite} in one bubble.`, `“${quote}”`],
  },
  {
    topic: 'denial',
    write: ({ denial, Definite }) =>
      denial && [`What happened to the ${denial}?`, `Cut in the first draft. ${Definite} got the space.`],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, indefinite }) =>
      denial &&
      secondDenial && [
        `No ${denial}, no ${secondDenial}. Is this even a comic?`,
        `It has ${indefinite} and it has panels. That is two out of two.`,
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
    write: ({ habit, definite }) =>
      habit && [
        `Is it canon that ${definite} ${habit}?`,
        `It is on page one. The editors of ${definite} have stopped sending notes.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, Definite }) =>
      claim && [
        `Did I read that right: ${claim}?`,
        `Page one, largest letters. ${Definite} insisted on the size.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite }) =>
      traits && [`How should I draw ${definite}?`, `${capital(traits)}. Bold outline, no shading.`],
  },
  {
    topic: 'called',
    write: ({ called, Definite }) =>
      called && [
        `Is ${called} a secret identity?`,
        `It is printed on page one, so not much of a secret. ${Definite} kept the mask anyway.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, definite }) =>
      count && [`Did somebody really draw ${count}?`, `Ink is cheap, and ${definite} insisted.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, Definite, agree }) =>
      chainKnown
        ? [
            `Why does ${definite === Definite ? definite : `the story of ${definite}`} happen on {chain}?`,
            `Good light. Also, ${definite} ${agree('was', 'were')} already standing in the establishing shot.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ full, Definite, agree }) => [
      `Can ${full} rescue my finances?`,
      `No. ${Definite} ${agree('is', 'are')} made of ink, and a coin can go to nothing between two panels. Bring only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `How do I spot a fake ${headNoun}?`,
        `By the address. The real ${headNoun} has it on this page or nowhere; fakes differ by one letter and a moustache.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, Definite, agree }) => [
      `Could that be ${full} in my inbox?`,
      `It is a henchman. ${Definite} ${agree('has', 'have')} one address, on this page or not yet anywhere, and ${agree('writes', 'write')} to nobody.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, Definite, agree }) => [
      `When ${agree('does', 'do')} ${definite} burst in?`,
      `The clock on this page is the script. ${Definite} ${agree('has', 'have')} not read it and will be on time anyway.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown, agree }) =>
      wants && chainKnown
        ? [
            `What ${agree('does', 'do')} ${definite} want?`,
            `${capital(wants)}. The network wants {native}, which ${definite} ${agree('finds', 'find')} dry.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who draws ${definite}?`,
            `Somebody who described ${definite} and signed nothing. This page does not invent names.`,
          ],
  },
];
