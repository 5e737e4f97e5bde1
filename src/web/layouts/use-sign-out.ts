import { useState } from 'react';
import { useNavigate } from 'react-router';
import { announceSession } from '../../features/account/sessions/web/session-events.ts';
import { api } from '../api/client.ts';
import { notifyError } from '../ui/feedback/notify.ts';

/** The Sign Out action: ends the session on the server, then returns to `/`; 'Error signing out' when that fails. */
export function useSignOut() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    try {
      await api.account.signOut();
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
