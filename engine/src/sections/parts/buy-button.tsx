import { actionWords, type CallToAction } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Icon } from './icons.tsx';
import { OutsideLink } from './outside-link.tsx';

/**
 * The page's main button with the host that it leads to: the creator's buy link, else the chain's exchange, else where
 * to be told. Nothing when the coin gave none of them.
 */
export function BuyButton({ context }: { context: PageContext }) {
  const { action } = context.links;
  if (action === null) return null;
  return (
    <p className="buy">
      <OutsideLink className="buy-button" href={action.url} context={context}>
        <span>
          <ActionLabel action={action} context={context} />
        </span>
        <Icon name="arrow" />
      </OutsideLink>
      <span className="buy-host">
        opens <bdi>{action.host}</bdi>
        {action.encrypted ? null : (
          <strong className="buy-warning">
            <Icon name="warning" /> not encrypted (http)
          </strong>
        )}
      </span>
    </p>
  );
}

function ActionLabel({ action, context }: { action: CallToAction; context: PageContext }) {
  const [before, after] = actionWords(action, context.facts.contractAddress).split('{ticker}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <bdi>{context.tokens.ticker}</bdi>
      {after}
    </>
  );
}
