import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote, agree }) =>
      quote && [
        `Caller one, from a lay-by: who ${agree('is', 'are')} ${definite}?`,
        `Let me read you the sleeve: “${quote}” Stay on the line, and ${definite} might wave.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, quote }) =>
      quote && [`Could you describe ${full} to somebody at the wheel?`, `“${quote}” Eyes on the road.`],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, Definite, agree }) =>
      denial && [
        `I have been driving all night. Is this the ${denial} of ${definite}?`,
        `There never was any, the sleeve says so. ${Definite} ${agree('travels', 'travel')} with one small bag.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, indefinite, definite, agree }) =>
      denial &&
      secondDenial && [
        `No ${denial}, no ${secondDenial}: why would anybody drive out to ${definite}?`,
        `Because there ${agree('is', 'are')} ${indefinite}, and the sun, which is taking its time.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite }) =>
      prop &&
      propQuote && [
        `What can you tell us about ${definite} and the ${prop}?`,
        `All that the station has is a postcard: “${propQuote}” On the back, a sketch of ${definite}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `There was static. Did you say that ${definite} ${habit}?`,
        `You heard right, caller, and so did everybody else who is awake. Good night to ${definite}.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [
        `I pulled over to ask this: ${claim}?`,
        `That is what the sleeve of ${definite} says, and at this hour nobody argues with a sleeve.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite, agree }) =>
      traits && [
        `What ${agree('is', 'are')} ${definite} like off the air?`,
        `From the sleeve: ${traits}. On the air ${definite} ${agree('is', 'are')} the same, with reverb.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [
        `Is ${called} out there tonight?`,
        `The name is on the tape, right next to ${definite}. If you are listening, flash your lights once.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, definite }) =>
      count && [`Did I hear ${count}?`, `You did. And after that ${definite}, if the wind was right.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite }) =>
      chainKnown
        ? [
            `Of all the highways, why {chain} for ${definite}?`,
            `It was open, it was dark, and it had a lane the width of ${definite}.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ Indefinite, definite }) => [
      `I have all my savings on the passenger seat. ${Indefinite}?`,
      `Take them home, caller. A coin can be worth nothing by morning, and ${definite} will not pay for the petrol. Spend only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `Another station says that they have the ${headNoun}. Do they?`,
        `Compare their address with the one on this page, all of it. If none stands here yet, every ${headNoun} out there is a recording.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite }) => [
      `How do I know that I have reached ${full}, and not a motel of that name?`,
      `By the address on this page and by nothing else. If there is none here yet, nobody has reached ${definite} yet.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, Definite, agree }) => [
      `How late do I have to stay up for ${definite}?`,
      `Until the clock on this page runs out. ${Definite} ${agree('keeps', 'keep')} no other hours.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [
            `Can I bring anything to the studio for ${definite}?`,
            `${capital(wants)} for ${definite}, {native} for the fees, and leave the engine running.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who produced ${definite}?`,
            `The credits of ${definite} are empty, and this station does not make up names to fill the night.`,
          ],
  },
];
