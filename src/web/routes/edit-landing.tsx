import { PencilRuler } from 'lucide-react';
import { loaded } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import type { Route } from './+types/edit-landing';

export const meta = titled('Edit Landing Page');

/** Whether there is a page that could be edited. */
export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const { previewHtml } = await loaded(context.get(pageRequest).api.pages.read({ userId }));
  return { draft: previewHtml === null ? ('none' as const) : ('exists' as const) };
}

/** `/edit-landing/{userId}` while there is no editor: says what is missing, a page or the editor. */
export default function EditLanding({ loaderData: { draft }, params: { userId } }: Route.ComponentProps) {
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
