import { Outlet } from 'react-router';
import { useMaybeSession } from '../page/root-data.ts';
import type { Route } from './+types/support';
import AuthLayout from './auth.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';
import { readSidebarState } from './use-sidebar.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { sidebar: readSidebarState(request.headers.get('cookie')) };
}

/** Who is signed in asks for help beside the sidebar, everybody else in the quiet frame. */
export default function SupportLayout({ loaderData }: Route.ComponentProps) {
  if (useMaybeSession() === null) return <AuthLayout />;
  return (
    <SignedInFrame sidebar={loaderData.sidebar}>
      <div className="mx-auto w-full max-w-xl rounded-card border border-line bg-surface p-6 shadow-card sm:p-9">
        <Outlet />
      </div>
    </SignedInFrame>
  );
}
