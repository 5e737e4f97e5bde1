import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote, v }) =>
      quote && [
        `Caller one, from a lay-by: who ${v('is', 'are')} ${the}?`,
        `Let me read you the sleeve: “${quote}” Stay on the line, and ${the} might wave.`,
      ],
  },
  {
    topic: 'what',
    write: ({ full, quote }) =>
      quote && [`Could you describe ${full} to somebody at the wheel?`, `“${quote}” Eyes on the road.`],
  },
  {
    topic: 'denial',
    write: ({ denial, the, The, v }) =>
      denial && [
        `I have been driving all night. Is this the ${denial} of ${the}?`,
        `There never was any, the sleeve says so. ${The} ${v('travels', 'travel')} with one small bag.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, a, the, v }) =>
      denial &&
      secondDenial && [
        `No ${denial}, no ${secondDenial}: why would anybody drive out to ${the}?`,
        `Because there ${v('is', 'are')} ${a}, and the sun, which is taking its time.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the }) =>
      prop &&
      propQuote && [
        `What can you tell us about ${the} and the ${prop}?`,
        `All that the station has is a postcard: “${propQuote}” On the back, a sketch of ${the}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `There was static. Did you say that ${the} ${habit}?`,
        `You heard right, caller, and so did everybody else who is awake. Good night to ${the}.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [
        `I pulled over to ask this: ${claim}?`,
        `That is what the sleeve of ${the} says, and at this hour nobody argues with a sleeve.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the, v }) =>
      traits && [
        `What ${v('is', 'are')} ${the} like off the air?`,
        `From the sleeve: ${traits}. On the air ${the} ${v('is', 'are')} the same, with reverb.`,
      ],
  },
  {
    topic: 'called',
    write: ({ called, the }) =>
      called && [
        `Is ${called} out there tonight?`,
        `The name is on the tape, right next to ${the}. If you are listening, flash your lights once.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, the }) =>
      count && [`Did I hear ${count}?`, `You did. And after that ${the}, if the wind was right.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the }) =>
      chainKnown
        ? [
            `Of all the highways, why {chain} for ${the}?`,
            `It was open, it was dark, and it had a lane the width of ${the}.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ A, the }) => [
      `I have all my savings on the passenger seat. ${A}?`,
      `Take them home, caller. A coin can be worth nothing by morning, and ${the} will not pay for the petrol. Spend only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `Another station says that they have the ${noun}. Do they?`,
        `Compare their address with the one on this page, all of it. If none stands here yet, every ${noun} out there is a recording.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the }) => [
      `How do I know that I have reached ${full}, and not a motel of that name?`,
      `By the address on this page and by nothing else. If there is none here yet, nobody has reached ${the} yet.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `How late do I have to stay up for ${the}?`,
      `Until the clock on this page runs out. ${The} ${v('keeps', 'keep')} no other hours.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [
            `Can I bring anything to the studio for ${the}?`,
            `${capital(wants)} for ${the}, {native} for the fees, and leave the engine running.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `Who produced ${the}?`,
            `The credits of ${the} are empty, and this station does not make up names to fill the night.`,
          ],
  },
];
