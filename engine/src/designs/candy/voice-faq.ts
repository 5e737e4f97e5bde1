import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, noun, quote, agree }) =>
      quote && [
        `What flavour ${agree('is', 'are')} ${definite}?`,
        `The wrapper says: “${quote}” So, mostly ${noun}, with a bit of sugar.`,
      ],
  },
  {
    topic: 'what',
    write: ({ definite, quote }) =>
      quote && [
        `Could you describe ${definite} to my grandmother?`,
        `“${quote}” Say it slowly, and offer her a mint.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, agree }) =>
      denial && [
        `Could ${definite} contain traces of ${denial}?`,
        `Not a crumb! The wrapper says so, and ${definite} ${agree('tastes', 'taste')} better without.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, Indefinite, noun }) =>
      denial &&
      secondDenial && [
        `No ${denial}, no ${secondDenial}? What is in a bag of ${noun}, then?`,
        `${Indefinite}. It was only ever a small bag.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite, agree }) =>
      prop &&
      propQuote && [
        `May I eat the ${prop}, or ${agree('does', 'do')} ${definite} need it?`,
        `Best not, dear. All we know is this: “${propQuote}” And ${definite} ${agree('gets', 'get')} terribly attached.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite, agree }) =>
      habit && [
        `Is it all right that ${definite} ${habit}?`,
        `Perfectly all right. It is on the wrapper, and ${definite} ${agree('is', 'are')} loved anyway.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `My friend says that ${claim}. Shall I correct her?`,
        `No need, your friend read the wrapper of ${definite} properly. Give her the red one.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite, agree }) =>
      traits && [
        `What ${agree('is', 'are')} ${definite} like inside?`,
        `Tasting notes: ${traits}. The outside of ${definite} is the same, only shinier.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [
        `Is ${called} allowed in the shop?`,
        `Of course! There is a little stool for ${called}, right beside ${definite}.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, Definite }) =>
      count && [
        `Did you really count ${count}?`,
        `Twice, with sticky fingers. ${Definite} helped by sitting very still.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, agree }) =>
      chainKnown
        ? [
            `What ${agree('is', 'are')} ${definite} doing on the shelf called {chain}?`,
            `It was the cosiest shelf, and ${definite} ${agree('fits', 'fit')} on it as long as nobody sneezes.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, definite }) => [
      `May I spend all my savings on ${indefinite}?`,
      `Please do not, sweetheart. A coin can melt down to nothing, and ${definite} cannot freeze it again. Spend only what you can lose with a smile.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `Which jar has the right ${headNoun} in it?`,
        `The jar with the address from this page, every letter of it. If there is no address here yet, no jar has the right ${headNoun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite }) => [
      `Somebody at the door is selling ${full}. Shall I open?`,
      `Only if the address is the very one on this page, and at doors it never is. Whoever sells ${definite} at doors sells wrappers.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, agree }) => [
      `When ${agree('is', 'are')} ${definite} ready?`,
      `When the kitchen clock on this page says ding. If you open the oven early, ${definite} might sink in the middle.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown, agree }) =>
      wants && chainKnown
        ? [
            `What ${agree('does', 'do')} ${definite} like best?`,
            `Bring ${wants} for ${definite} and {native} for the fees, and please do not mix up the bags.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who baked ${definite}?`,
            `The baker of ${definite} signed nothing, and we do not stick made-up names on other people’s cakes.`,
          ],
  },
];
