import { cx } from 'class-variance-authority';
import { Menu, PanelLeft } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Outlet, redirect } from 'react-router';
import { useSessionWatch } from '../../features/account/sessions/web/use-session-watch.ts';
import { destinationOf } from '../page/guard.ts';
import { noticeCookie } from '../page/notice-cookie.ts';
import { pageRequest } from '../page/page-request.ts';
import { useSession } from '../page/root-data.ts';
import { usePreloadedToaster } from '../ui/feedback/toaster-when-needed.tsx';
import { scrimStyle } from '../ui/overlays/dialog.tsx';
import type { Route } from './+types/signed-in';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PendingPage } from './pending-page.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { readSidebarState, useSidebar } from './use-sidebar.ts';

/** Runs before the loaders of the pages inside, which can rely on a session. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request, url, params }) => {
    const { session, isSessionUnknown } = context.get(pageRequest);
    const userId = 'userId' in params && typeof params.userId === 'string' ? params.userId : undefined;
    const destination = destinationOf(session, { pathname: url.pathname, userId });
    if (destination === null) return;
    if (session) throw redirect(destination);
    const notice = isSessionUnknown ? 'session-check' : isFollowed(request) ? 'signed-out' : 'sign-in';
    throw redirect(destination, { headers: { 'Set-Cookie': noticeCookie(notice) } });
  },
];

/** A client navigation: there was a session when the application was opened. */
function isFollowed(request: Request): boolean {
  return !request.headers.get('accept')?.includes('text/html');
}

/** Reads the sidebar's state on the server, so that it does not jump. */
export function loader({ request }: Route.LoaderArgs) {
  return { sidebar: readSidebarState(request.headers.get('cookie')) };
}

/** The frame of everything behind the sign-in: sidebar, top line, page. */
export default function SignedInLayout({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  useSessionWatch(session.userId);
  usePreloadedToaster();
  const { expanded, overlaid, setOverlaid, toggle } = useSidebar(loaderData.sidebar);
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <NavigationBar />
      <aside
        data-sidebar={expanded ? 'full' : 'icons'}
        className={cx(
          'sticky top-(--connection-line) hidden h-[calc(100dvh-var(--connection-line))] shrink-0 border-e border-line bg-surface transition-[width] duration-180 ease-out md:block',
          expanded ? 'w-64' : 'z-20 w-12',
        )}
      >
        <Sidebar session={session} shape={expanded ? 'full' : 'icons'} />
      </aside>
      <Dialog.Root open={overlaid} onOpenChange={setOverlaid}>
        {overlaid && (
          <Dialog.Portal forceMount>
            <Dialog.Overlay className={cx(scrimStyle, 'md:hidden')} />
            <Dialog.Content
              aria-describedby={undefined}
              className="fixed inset-y-0 start-0 z-50 w-72 animate-slide-in overflow-y-auto border-e border-line bg-surface focus:outline-none md:hidden"
            >
              <Dialog.Title className="sr-only">Menu</Dialog.Title>
              <Sidebar session={session} shape="full" />
            </Dialog.Content>
          </Dialog.Portal>
        )}
      </Dialog.Root>
      <div className="flex min-w-0 grow flex-col">
        <div className="px-2 pt-2 md:px-3">
          <button
            type="button"
            aria-label="Toggle the sidebar"
            aria-keyshortcuts="Control+B Meta+B"
            title="Toggle the sidebar (Ctrl+B)"
            onClick={toggle}
            className="grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
          >
            <Menu aria-hidden="true" className="size-5 md:hidden" />
            <PanelLeft aria-hidden="true" className="hidden size-4.5 md:block" />
          </button>
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl grow px-4 pt-4 pb-16 focus:outline-none sm:px-6 lg:px-10"
        >
          <PendingPage>
            {/* Another person's page is another page: nothing typed or loaded for one is shown to the next. */}
            <Outlet key={session.userId} />
          </PendingPage>
        </main>
        <Footer className="lg:[&>div]:px-10" />
      </div>
    </div>
  );
}
