import { actionWords, type CallToAction, isExpectedAction } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Icon } from './icons.tsx';
import { FixedText } from './fixed-text.tsx';
import { OutsideLink } from './outside-link.tsx';
import { ShareButton } from './share-button.tsx';

/**
 * The page's main button: the creator's buy link, else the chain's exchange, else where to be told; with the host that it
 * leads to where readers would not expect that one. A coin that gave none of them is put in one's calendar until it launches, and
 * then handed on: the button shares the page.
 */
export function BuyButton({ context }: { context: PageContext }) {
  const { action } = context.links;
  if (action === null) return <LinklessButton context={context} />;
  return (
    <p className="buy">
      <OutsideLink className="buy-button" href={action.url} context={context}>
        <span>
          <ActionLabel action={action} context={context} />
        </span>
        <Icon name="arrow" />
      </OutsideLink>
      {action.encrypted && isExpectedAction(action) ? null : <HostNote action={action} context={context} />}
    </p>
  );
}

function LinklessButton({ context }: { context: PageContext }) {
  const { reminderUrl, texts } = context;
  if (reminderUrl === null) return <ShareButton context={context} />;
  return (
    <>
      <p className="buy" data-when="ahead">
        <OutsideLink className="buy-button" href={reminderUrl} context={context}>
          <span>{texts.action.remind}</span>
          <Icon name="calendar" />
        </OutsideLink>
      </p>
      <ShareButton context={context} when="live" />
    </>
  );
}

function ActionLabel({ action, context }: { action: CallToAction; context: PageContext }) {
  const text = actionWords(action, context.texts);
  return <FixedText text={text} values={{ ticker: <bdi>{context.tokens.ticker}</bdi> }} />;
}

function HostNote({ action, context }: { action: CallToAction; context: PageContext }) {
  const { opens, notEncrypted } = context.texts.action;
  return (
    <span className="buy-host">
      <FixedText text={opens} values={{ host: <bdi>{action.host}</bdi> }} />
      {action.encrypted ? null : (
        <strong className="buy-warning">
          <Icon name="warning" /> {notEncrypted}
        </strong>
      )}
    </span>
  );
}
