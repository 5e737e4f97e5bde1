import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, full, quote, agree }) =>
      quote && [
        `Who, or what, ${agree('is', 'are')} ${full}?`,
        `The file opens with: “${quote}” The tower stopped reading there and looked at ${definite} again.`,
      ],
  },
  {
    topic: 'what',
    write: ({ definite, quote, headNoun }) =>
      quote &&
      headNoun && [
        `Has anyone verified that this is ${definite}?`,
        `By sight. The description reads “${quote}” and it matched.`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, Definite, agree }) =>
      denial && [
        `Any ${denial}?`,
        `None fitted, as stated. ${Definite} ${agree('flies', 'fly')} lighter without.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, Indefinite }) =>
      denial &&
      secondDenial && [
        `No ${denial} and no ${secondDenial}. Then what is on board?`,
        `${Indefinite}. The cargo bay was full at that point.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite }) =>
      prop &&
      propQuote && [
        `What is the ${prop} for?`,
        `The file only says: “${propQuote}” The tower raised it with ${definite} and got a look.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite, Definite, agree }) =>
      habit && [
        `Is it true that ${definite} ${habit}?`,
        `That is what the file says. ${Definite} ${agree('was', 'were')} invited to correct it and did not.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, Definite, agree }) =>
      claim && [
        `Is it true that ${claim}?`,
        `It is in the description, in ink. ${Definite} ${agree('has', 'have')} not denied it.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite, agree }) =>
      traits && [`How ${agree('is', 'are')} ${definite}?`, `Last reading: ${traits}. No change is expected.`],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [
        `Who is ${called}?`,
        `The name stands in the file beside ${definite}. The tower took it down and asked no further.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, Definite, agree }) =>
      count && [
        `Is it really ${count}?`,
        `By the description, yes. ${Definite} ${agree('was', 'were')} not asked to recount.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, indefinite, definite, agree }) =>
      chainKnown
        ? [
            `What ${agree('is', 'are')} ${indefinite} doing on {chain}?`,
            `Orbiting. {chain} had a free pad, and ${definite} did not compare.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, full }) => [
      `Should I put the rent on ${indefinite}?`,
      `No. Rent is for landlords. A coin can go to nothing, and ${full} would not notice.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `How do I know it is the right ${headNoun}?`,
        `By the address on this page and by nothing else. If no address stands here yet, there is no right ${headNoun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite }) => [
      `How do I tell ${full} from a copy?`,
      `Compare the whole address with the one on this page. Copies of ${definite} are good at the first four characters.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, Definite, agree }) => [
      `When ${agree('does', 'do')} ${definite} go?`,
      `When the clock on this page says so. ${Definite} ${agree('has', 'have')} no watch, so somebody has to look.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown, agree }) =>
      wants && chainKnown
        ? [
            `What ${agree('does', 'do')} ${definite} run on?`,
            `{native} for the fees, ${wants} for ${definite}.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who is at the controls, apart from ${definite}?`,
            `The paperwork on ${definite} names nobody, and this page does not make people up.`,
          ],
  },
];
