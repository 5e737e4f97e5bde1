import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { codeOf, dataOf, messageOf } from '../../../../web/api/display-error.ts';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { type MailLink, takeMailLink } from './mail-link.ts';
import { rememberCredentials } from '../../sessions/web/typed-credentials.ts';
import { announceSession } from '../../sessions/web/session-events.ts';
import type { SignInState } from '../../sessions/web/sign-in-notice.tsx';
import { useSecondFactorRedirect } from '../../sessions/web/use-second-factor-redirect.ts';

/** `looking`: until the first effect. `sign-in`: the link is done with, and who is to sign in stays at the form. */
export type MailLinkState =
  | { readonly step: 'looking' | 'none' | 'exchanging' | 'sign-in' }
  /** Somebody else is signed in; the address is the link's. */
  | { readonly step: 'other-account'; readonly email: string; readonly switchAccount: () => void }
  /** Another sign-up of the address waits, so a new password is set; `save` throws what the form shows. */
  | { readonly step: 'new-password'; readonly save: (password: string) => Promise<void> }
  /** The server was not reached: the link is unspent, and can be tried again. */
  | { readonly step: 'failed'; readonly error: unknown; readonly retry: () => void };

/** What the person has said to the link's questions so far. */
interface Answers {
  readonly switch?: true;
  readonly password?: string;
}

/**
 * Uses the link of a mail that opened this page, or that arrives while it is open. `signup` leads to `/login?confirmed=true`, and
 * so does `email_change` where the account is not signed in; `recovery` and `email_undo` to `/update-password`, any other type to
 * the dashboard; a refused link to `/login`.
 */
export function useMailLink(): MailLinkState {
  const navigate = useNavigate();
  const detour = useSecondFactorRedirect();
  const [state, setState] = useState<MailLinkState>({ step: 'looking' });

  const refuse = useCallback(
    async (message: string, state: SignInState | null = null) => {
      notifyError(message);
      setState({ step: 'sign-in' });
      await navigate('/login', { replace: true, state });
    },
    [navigate],
  );

  const exchange = useCallback(
    async function use(link: MailLink, answers: Answers = {}) {
      const { type, access_token } = link;
      if (type === 'recovery' || type === 'email_undo') {
        await navigate(`/update-password#${new URLSearchParams({ ...link }).toString()}`, { replace: true });
        return;
      }
      // The form of a new password stays while it is saved.
      const isTyping = answers.password !== undefined;
      if (!isTyping) setState({ step: 'exchanging' });
      try {
        const { session, email } = await api.account.exchange({ type, access_token, ...answers });
        if (session) {
          announceSession(type === 'email_change' ? 'user-updated' : 'signed-in');
          notifySuccess('Email confirmed successfully!');
          await navigate(`/dashboard/${session.userId}`, { replace: true });
        } else if (type === 'magiclink') {
          await refuse('Session error');
        } else {
          announceSession(answers.switch ? 'signed-out' : 'user-updated');
          rememberCredentials({ email });
          const state: SignInState | null = type === 'email_change' ? { done: 'email-changed' } : null;
          await navigate('/login?confirmed=true', { replace: true, state });
          // Not `none`: the page may still hold the session that has just ended, which must not lead to its dashboard.
          setState({ step: 'sign-in' });
        }
      } catch (error) {
        if (await detour(error)) {
          if (answers.switch) announceSession('signed-out');
          return setState({ step: 'sign-in' });
        }
        const code = codeOf(error);
        const email = otherAccountOf(error);
        if (email !== null)
          setState({ step: 'other-account', email, switchAccount: () => void use(link, { switch: true }) });
        else if (code === 'NEW_PASSWORD_NEEDED')
          setState({ step: 'new-password', save: (password) => use(link, { ...answers, password }) });
        else if (code === 'ACCOUNT_SUSPENDED')
          await refuse(messageOf(error), { suspended: messageOf(error) });
        else if (code === 'LINK_REFUSED' || (code === 'INVALID_INPUT' && !isTyping))
          await refuse('Error confirming email', { refused: type });
        else if (isTyping) throw error;
        else setState({ step: 'failed', error, retry: () => void use(link, answers) });
      }
    },
    [detour, navigate, refuse],
  );

  useEffect(() => {
    const look = () => {
      const link = takeMailLink();
      if (link === 'broken') void refuse('Error confirming email', { refused: 'signup' });
      else if (link) void exchange(link);
      else setState((current) => (current.step === 'looking' ? { step: 'none' } : current));
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [exchange, refuse]);

  return state;
}

function otherAccountOf(error: unknown): string | null {
  if (codeOf(error) !== 'OTHER_ACCOUNT') return null;
  const data = dataOf(error);
  return typeof data === 'object' && data !== null && 'email' in data ? String(data.email) : '';
}
