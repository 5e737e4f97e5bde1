import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { readSocialProblem, socialProblemSentence } from '../../rules/social-problem.ts';
import type { SignInMethods } from '../contract.ts';
import { announceSession } from '../../sessions/web/session-events.ts';

/** The result of linking a provider, back on the account page. */
export function useLinkReturn(methods: SignInMethods | undefined) {
  const [search, setSearch] = useSearchParams();
  /** Comes into view with what there is to say. */
  const place = useRef<HTMLDivElement>(null);
  const linked = search.get('linked');
  const problem = readSocialProblem(search.get('problem'));
  const nameOf = (provider: string | null) =>
    methods?.linked.find((one) => one.provider === provider)?.name ??
    methods?.linkable.find(({ id }) => id === provider)?.name;
  const linkedName = nameOf(linked);
  const message =
    methods && problem && socialProblemSentence(problem, nameOf(search.get('provider')) ?? 'The other site');

  useEffect(() => {
    if (linkedName === undefined) return;
    notifySuccess(`${linkedName} linked`, 'You can sign in with it from now on.');
    announceSession('user-updated');
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [linkedName, setSearch]);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'center' });
  }, [message]);

  return { message, place };
}
