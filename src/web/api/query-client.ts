import { QueryClient } from '@tanstack/react-query';

/** Five minutes of freshness, one retry, no fetch on focus (specification, section 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false } },
  });
}
