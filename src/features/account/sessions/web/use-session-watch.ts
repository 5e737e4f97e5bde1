import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../../web/api/client.ts';
import { onAuthFailure } from '../../../../web/api/auth-failures.ts';
import { noteWrite } from '../../../../web/api/writes.ts';
import { continueCookie } from '../../../../web/page/continue-cookie.ts';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import { announceSession, onSessionEvent } from './session-events.ts';

const pollIntervalMs = 5 * 60_000;
/** Minimum between checks on tab switches. */
const throttleMs = 15_000;

/**
 * For signed-in screens: when the session ends elsewhere (another tab, expiry, revoked, a call answered with SIGNED_OUT) it goes
 * to `/login` with 'Signed out'; when another user has signed in, the page is reloaded for them.
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
      const asked = continueCookie(location.pathname);
      if (asked !== null) document.cookie = asked;
      void navigate('/login', { replace: true });
    };
    const ask = async () => {
      asked = Date.now();
      // A failed request says nothing about the session: an offline page stays.
      const session = await api.account.session().catch(() => undefined);
      if (isOver || session === undefined) return;
      if (session === null) leave();
      else if (session.userId !== userId) void revalidate();
    };
    const askOnReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > throttleMs) void ask();
    };
    const stopListening = onSessionEvent((event) => {
      if (event === 'signed-out') leave();
      else if (event === 'user-updated') {
        noteWrite();
        void revalidate();
      } else void ask();
    });
    const stopAuthFailures = onAuthFailure((failure) => {
      if (failure === 'changed') return void ask();
      announceSession('signed-out');
      leave();
    });
    document.addEventListener('visibilitychange', askOnReturn);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, pollIntervalMs);
    return () => {
      isOver = true;
      stopListening();
      stopAuthFailures();
      document.removeEventListener('visibilitychange', askOnReturn);
      clearInterval(timer);
    };
  }, [navigate, revalidate, userId]);
}
