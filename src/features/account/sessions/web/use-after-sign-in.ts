import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { homeOf } from '../../../../web/page/guard.ts';
import { notifySuccessAlone } from '../../../../web/ui/feedback/notify.ts';
import type { SessionView } from '../contract.ts';
import { forgetCredentials } from './typed-credentials.ts';
import { announceSession } from './session-events.ts';

/** @returns what runs after a sign-in: toast, broadcast to other tabs, redirect. */
export function useAfterSignIn() {
  const navigate = useNavigate();
  return useCallback(
    async (session: SessionView) => {
      forgetCredentials();
      announceSession('signed-in');
      notifySuccessAlone(session.isAdmin ? 'Welcome back, admin!' : 'Successfully logged in!');
      await navigate(homeOf(session), { replace: true });
    },
    [navigate],
  );
}
