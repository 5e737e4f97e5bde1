import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PageSession } from '../../../../web/page/page-request.ts';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import { readSocialProblem, socialProblemSentence } from '../../rules/social-problem.ts';
import type { OfferedProvider } from '../contract.ts';
import { takeStoredEmail } from '../../sessions/web/typed-credentials.ts';
import { useAfterSignIn } from '../../sessions/web/use-after-sign-in.ts';

/**
 * The result of a provider sign-in, back on `/login`: continues as after any sign-in, or `message` says what went wrong. The URL
 * holds codes, against injected text.
 */
export function useSocialReturn(session: PageSession | null, providers: readonly OfferedProvider[]) {
  const [search] = useSearchParams();
  const arrive = useAfterSignIn();
  const isDone = useRef(false);
  const arrived = search.get('arrived');
  // A browser that took no cookie is not signed in.
  const problem = arrived !== null && !session ? 'failed' : readSocialProblem(search.get('problem'));
  const name = providers.find(({ id }) => id === (arrived ?? search.get('provider')))?.name;
  const message = problem && socialProblemSentence(problem, name ?? 'The other site');
  const isArriving = session !== null && arrived !== null;

  useEffect(() => {
    if (!session || isDone.current) return;
    isDone.current = true;
    if (isArriving) {
      takeStoredEmail();
      void arrive(session);
    } else if (message) notifyError(message);
  }, [session, isArriving, arrive, message]);

  return { isArriving, message };
}
