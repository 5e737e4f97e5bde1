import { useQuery } from '@tanstack/react-query';
import { UserCog } from 'lucide-react';
import { query } from '../../../web/api/query.ts';
import { DeskLink } from './desk-link.tsx';

/** Leads to the admin's own account, and recommends a second factor to who has none. */
export function AccountLink() {
  const { data } = useQuery(query.account.security.queryOptions());
  return (
    <DeskLink to="/admin/account" icon={UserCog} name="Your account">
      {data?.secondFactor === null ? (
        <span className="text-warning">
          A stolen password is enough to get in: turn the second factor on.
        </span>
      ) : (
        'Password, second factor and sessions.'
      )}
    </DeskLink>
  );
}
