import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRevalidator } from 'react-router';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { EmptyState } from '../../../web/ui/feedback/empty-state.tsx';
import { notifyError } from '../../../web/ui/feedback/notify.ts';

/** What the dashboard shows when its profile did not load; a profile that is gone leads home. */
export function DashboardFailure({ error }: { error: unknown }) {
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
        heading="Error loading dashboard"
        action={<Button onClick={() => void revalidate()}>Try again</Button>}
      >
        Error loading dashboard, Please try refreshing the page
      </EmptyState>
    </Card>
  );
}
