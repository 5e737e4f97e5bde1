import { PencilRuler } from 'lucide-react';
import { titled } from '../page-meta.ts';
import { useSession } from '../root-data.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = titled('Edit Landing Page');

/** `/edit-landing/{userId}` while there is no editor: says what is missing, a page or the editor. */
export default function EditLanding() {
  const { userId } = useSession();
  return <EditLandingPlaceholder draft="none" userId={userId} />;
}

interface EditLandingPlaceholderProps {
  /** Whether there is a page that could be edited. */
  draft: 'exists' | 'none';
  userId: string;
}

function EditLandingPlaceholder({ draft, userId }: EditLandingPlaceholderProps) {
  return (
    <>
      <PageTitle>Edit Landing Page</PageTitle>
      <Card>
        {draft === 'exists' ? (
          <EmptyState
            icon={PencilRuler}
            heading="The editor is coming soon"
            action={<ButtonLink to={`/landing/${userId}`}>Preview Landing Page</ButtonLink>}
          >
            Until then you can build your page again with other details.
          </EmptyState>
        ) : (
          <EmptyState
            icon={PencilRuler}
            heading="Nothing to edit yet"
            action={
              <ButtonLink tone="primary" to="/build">
                Build New Page
              </ButtonLink>
            }
          >
            Create your page first so it can be edited...
          </EmptyState>
        )}
      </Card>
    </>
  );
}
