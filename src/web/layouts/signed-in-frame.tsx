import { QueryClientProvider } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { useSession } from '../page/root-data.ts';
import { useInteractive } from '../ui/controls/interactive-fieldset.tsx';
import { usePreloadedToaster } from '../ui/messages/toaster-when-needed.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PendingPage } from './pending-page.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSidebar } from './use-sidebar.ts';

interface SignedInFrameProps {
  /** The sidebar's state when the page was opened. */
  sidebar: 'open' | 'collapsed';
  isDeskShut: boolean;
  children: ReactNode;
}

/** Sidebar, top line and footer around a page of a signed-in person. */
export function SignedInFrame({ sidebar, isDeskShut, children }: SignedInFrameProps) {
  const session = useSession();
  const interactive = useInteractive();
  usePreloadedToaster();
  // One user's cached answers are not shown to the next.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new one for each person
  const queryClient = useMemo(createQueryClient, [session.userId]);
  const { expanded, overlaid, setOverlaid, toggle } = useSidebar(sidebar);
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
        <Sidebar session={session} shape={expanded ? 'full' : 'icons'} isDeskShut={isDeskShut} />
      </aside>
      <Menu open={overlaid} onClose={() => setOverlaid(false)}>
        <Sidebar session={session} shape="full" isDeskShut={isDeskShut} />
      </Menu>
      <div className="flex min-w-0 grow flex-col">
        <div data-frame-part className="px-2 pt-2 md:px-3">
          <button
            type="button"
            aria-label="Toggle the sidebar"
            aria-keyshortcuts="Control+B Meta+B"
            title="Toggle the sidebar (Ctrl+B)"
            disabled={!interactive}
            onClick={toggle}
            className="grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
          >
            <MenuIcon aria-hidden="true" className="size-5 md:hidden" />
            <PanelLeft aria-hidden="true" className="hidden size-4.5 md:block" />
          </button>
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl grow px-4 pt-4 pb-16 focus:outline-none has-[[data-studio]]:max-w-none has-[[data-studio]]:p-0 sm:px-6 lg:px-10"
        >
          <QueryClientProvider client={queryClient}>
            <PendingPage>{children}</PendingPage>
          </QueryClientProvider>
        </main>
        <Footer inShell className="lg:[&>div]:px-10" />
      </div>
    </div>
  );
}

interface MenuProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar over the page, in the browser's own modal dialog: Esc and a press beside it close it. */
function Menu({ open, onClose, children }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does the same
    <dialog
      ref={dialog}
      aria-label="Menu"
      // It comes late, maybe when the menu is open again.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-72 max-w-none overflow-y-auto border-0 border-e border-line bg-surface p-0 text-text backdrop:bg-[#05030bb3] backdrop:backdrop-blur-sm focus:outline-none open:animate-slide-in md:[:root:not(:has([data-studio]))_&]:hidden"
    >
      {open && children}
    </dialog>
  );
}
