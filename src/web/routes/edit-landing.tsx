import { PencilRuler } from 'lucide-react';
import { StudioScreen } from '../../features/studio/web/studio-screen.tsx';
import { StudioProvider } from '../../features/studio/web/state/studio-provider.tsx';
import { codeOf } from '../api/display-error.ts';
import { loadedProfile } from '../api/loaded.ts';
import { titled } from '../page/page-meta.ts';
import { pageRequest } from '../page/page-request.ts';
import { ProfileFailure } from '../page/profile-failure.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { useInteractive } from '../ui/controls/interactive-fieldset.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import type { Route } from './+types/edit-landing';

export const meta = titled('Edit Landing Page');

/** The page to edit; null when nothing was built, or what was built cannot be read. */
export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageRequest);
  if (!settings.studio) {
    const { previewHtml } = await loadedProfile(api.pages.read({ userId }));
    return { isOff: true, hasPage: previewHtml !== null, isUnreadable: false, page: null, now: 0 };
  }
  let isUnreadable = false;
  const page = await loadedProfile(
    api.studio.read({ userId }).catch((error: unknown) => {
      isUnreadable = codeOf(error) === 'PAGE_UNREADABLE';
      if (isUnreadable || codeOf(error) === 'NOTHING_BUILT') return null;
      throw error;
    }),
  );
  return { isOff: false, hasPage: page !== null, isUnreadable, page, now: Date.now() };
}

/** `/edit-landing/{userId}`: the studio, or what stands there without a page and while the operator has it switched off. */
export default function EditLanding({ loaderData, params: { userId } }: Route.ComponentProps) {
  const { isOff, hasPage, isUnreadable, page, now } = loaderData;
  const interactive = useInteractive();
  if (page !== null) {
    // What is kept in the browser decides what is shown first.
    if (!interactive) return <StudioSkeleton />;
    return (
      <StudioProvider userId={userId} page={page}>
        <StudioScreen now={now} />
      </StudioProvider>
    );
  }
  return (
    <>
      <PageTitle>Edit Landing Page</PageTitle>
      <Card>
        {isOff && hasPage ? (
          <EmptyState
            icon={PencilRuler}
            heading="The editor is coming soon"
            action={<ButtonLink to="/build">Build New Page</ButtonLink>}
          >
            Until then you can build your page again with other details.
          </EmptyState>
        ) : (
          <EmptyState
            icon={PencilRuler}
            heading={isUnreadable ? 'This page cannot be opened' : 'Nothing to edit yet'}
            action={
              <ButtonLink tone="primary" to="/build">
                Build New Page
              </ButtonLink>
            }
          >
            {isUnreadable
              ? 'It was made by another version of Moonpage, or is damaged. What is live stays as it is. Build the page again to edit it: its details are kept.'
              : 'Create your page first so it can be edited...'}
          </EmptyState>
        )}
      </Card>
    </>
  );
}

function StudioSkeleton() {
  return (
    <div data-studio className="flex h-dvh flex-col gap-4 p-4" aria-busy="true">
      <h1 className="sr-only">Edit Landing Page</h1>
      <Skeleton className="h-10" />
      <Skeleton className="grow" />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ProfileFailure error={error} heading="Error loading profile">
      Your page is safe. Try again in a moment.
    </ProfileFailure>
  );
}
