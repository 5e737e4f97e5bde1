import { capital } from '../material.ts';
import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  {
    topic: 'what',
    write: ({ definite, quote, agree }) =>
      quote && [
        `Which player ${agree('is', 'are')} ${definite}?`,
        `Manual, page 1: “${quote}” Page 2: ${definite}, in more colors. End of manual.`,
      ],
  },
  {
    topic: 'what',
    write: ({ Indefinite, quote }) => quote && [`${Indefinite}: explain in 1 screen.`, `“${quote}”`],
  },
  {
    topic: 'denial',
    write: ({ denial, definite, Definite }) =>
      denial && [
        `Which level of ${definite} has the ${denial}?`,
        `None. The box says so. ${Definite} cleared the game without.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, Indefinite, Definite }) =>
      denial &&
      secondDenial && [
        `${Definite}: no ${denial}, no ${secondDenial}. What loads?`,
        `${Indefinite}. Memory full after that.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite, Definite }) =>
      prop &&
      propQuote && [
        `${Definite} + ${prop}: weapon or armour?`,
        `Manual: “${propQuote}” Further tests: pending. Tester: ${definite}.`,
      ],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `Bug or feature: ${definite} ${habit}?`,
        `Feature. Patched by nobody. Found on level 1 by everybody. Ask ${definite} nicely.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, Definite }) =>
      claim && [
        `Printed on the cabinet: ${claim}. Real?`,
        `The creator printed it. ${Definite} leaned on the printer.`,
      ],
  },
  {
    topic: 'traits',
    write: ({ traits, definite }) =>
      traits && [`Stats of ${definite}?`, `${capital(traits)}. All bars full.`],
  },
  {
    topic: 'called',
    write: ({ called, Definite, agree }) =>
      called && [
        `${called}: playable?`,
        `Named in the description. ${Definite} ${agree('holds', 'hold')} the other joystick.`,
      ],
  },
  {
    topic: 'count',
    write: ({ count, Definite }) =>
      count && [`${capital(count)}: all on screen?`, `All. Hence the slowdown. ${Definite} did not help.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, Definite, agree }) =>
      chainKnown
        ? [
            `${Definite}: why on {chain}?`,
            `Cabinet was free. ${Definite} ${agree('was', 'were')} leaning on it.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, Definite, agree }) => [
      `All my coins on ${indefinite}?`,
      `No. A coin can drop to 0. No extra life. ${Definite} ${agree('gives', 'give')} nothing back. Play only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ headNoun }) =>
      headNoun && [
        `Real ${headNoun} or palette swap?`,
        `Compare the address with this screen. 1 character off = palette swap. No address here yet = no real ${headNoun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite }) => [
      `2 screens say ${full}. Which one?`,
      `The one with the address from this page. No address here yet = both are traps, and ${definite} set neither.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, Definite, agree }) => [
      `When ${agree('does', 'do')} ${definite} spawn?`,
      `Timer on this page: 0. ${Definite} cannot be rushed with the fire button.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [
            `What powers up ${definite}?`,
            `${capital(wants)} for ${definite}. {native} for the fees. Do not swap slots.`,
          ]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `Who coded ${definite}?`,
            `Initials on the high score: none. This screen makes up none for ${definite}.`,
          ],
  },
];
