import type { Facts } from '../../facts.ts';
import type { PageLanguage } from '../../languages/texts.ts';
import { parseLaunchTime } from '../../launch/launch.ts';
import { fill } from '../../languages/fill.ts';
import type { PageContext } from '../../sections/page-context.ts';

/** What the profile says, as one line of a quote board; nothing here is the page's own claim. */
export function QuoteBoard({ context }: { context: PageContext }) {
  return (
    <dl className="board">
      {factsOf(context).map(([name, value]) => (
        <div className="fact" key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ facts, chain, tokens, texts, language }: PageContext): [name: string, value: string][] {
  const { board } = texts;
  const address = facts.contractAddress;
  return [
    [board.coin, tokens.name],
    [board.ticker, tokens.ticker],
    [board.chain, chain.blockchain === 'Other' ? board.otherChain : chain.blockchain],
    [
      board.contract,
      address === null
        ? board.noContract
        : fill(board.characters, { count: String(Array.from(address).length) }),
    ],
    [board.launch, `${facts.launchDate} ${timeOf(facts, language)}`],
  ];
}

/** Where English is not read, in 24 hours, and CST may be China's time. */
function timeOf({ launchTime }: Facts, language: PageLanguage): string {
  const clock = parseLaunchTime(launchTime);
  if (language === 'en' || clock === null) return `${launchTime} CST`;
  return `${String(clock.hour).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')} UTC−6`;
}
