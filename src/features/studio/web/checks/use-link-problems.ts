import { useQuery } from '@tanstack/react-query';
import { query } from '../../../../web/api/query.ts';
import type { BuildValues } from '../../../coins/contract.ts';
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

const names = { buyButtonLink: 'buy', telegram: 'Telegram', twitter: 'X', moreLinks: null };

function problemOf({ field, url, is, leadsTo }: LinkFinding): PageProblem {
  const { host } = new URL(url);
  const link = `${names[field] ?? host} link`;
  const place = { fact: field };
  if (is === 'dead') {
    return {
      weight: 'wrong',
      message: `The ${link} is dead: ${host} has nothing there. Correct it, or remove it.`,
      place,
      mend: { label: 'Remove the link', changeFacts: (details) => withoutLink(details, field, url) },
    };
  }
  return {
    weight: 'hint',
    message: `The ${link} names ${host} and leads to ${leadsTo}. Check that this is meant so.`,
    place,
  };
}

/** Another link that was written there meanwhile stays. */
function withoutLink(details: BuildValues, field: LinkFinding['field'], url: string): Partial<BuildValues> {
  const lines = details[field].split('\n').filter((line) => line !== url);
  return { [field]: lines.join('\n') };
}
