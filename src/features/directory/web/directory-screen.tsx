import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, Rocket, Telescope } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, buttonStyle } from '../../../web/ui/controls/button.tsx';
import { EmptyState } from '../../../web/ui/feedback/empty-state.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import type { DirectoryInput, DirectoryPage } from '../contract.ts';
import type { DirectoryOrder } from '../rules/questions.ts';
import { directoryAddress } from './directory-query.ts';
import { DirectorySearch } from './directory-search.tsx';
import { ListedCoin } from './listed-coin.tsx';

interface DirectoryScreenProps {
  readonly query: DirectoryInput;
  readonly found: DirectoryPage;
  /** When it was read. */
  readonly now: number;
}

const orders: Record<DirectoryOrder, string> = {
  newest: 'Newest',
  launching: 'Launching soon',
  'most-read': 'Most read',
};

/** `/directory`: every public coin, to be searched. */
export function DirectoryScreen({ query, found, now }: DirectoryScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col px-4 py-8 sm:px-6 sm:py-14">
      <PageTitle lead="Every coin with a public page, straight from whoever made it.">Directory</PageTitle>
      <DirectorySearch query={query} />
      <nav aria-label="Order" className="mt-5 -mb-px flex gap-1 overflow-x-auto">
        {Object.entries(orders).map(([order, label]) => (
          <OrderLink
            key={order}
            to={{ ...query, order: order as DirectoryOrder, page: 1 }}
            isShown={order === query.order}
          >
            {label}
          </OrderLink>
        ))}
      </nav>
      <div className="grow border-t border-line pt-8">
        {found.coins.length === 0 ? (
          <NoCoins query={query} />
        ) : (
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {found.coins.map((coin) => (
              <ListedCoin key={coin.slug} coin={coin} now={now} />
            ))}
          </div>
        )}
      </div>
      {(query.page > 1 || found.hasNext) && <Pager query={query} hasNext={found.hasNext} />}
    </div>
  );
}

interface OrderLinkProps {
  readonly to: DirectoryInput;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function OrderLink({ to, isShown, children }: OrderLinkProps) {
  return (
    <a
      href={directoryAddress(to)}
      aria-current={isShown ? 'page' : undefined}
      className={cx(
        'border-b-2 px-3 py-2.5 text-sm font-semibold whitespace-nowrap',
        isShown ? 'border-link text-text' : 'border-transparent text-muted hover:text-text',
      )}
    >
      {children}
    </a>
  );
}

function NoCoins({ query }: { readonly query: DirectoryInput }) {
  const { search, chain, order, page } = query;
  if (page > 1) {
    return (
      <EmptyState
        icon={Telescope}
        heading="Nothing on this page"
        action={<ButtonLink to={directoryAddress({ ...query, page: 1 })}>To the first page</ButtonLink>}
      >
        There are fewer coins than that.
      </EmptyState>
    );
  }
  if (search !== '' || chain !== undefined) {
    return (
      <EmptyState
        icon={Telescope}
        heading={search === '' ? `No coin on ${chain}` : `No coin found for “${search}”`}
        action={<ButtonLink to="/directory">Show all coins</ButtonLink>}
      >
        {order === 'launching'
          ? 'None that is still to launch. Look among the newest, too.'
          : 'Names, tickers and contract addresses are searched, or parts of them.'}
      </EmptyState>
    );
  }
  return order === 'launching' ? (
    <EmptyState
      icon={Rocket}
      heading="No launch ahead"
      action={<ButtonLink to="/directory">Show the newest</ButtonLink>}
    >
      Every coin here has launched already.
    </EmptyState>
  ) : (
    <EmptyState
      icon={Rocket}
      heading="The launch pad is empty"
      action={<ButtonLink to="/signup">Build My Page Now</ButtonLink>}
    >
      Nobody has published a page yet. The first card here could be yours.
    </EmptyState>
  );
}

function Pager({ query, hasNext }: { readonly query: DirectoryInput; readonly hasNext: boolean }) {
  const { page } = query;
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center justify-center gap-4">
      <Turn to={page > 1 ? { ...query, page: page - 1 } : null}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        Previous
      </Turn>
      <span className="figures text-sm text-muted">Page {page.toLocaleString('en-US')}</span>
      <Turn to={hasNext ? { ...query, page: page + 1 } : null}>
        Next
        <ChevronRight aria-hidden="true" className="size-4" />
      </Turn>
    </nav>
  );
}

/** A link without an address where there is nowhere to turn. */
function Turn({ to, children }: { readonly to: DirectoryInput | null; readonly children: ReactNode }) {
  const style = buttonStyle({ size: 'small' });
  return to === null ? (
    <span aria-hidden="true" className={cx(style, 'invisible')}>
      {children}
    </span>
  ) : (
    <a href={directoryAddress(to)} className={style}>
      {children}
    </a>
  );
}
