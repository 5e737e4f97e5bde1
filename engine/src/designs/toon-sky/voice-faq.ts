import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote, agree }) =>
      quote && [
        `Who ${agree('is', 'are')} ${definite}?`,
        `The theme song explains it: “${quote}” After that it is only drums, and ${definite}.`,
      ],
  },
  {
    topic: 'what',
    write: ({ indefiniteShort, definite, quote }) =>
      quote && [
        `Why is there a whole show about ${indefiniteShort}?`,
        `Because of one line in the script: “${quote}” After that, nobody on the hill could say no to ${definite}!`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, Definite }) =>
      denial && [
        `Where did ${definite} put the ${denial}?`,
        `Nowhere! The script says there is none. ${Definite} would only have sat on it and looked innocent.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, indefinite, definite, agree }) =>
      denial &&
      secondDenial && [
        `No ${denial} and no ${secondDenial}? Then what ${agree('does', 'do')} ${definite} do all day?`,
        `Being ${indefinite} is a full day! Some weeks there is also a cloud.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite, agree }) =>
      prop &&
      propQuote && [
        `Please, what ${agree('does', 'do')} ${definite} do with the ${prop}?`,
        `The script says: “${propQuote}” We asked ${definite} for more, and the music started.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `Is it really true that ${definite} ${habit}?`,
        `It is in the script, underlined in crayon, and ${definite} was holding the crayon!`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `My big brother says that ${claim}. Is he making it up?`,
        `For once he is not! It stands in the script of ${definite}, next to a drawing of the wind.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite, agree }) =>
      traits && [
        `What ${agree('is', 'are')} ${definite} like at home?`,
        `${capital(traits)}! That is all the character sheet of ${definite} says. The rest is hill.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, Definite, agree }) =>
      called && [
        `Will ${called} be in the next episode too?`,
        `If ${called} is home in time for supper! ${Definite} ${agree('has', 'have')} already asked twice.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, Definite }) =>
      count && [
        `Can we count along? ${capital(count)}?`,
        `All of them, and then again backwards! ${Definite} lost count at the first one and clapped anyway.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, indefinite, agree }) =>
      chainKnown
        ? [
            `Why ${agree('does', 'do')} ${definite} live on {chain}?`,
            `It was the only hill with room for ${indefinite}, and it came with its own cloud!`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, definite }) => [
      `Can I spend all my pocket money on ${indefinite}?`,
      `No, no, no! A coin can go to nothing between two episodes, and ${definite} cannot win it back in the chase scene. Only bring what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `How can I tell the real ${headNoun} from a cardboard one?`,
        `Read the address, all of it! The real ${headNoun} has it on this page, or has none yet. Cardboard falls over.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, Definite, agree }) => [
      `What if somebody only dresses up as ${full}?`,
      `Then the address is not the one on this page! ${Definite} ${agree('has', 'have')} one address, here or nowhere yet, and no zip down the back.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, Definite, agree }) => [
      `Are we there yet? When ${agree('does', 'do')} ${definite} come on?`,
      `When the clock on this page has run out of numbers! ${Definite} cannot tell the time, so we all count along.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [
            `What can I bring for ${definite}?`,
            `${capital(wants)} for ${definite}, {native} for the fees, and clean hands for everybody!`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who makes the show about ${definite}?`,
            `Somebody with crayons who wrote down no name. The narrator does not make names up, not even for ${definite}!`,
          ],
  },
];
