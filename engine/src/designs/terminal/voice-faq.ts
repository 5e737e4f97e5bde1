import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  { topic: 'what', write: ({ file, quote }) => file && quote && [`whatis ${file}`, `${quote} (1 match)`] },
  { topic: 'what', write: ({ full, quote }) => quote && [`describe ${full} in one line`, quote] },
  {
    topic: 'denial',
    write: ({ denial, the, v }) =>
      denial && [`grep -i "${denial}"`, `0 matches, as documented. ${the} ${v('boots', 'boot')} without.`],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, a }) =>
      denial &&
      secondDenial && [
        `no ${denial}, no ${secondDenial}: what is left?`,
        `${a}. that was the whole package.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, the }) =>
      prop &&
      propQuote && [`what does the ${prop} do?`, `documented: “${propQuote}” undocumented: ask ${the}.`],
  },
  {
    topic: 'habit',
    write: ({ habit, the }) =>
      habit && [
        `is it a bug that ${the} ${habit}?`,
        `reported often, reproduced always, closed: ${the} works as designed.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, the }) =>
      claim && [`assert: ${claim}?`, `the docs say so. ${the} did not comment, which counts as a pass.`],
  },
  {
    topic: 'traits',
    write: ({ traits, the }) => traits && [`status of ${the}?`, `${traits}. unchanged since boot.`],
  },
  {
    topic: 'called',
    write: ({ called, the }) => called && [`id ${called}`, `known to ${the}. groups: none. shell: unclear.`],
  },
  {
    topic: 'count',
    write: ({ count, the, v }) =>
      count && [`count: ${count}?`, `as documented. ${the} ${v('was', 'were')} not recounted.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, the, v }) =>
      chainKnown
        ? [
            `why ${v('is', 'are')} ${the} running on {chain}?`,
            `the port was open. ${the} did not run a traceroute.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ a, the, v }) => [
      `can i deploy my savings to ${a}?`,
      `permission denied. a coin can go to 0, and ${the} ${v('keeps', 'keep')} no backup. use only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ the, noun }) =>
      noun && [
        `how do i verify ${the}?`,
        `compare the address on this page with the one you are about to paste, all of it. no address here means no ${noun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, the, v }) => [
      `which process ${v('is', 'are')} ${full}?`,
      `the one with the address on this page. anything else that answers to ${the} is a fork with a virus.`,
    ],
  },
  {
    topic: 'when',
    write: ({ the, v }) => [
      `when ${v('does', 'do')} ${the} start?`,
      `at zero, by the clock on this page. ${the} ${v('ignores', 'ignore')} signals until then.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, the, chainKnown }) =>
      wants && chainKnown
        ? [`runtime requirements of ${the}?`, `{native} for the fee. ${wants} for ${the}.`]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, the }) =>
      namesPeople
        ? null
        : [
            `who maintains ${the}?`,
            `the description of ${the} lists no maintainers, so neither does this page.`,
          ],
  },
];
