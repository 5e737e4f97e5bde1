import { blockchains } from '@moonpage/engine/chains/chains.ts';
import { Search } from 'lucide-react';
import { buttonStyle } from '../../../web/ui/controls/button.tsx';
import { Input } from '../../../web/ui/controls/field.tsx';
import { Select } from '../../../web/ui/controls/select.tsx';
import type { DirectoryInput } from '../contract.ts';
import { longestSearch } from '../rules/questions.ts';

/** A form that the browser sends by itself: the page needs no script. */
export function DirectorySearch({ query }: { readonly query: DirectoryInput }) {
  const { search, chain, order } = query;
  return (
    <form role="search" action="/directory" className="flex flex-wrap gap-3">
      <div className="relative min-w-0 grow basis-72">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          name="search"
          aria-label="Search coins by name, ticker or contract address"
          placeholder="Name, ticker or contract"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestSearch}
          defaultValue={search}
          className="ps-10"
        />
      </div>
      <div className="grow sm:grow-0 sm:basis-44">
        <Select
          name="chain"
          aria-label="Blockchain"
          options={blockchains}
          placeholder="All chains"
          isOptional
          defaultValue={chain ?? ''}
        />
      </div>
      {order !== 'newest' && <input type="hidden" name="order" value={order} />}
      <button type="submit" className={buttonStyle()}>
        Search
      </button>
    </form>
  );
}
