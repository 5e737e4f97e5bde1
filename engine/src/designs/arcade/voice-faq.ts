import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ the, quote, v }) =>
      quote && [
        `Which player ${v('is', 'are')} ${the}?`,
        `Manual, page 1: “${quote}” Page 2: ${the}, in more colours. End of manual.`,
      ],
  },
  {
    topic: 'what',
    write: ({ A, quote }) => quote && [`${A}: explain in 1 screen.`, `“${quote}”`],
  },
  {
    topic: 'denial',
    write: ({ denial, the, The }) =>
      denial && [
        `Which level of ${the} has the ${denial}?`,
        `None. The box says so. ${The} cleared the game without.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, A, The }) =>
      denial &&
      secondDenial && [
        `${The}: no ${denial}, no ${secondDenial}. What loads?`,
        `${A}. Memory full after that.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the, The }) =>
      prop &&
      propQuote && [
        `${The} + ${prop}: weapon or armour?`,
        `Manual: “${propQuote}” Further tests: pending. Tester: ${the}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `Bug or feature: ${the} ${habit}?`,
        `Feature. Patched by nobody. Found on level 1 by everybody. Ask ${the} nicely.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, The }) =>
      claim && [
        `Printed on the cabinet: ${claim}. Real?`,
        `The creator printed it. ${The} leaned on the printer.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, the }) => traits && [`Stats of ${the}?`, `${capital(traits)}. All bars full.`],
  },
  {
    topic: 'called',
    write: ({ called, The, v }) =>
      called && [
        `${called}: playable?`,
        `Named in the description. ${The} ${v('holds', 'hold')} the other joystick.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, The }) =>
      count && [`${capital(count)}: all on screen?`, `All. Hence the slowdown. ${The} did not help.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, The, v }) =>
      chainKnown
        ? [`${The}: why on {chain}?`, `Cabinet was free. ${The} ${v('was', 'were')} leaning on it.`]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, The, v }) => [
      `All my coins on ${a}?`,
      `No. A coin can drop to 0. No extra life. ${The} ${v('gives', 'give')} nothing back. Play only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ noun }) =>
      noun && [
        `Real ${noun} or palette swap?`,
        `Compare the address with this screen. 1 character off = palette swap. No address here yet = no real ${noun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the }) => [
      `2 screens say ${full}. Which one?`,
      `The one with the address from this page. No address here yet = both are traps, and ${the} set neither.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, The, v }) => [
      `When ${v('does', 'do')} ${the} spawn?`,
      `Timer on this page: 0. ${The} cannot be rushed with the fire button.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [
            `What powers up ${the}?`,
            `${capital(wants)} for ${the}. {native} for the fees. Do not swap slots.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [`Who coded ${the}?`, `Initials on the high score: none. This screen makes up none for ${the}.`],
  },
];
