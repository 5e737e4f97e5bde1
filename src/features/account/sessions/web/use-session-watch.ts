import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { onAuthFailure } from '../../../../web/api/auth-failures.ts';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import { announceSession, onSessionEvent } from './session-events.ts';

/** How often an open page asks whether its session still is one, while it is looked at. */
const askEveryMs = 5 * 60_000;
/** Coming back to a tab twice in this time asks once. */
const pauseMs = 15_000;

/**
 * For screens behind the sign-in: notices when the session ends somewhere else (another tab, expiry, revoked; any call that is
 * answered with SIGNED_OUT) and leaves for `/login` with 'Signed out'; when another person has signed in meanwhile, the page
 * is loaded anew for them.
 */
export function useSessionWatch(userId: string): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isOver = false;
    let asked = Date.now();
    const leave = () => {
      if (isOver) return;
      isOver = true;
      notifyError('Signed out');
      void navigate('/login', { replace: true });
    };
    const ask = async () => {
      asked = Date.now();
      // No answer says nothing about the session: a page that is offline stays as it is.
      const session = await api.account.session().catch(() => undefined);
      if (isOver || session === undefined) return;
      if (session === null) leave();
      else if (session.userId !== userId) void revalidate();
    };
    const askOnReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > pauseMs) void ask();
    };
    const stopListening = onSessionEvent((event) => {
      if (event === 'signed-out') leave();
      // What the page shows of the person may have changed; without a session its guard leads to the sign-in.
      else if (event === 'user-updated') void revalidate();
      else void ask();
    });
    const stopDoubting = onAuthFailure((doubt) => {
      if (doubt === 'changed') return void ask();
      announceSession('signed-out');
      leave();
    });
    document.addEventListener('visibilitychange', askOnReturn);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, askEveryMs);
    return () => {
      isOver = true;
      stopListening();
      stopDoubting();
      document.removeEventListener('visibilitychange', askOnReturn);
      clearInterval(timer);
    };
  }, [navigate, revalidate, userId]);
}
