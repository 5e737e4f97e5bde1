import { directoryInput, type DirectoryInput, longestSearch } from '../contract.ts';

/** What an address asks for; what cannot be read counts as not said. */
export function readDirectoryQuery(query: URLSearchParams): DirectoryInput {
  const { chain, order, page } = directoryInput.shape;
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    chain: chain.safeParse(query.get('chain')).data,
    order: order.safeParse(query.get('order')).data ?? 'newest',
    page: page.safeParse(query.get('page') ?? 1).data ?? 1,
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
