import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote, v }) =>
      quote && [
        `Who ${v('is', 'are')} ${the}?`,
        `The theme song explains it: “${quote}” After that it is only drums, and ${the}.`,
      ],
  },
  {
    topic: 'what',
    write: ({ aShort, the, quote }) =>
      quote && [
        `Why is there a whole show about ${aShort}?`,
        `Because of one line in the script: “${quote}” After that, nobody on the hill could say no to ${the}!`,
      ],
  },
  {
    topic: 'denial',
    write: ({ denial, the, The }) =>
      denial && [
        `Where did ${the} put the ${denial}?`,
        `Nowhere! The script says there is none. ${The} would only have sat on it and looked innocent.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, a, the, v }) =>
      denial &&
      secondDenial && [
        `No ${denial} and no ${secondDenial}? Then what ${v('does', 'do')} ${the} do all day?`,
        `Being ${a} is a full day! Some weeks there is also a cloud.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the, v }) =>
      prop &&
      propQuote && [
        `Please, what ${v('does', 'do')} ${the} do with the ${prop}?`,
        `The script says: “${propQuote}” We asked ${the} for more, and the music started.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `Is it really true that ${the} ${habit}?`,
        `It is in the script, underlined in crayon, and ${the} was holding the crayon!`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [
        `My big brother says that ${claim}. Is he making it up?`,
        `For once he is not! It stands in the script of ${the}, next to a drawing of the wind.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the, v }) =>
      traits && [
        `What ${v('is', 'are')} ${the} like at home?`,
        `${capital(traits)}! That is all the character sheet of ${the} says. The rest is hill.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, The, v }) =>
      called && [
        `Will ${called} be in the next episode too?`,
        `If ${called} is home in time for supper! ${The} ${v('has', 'have')} already asked twice.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, The }) =>
      count && [
        `Can we count along? ${capital(count)}?`,
        `All of them, and then again backwards! ${The} lost count at the first one and clapped anyway.`,
      ],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, a, v }) =>
      chainKnown
        ? [
            `Why ${v('does', 'do')} ${the} live on {chain}?`,
            `It was the only hill with room for ${a}, and it came with its own cloud!`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, the }) => [
      `Can I spend all my pocket money on ${a}?`,
      `No, no, no! A coin can go to nothing between two episodes, and ${the} cannot win it back in the chase scene. Only bring what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `How can I tell the real ${noun} from a cardboard one?`,
        `Read the address, all of it! The real ${noun} has it on this page, or has none yet. Cardboard falls over.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, The, v }) => [
      `What if somebody only dresses up as ${full}?`,
      `Then the address is not the one on this page! ${The} ${v('has', 'have')} one address, here or nowhere yet, and no zip down the back.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `Are we there yet? When ${v('does', 'do')} ${the} come on?`,
      `When the clock on this page has run out of numbers! ${The} cannot tell the time, so we all count along.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [
            `What can I bring for ${the}?`,
            `${capital(wants)} for ${the}, {native} for the fees, and clean hands for everybody!`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Who makes the show about ${the}?`,
            `Somebody with crayons who wrote down no name. The narrator does not make names up, not even for ${the}!`,
          ],
  },
];
