import { blockchains } from '@moonpage/engine/chains/chains.ts';
import type { DirectoryInput } from '../contract.ts';
import { directoryOrders, lastPage, longestSearch } from '../rules/questions.ts';

/** What an address asks for; what cannot be read counts as not said. Without the library that checks it on the server. */
export function readDirectoryQuery(query: URLSearchParams): DirectoryInput {
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    chain: blockchains.find((chain) => chain === query.get('chain')),
    order: directoryOrders.find((order) => order === query.get('order')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a page of the directory, without what is said anyway. */
export function directoryAddress({ search, chain, order, page }: DirectoryInput): string {
  const said = {
    search,
    chain: chain ?? '',
    order: order === 'newest' ? '' : order,
    page: page === 1 ? '' : String(page),
  };
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
  return query.size === 0 ? '/directory' : `/directory?${query.toString()}`;
}
