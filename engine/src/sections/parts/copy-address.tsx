import type { PageContext } from '../page-context.ts';
import { Icon } from './icons.tsx';
import { OutsideLink } from './outside-link.tsx';

/**
 * The contract address, selectable without a script, with its copy button and explorer link.
 * @param id unique on the page; the button and the address find each other by it.
 */
export function CopyAddress({ id, context }: { id: string; context: PageContext }) {
  const address = context.facts.contractAddress;
  const { copy, noContract } = context.texts;
  if (address === null) return <p className="no-contract">{noContract}</p>;
  const { explorer } = context.links;
  return (
    <div className="address">
      <code className="address-text" id={`${id}-address`} translate="no">
        {address}
      </code>
      <p className="address-actions">
        <button
          type="button"
          className="copy needs-script"
          data-copy={`${id}-address`}
          data-said={[copy.copied, copy.copiedAnnounced, copy.selected, copy.held].join('|')}
        >
          <Icon name="copy" />
          <span>{copy.button}</span>
        </button>
        <output className="unseen" />
        {explorer === null ? null : (
          <OutsideLink className="explorer" href={explorer.url} context={context}>
            <span>{explorer.name}</span>
            <Icon name="arrow" />
          </OutsideLink>
        )}
      </p>
    </div>
  );
}
