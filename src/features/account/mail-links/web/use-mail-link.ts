import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { codeOf, messageOf } from '../../../../web/api/display-error.ts';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { type MailLink, takeMailLink } from './mail-link.ts';
import { announceSession } from '../../sessions/web/session-events.ts';
import { useSecondFactorRedirect } from '../../sessions/web/use-second-factor-redirect.ts';

/** `looking`: until the first effect. `refused`: the user stays to sign in another way. */
export type MailLinkState =
  | { readonly step: 'looking' | 'none' | 'exchanging' | 'refused' }
  /** The server was not reached: the link is unspent, and can be tried again. */
  | { readonly step: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Uses the link of a mail that opened this page, or that arrives while it is open. `signup` leads to `/login?confirmed=true`,
 * `recovery` to `/update-password`, any other type to the dashboard; a refused link to `/login`.
 */
export function useMailLink(): MailLinkState {
  const navigate = useNavigate();
  const detour = useSecondFactorRedirect();
  const [state, setState] = useState<MailLinkState>({ step: 'looking' });

  const refuse = useCallback(
    async (message: string) => {
      notifyError(message);
      setState({ step: 'refused' });
      await navigate('/login', { replace: true });
    },
    [navigate],
  );

  const exchange = useCallback(
    async function use(link: MailLink) {
      if (link.type === 'recovery') {
        await navigate(`/update-password#${new URLSearchParams({ ...link }).toString()}`, { replace: true });
        return;
      }
      setState({ step: 'exchanging' });
      try {
        const { session } = await api.account.exchange(link);
        if (link.type === 'signup') {
          announceSession('user-updated');
          setState({ step: 'none' });
          await navigate('/login?confirmed=true', { replace: true });
        } else if (session) {
          announceSession(link.type === 'email_change' ? 'user-updated' : 'signed-in');
          notifySuccess('Email confirmed successfully!');
          await navigate(`/dashboard/${session.userId}`, { replace: true });
        } else {
          await refuse('Session error');
        }
      } catch (error) {
        if (await detour(error)) return setState({ step: 'none' });
        const code = codeOf(error);
        if (code === 'LINK_REFUSED' || code === 'INVALID_INPUT') await refuse('Error confirming email');
        else if (code === 'ACCOUNT_SUSPENDED') await refuse(messageOf(error));
        else setState({ step: 'failed', error, retry: () => void use(link) });
      }
    },
    [detour, navigate, refuse],
  );

  useEffect(() => {
    const look = () => {
      const link = takeMailLink();
      if (link === 'broken') void refuse('Error confirming email');
      else if (link) void exchange(link);
      else setState((current) => (current.step === 'looking' ? { step: 'none' } : current));
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [exchange, refuse]);

  return state;
}
