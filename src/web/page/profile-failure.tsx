import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRevalidator } from 'react-router';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { notifyError } from '../ui/feedback/notify.ts';

interface ProfileFailureProps {
  error: unknown;
  heading: string;
  /** What to do next. */
  children: string;
}

/** What a screen shows when its profile did not load; a profile that is gone leads home. */
export function ProfileFailure({ error, heading, children }: ProfileFailureProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    notifyError(isGone ? 'Profile not found' : 'Error loading profile');
    if (isGone) void navigate('/', { replace: true });
  }, [isGone, navigate]);
  return (
    <Card>
      <EmptyState
        icon={RotateCw}
        heading={heading}
        action={<Button onClick={() => void revalidate()}>Try again</Button>}
      >
        {children}
      </EmptyState>
    </Card>
  );
}
