import { useQuery } from '@tanstack/react-query';
import { query } from '../../../../web/api/query.ts';
import type { LinkFinding } from '../../contract.ts';
import { useStudio } from '../state/studio-context.ts';
import type { PageProblem } from './find-problems.ts';

/** Asks once, as the check is opened, whether the page's links are there; publishing never waits for it, and what cannot be asked is no problem. */
export function useLinkProblems(): { problems: readonly PageProblem[]; isAsking: boolean } {
  const { userId, facts } = useStudio();
  const { buyUrl, telegramUrl, xUrl, moreUrls } = facts;
  const links = [buyUrl, telegramUrl, xUrl, ...moreUrls];
  const { data, isFetching } = useQuery({
    ...query.studio.checkLinks.queryOptions({ input: { userId }, staleTime: 60_000, retry: false }),
    queryKey: [...query.studio.checkLinks.queryKey({ input: { userId } }), ...links],
    enabled: links.some((link) => link !== null),
  });
  return { problems: (data?.findings ?? []).map(problemOf), isAsking: isFetching };
}

function problemOf({ link, is, host, leadsTo }: LinkFinding): PageProblem {
  if (is === 'dead') {
    return {
      weight: 'wrong',
      message: `The ${link} link is dead: ${host} has nothing there. Correct it, or remove it.`,
      place: 'facts',
    };
  }
  return {
    weight: 'hint',
    message: `The ${link} link names ${host} and leads to ${leadsTo}. Check that this is meant so.`,
    place: 'facts',
  };
}
