import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { query } from '../../../../web/api/query.ts';
import { announceSession, useSessionEvent } from '../../sessions/web/session-events.ts';

/** How one signs in, with `changed` to be called after each change of it: it is read again, here and in the other tabs. */
export function useSecurity() {
  const { data, error, refetch } = useQuery(query.account.security.queryOptions());
  const { revalidate } = useRevalidator();
  useSessionEvent((event) => {
    if (event === 'user-updated') void refetch();
  });
  const changed = () => {
    announceSession('user-updated');
    void refetch();
    void revalidate();
  };
  return { data, error, refetch, changed };
}
