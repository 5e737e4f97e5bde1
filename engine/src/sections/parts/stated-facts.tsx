import type { CreatorStated } from '../../facts.ts';
import type { PageContext } from '../page-context.ts';

/** What the creator stated, as label and value in the order of reading; nothing that was left out. */
export function statedFacts(stated: CreatorStated): { label: string; value: string }[] {
  const all = [
    { label: 'Total supply', value: stated.supply },
    { label: 'Buy tax', value: percent(stated.buyTax) },
    { label: 'Sell tax', value: percent(stated.sellTax) },
    { label: 'Liquidity', value: stated.liquidity },
    { label: 'Ownership', value: stated.ownership },
  ];
  return all.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

/** The list of what the creator stated, always under the mark that says whose words these are. */
export function StatedFactsList({ context }: { context: PageContext }) {
  return (
    <>
      <p className="stated-mark">Creator-stated, not checked by anyone</p>
      <dl className="stated">
        {statedFacts(context.facts.creatorStated).map(({ label, value }) => (
          <div className="stated-fact" key={label}>
            <dt className="stated-label">{label}</dt>
            <dd className="stated-value" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function percent(figure: string | null): string | null {
  return figure === null ? null : `${figure}%`;
}
