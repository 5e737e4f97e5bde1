import { useState } from 'react';
import { useNavigate } from 'react-router';
import { announceSession } from '../../features/account/web/session-events.ts';
import { notifyError } from '../ui/notify.ts';

/** The Sign Out action: ends the session on the server, then returns to `/`; 'Error signing out' when that fails. */
export function useSignOut() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    try {
      const response = await fetch('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      if (!response.ok) throw new Error(`Sign-out was answered with ${response.status}.`);
      announceSession('signed-out');
      await navigate('/');
    } catch {
      notifyError('Error signing out');
    } finally {
      setLeaving(false);
    }
  };
  return { leaving, signOut: () => void (leaving || signOut()) };
}
