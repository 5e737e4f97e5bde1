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

function factsOf({ facts, chain, tokens }: PageContext): [name: string, value: string][] {
  const address = facts.contractAddress;
  return [
    ['coin', tokens.name],
    ['ticker', tokens.ticker],
    ['chain', chain.blockchain === 'Other' ? 'other' : chain.blockchain],
    ['contract', address === null ? 'none yet' : `${Array.from(address).length} characters`],
    ['launch', `${facts.launchDate} ${facts.launchTime} CST`],
  ];
}
