import { useNavigate, useRevalidator } from 'react-router';
import { useSessionEvent } from './session-events.ts';

/**
 * Syncs the sign-in and sign-up pages with other tabs: a password link opened there switches to update_password, a changed password back to
 * the sign-in; any other event revalidates.
 * @param view the view that is open; null: the sign-in or the sign-up.
 */
export function useSessionSync(view: string | null): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useSessionEvent((event) => {
    if (event === 'password-recovery') void navigate('/login?view=update_password', { replace: true });
    else if (event === 'user-updated' && view === 'update_password')
      void navigate('/login', { replace: true });
    else void revalidate();
  });
}
