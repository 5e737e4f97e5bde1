import { useQuery } from '@tanstack/react-query';
import { query } from '../../../../web/api/client.ts';
import { SecondFactorCard, WaitingSecondFactor } from './second-factor-card.tsx';
import { announceSession } from '../../sessions/web/session-events.ts';

/** The card alone, for admins, who have no account page. */
export function SecondFactorSection() {
  const { data, error, refetch } = useQuery(query.account.security.queryOptions());
  const changed = () => {
    announceSession('user-updated');
    void refetch();
  };
  // The card is an offer: without an answer there is nothing to offer.
  if (error && !data) return null;
  if (!data) return <WaitingSecondFactor />;
  const { hasPassword, secondFactor } = data;
  return <SecondFactorCard hasPassword={hasPassword} secondFactor={secondFactor} onChanged={changed} />;
}
