import { percentIn, supplyIn } from '../../languages/figures.ts';
import { withMarks } from './words.tsx';
import type { PageContext } from '../page-context.ts';

/** What the creator stated, as label and value in the order of reading; nothing that was left out. */
export function statedFacts(context: PageContext): { label: string; value: string }[] {
  const { language, texts } = context;
  const stated = context.facts.creatorStated;
  const percent = (figure: string | null) => figure && percentIn(language, figure);
  const all = [
    { label: texts.stated.supply, value: stated.supply && supplyIn(language, stated.supply) },
    { label: texts.stated.buyTax, value: percent(stated.buyTax) },
    { label: texts.stated.sellTax, value: percent(stated.sellTax) },
    { label: texts.stated.liquidity, value: stated.liquidity && withMarks(stated.liquidity, context) },
    { label: texts.stated.ownership, value: stated.ownership && withMarks(stated.ownership, context) },
  ];
  return all.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

/** The list of what the creator stated, always under the mark that says whose words these are. */
export function StatedFactsList({ context }: { context: PageContext }) {
  return (
    <>
      <p className="stated-mark">{context.texts.stated.mark}</p>
      <dl className="stated">
        {statedFacts(context).map(({ label, value }) => (
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
