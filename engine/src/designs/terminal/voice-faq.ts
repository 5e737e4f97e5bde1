import type { FaqLine } from '../voice.ts';

export const faq: readonly FaqLine[] = [
  { topic: 'what', write: ({ file, quote }) => file && quote && [`whatis ${file}`, `${quote} (1 match)`] },
  { topic: 'what', write: ({ full, quote }) => quote && [`describe ${full} in one line`, quote] },
  {
    topic: 'denial',
    write: ({ denial, definite, agree }) =>
      denial && [
        `grep -i "${denial}"`,
        `0 matches, as documented. ${definite} ${agree('boots', 'boot')} without.`,
      ],
  },
  {
    topic: 'denials',
    write: ({ denial, secondDenial, indefinite }) =>
      denial &&
      secondDenial && [
        `no ${denial}, no ${secondDenial}: what is left?`,
        `${indefinite}. that was the whole package.`,
      ],
  },
  {
    topic: 'prop',
    write: ({ prop, propQuote, definite }) =>
      prop &&
      propQuote && [`what does the ${prop} do?`, `documented: “${propQuote}” undocumented: ask ${definite}.`],
  },
  {
    topic: 'habit',
    write: ({ habit, definite }) =>
      habit && [
        `is it a bug that ${definite} ${habit}?`,
        `reported often, reproduced always, closed: ${definite} works as designed.`,
      ],
  },
  {
    topic: 'claim',
    write: ({ claim, definite }) =>
      claim && [`assert: ${claim}?`, `the docs say so. ${definite} did not comment, which counts as a pass.`],
  },
  {
    topic: 'traits',
    write: ({ traits, definite }) => traits && [`status of ${definite}?`, `${traits}. unchanged since boot.`],
  },
  {
    topic: 'called',
    write: ({ called, definite }) =>
      called && [`id ${called}`, `known to ${definite}. groups: none. shell: unclear.`],
  },
  {
    topic: 'count',
    write: ({ count, definite, agree }) =>
      count && [`count: ${count}?`, `as documented. ${definite} ${agree('was', 'were')} not recounted.`],
  },
  {
    topic: 'chain',
    write: ({ chainKnown, definite, agree }) =>
      chainKnown
        ? [
            `why ${agree('is', 'are')} ${definite} running on {chain}?`,
            `the port was open. ${definite} did not run a traceroute.`,
          ]
        : null,
  },
  {
    topic: 'money',
    write: ({ indefinite, definite, agree }) => [
      `can i deploy my savings to ${indefinite}?`,
      `permission denied. a coin can go to 0, and ${definite} ${agree('keeps', 'keep')} no backup. use only what you can lose.`,
    ],
  },
  {
    topic: 'fake',
    write: ({ definite, headNoun }) =>
      headNoun && [
        `how do i verify ${definite}?`,
        `compare the address on this page with the one you are about to paste, all of it. no address here means no ${headNoun} yet.`,
      ],
  },
  {
    topic: 'fake',
    write: ({ full, definite, agree }) => [
      `which process ${agree('is', 'are')} ${full}?`,
      `the one with the address on this page. anything else that answers to ${definite} is a fork with a virus.`,
    ],
  },
  {
    topic: 'when',
    write: ({ definite, agree }) => [
      `when ${agree('does', 'do')} ${definite} start?`,
      `at zero, by the clock on this page. ${definite} ${agree('ignores', 'ignore')} signals until then.`,
    ],
  },
  {
    topic: 'wants',
    write: ({ wants, definite, chainKnown }) =>
      wants && chainKnown
        ? [`runtime requirements of ${definite}?`, `{native} for the fee. ${wants} for ${definite}.`]
        : null,
  },
  {
    topic: 'who',
    write: ({ namesPeople, definite }) =>
      namesPeople
        ? null
        : [
            `who maintains ${definite}?`,
            `the description of ${definite} lists no maintainers, so neither does this page.`,
          ],
  },
];
