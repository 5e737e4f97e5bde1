import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, bare, quote, v }) =>
      quote && [
        `What flavour ${v('is', 'are')} ${the}?`,
        `The wrapper says: “${quote}” So, mostly ${bare}, with a bit of sugar.`,
      ],
  },
  {
    topic: 'what',
    write: ({ the, quote }) =>
      quote && [
        `Could you describe ${the} to my grandmother?`,
        `“${quote}” Say it slowly, and offer her a mint.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, the, v }) =>
      denial && [
        `Could ${the} contain traces of ${denial}?`,
        `Not a crumb! The wrapper says so, and ${the} ${v('tastes', 'taste')} better without.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, A, bare }) =>
      denial &&
      secondDenial && [
        `No ${denial}, no ${secondDenial}? What is in a bag of ${bare}, then?`,
        `${A}. It was only ever a small bag.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the, v }) =>
      prop &&
      propQuote && [
        `May I eat the ${prop}, or ${v('does', 'do')} ${the} need it?`,
        `Best not, dear. All we know is this: “${propQuote}” And ${the} ${v('gets', 'get')} terribly attached.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the, v }) =>
      habit && [
        `Is it all right that ${the} ${habit}?`,
        `Perfectly all right. It is on the wrapper, and ${the} ${v('is', 'are')} loved anyway.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [
        `My friend says that ${claim}. Shall I correct her?`,
        `No need, your friend read the wrapper of ${the} properly. Give her the red one.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the, v }) =>
      traits && [
        `What ${v('is', 'are')} ${the} like inside?`,
        `Tasting notes: ${traits}. The outside of ${the} is the same, only shinier.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [
        `Is ${called} allowed in the shop?`,
        `Of course! There is a little stool for ${called}, right beside ${the}.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, The }) =>
      count && [
        `Did you really count ${count}?`,
        `Twice, with sticky fingers. ${The} helped by sitting very still.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, v }) =>
      chainKnown
        ? [
            `What ${v('is', 'are')} ${the} doing on the shelf called {chain}?`,
            `It was the cosiest shelf, and ${the} ${v('fits', 'fit')} on it as long as nobody sneezes.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, the }) => [
      `May I spend all my savings on ${a}?`,
      `Please do not, sweetheart. A coin can melt down to nothing, and ${the} cannot freeze it again. Spend only what you can lose with a smile.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `Which jar has the right ${noun} in it?`,
        `The jar with the address from this page, every letter of it. If there is no address here yet, no jar has the right ${noun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the }) => [
      `Somebody at the door is selling ${full}. Shall I open?`,
      `Only if the address is the very one on this page, and at doors it never is. Whoever sells ${the} at doors sells wrappers.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, v }) => [
      `When ${v('is', 'are')} ${the} ready?`,
      `When the kitchen clock on this page says ding. If you open the oven early, ${the} might sink in the middle.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown, v }) =>
      wants && chainKnown
        ? [
            `What ${v('does', 'do')} ${the} like best?`,
            `Bring ${wants} for ${the} and {native} for the fees, and please do not mix up the bags.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Who baked ${the}?`,
            `The baker of ${the} signed nothing, and we do not stick made-up names on other people’s cakes.`,
          ],
  },
];
