import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, full, quote, v }) =>
      quote && [
        `Who, or what, ${v('is', 'are')} ${full}?`,
        `The file opens with: “${quote}” The tower stopped reading there and looked at ${the} again.`,
      ],
  },
  {
    topic: 'what',
    write: ({ the, quote, noun }) =>
      quote &&
      noun && [
        `Has anyone verified that this is ${the}?`,
        `By sight. The description reads “${quote}” and it matched.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, The, v }) =>
      denial && [`Any ${denial}?`, `None fitted, as stated. ${The} ${v('flies', 'fly')} lighter without.`],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, A }) =>
      denial &&
      secondDenial && [
        `No ${denial} and no ${secondDenial}. Then what is on board?`,
        `${A}. The cargo bay was full at that point.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the }) =>
      prop &&
      propQuote && [
        `What is the ${prop} for?`,
        `The file only says: “${propQuote}” The tower raised it with ${the} and got a look.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the, The, v }) =>
      habit && [
        `Is it true that ${the} ${habit}?`,
        `That is what the file says. ${The} ${v('was', 'were')} invited to correct it and did not.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, The, v }) =>
      claim && [
        `Is it true that ${claim}?`,
        `It is in the description, in ink. ${The} ${v('has', 'have')} not denied it.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the, v }) =>
      traits && [`How ${v('is', 'are')} ${the}?`, `Last reading: ${traits}. No change is expected.`],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [
        `Who is ${called}?`,
        `The name stands in the file beside ${the}. The tower took it down and asked no further.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, The, v }) =>
      count && [
        `Is it really ${count}?`,
        `By the description, yes. ${The} ${v('was', 'were')} not asked to recount.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, a, the, v }) =>
      chainKnown
        ? [
            `What ${v('is', 'are')} ${a} doing on {chain}?`,
            `Orbiting. {chain} had a free pad, and ${the} did not compare.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, full }) => [
      `Should I put the rent on ${a}?`,
      `No. Rent is for landlords. A coin can go to nothing, and ${full} would not notice.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `How do I know it is the right ${noun}?`,
        `By the address on this page and by nothing else. If no address stands here yet, there is no right ${noun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the }) => [
      `How do I tell ${full} from a copy?`,
      `Compare the whole address with the one on this page. Copies of ${the} are good at the first four characters.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `When ${v('does', 'do')} ${the} go?`,
      `When the clock on this page says so. ${The} ${v('has', 'have')} no watch, so somebody has to look.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown, v }) =>
      wants && chainKnown
        ? [`What ${v('does', 'do')} ${the} run on?`, `{native} for the fees, ${wants} for ${the}.`]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Who is at the controls, apart from ${the}?`,
            `The paperwork on ${the} names nobody, and this page does not make people up.`,
          ],
  },
];
