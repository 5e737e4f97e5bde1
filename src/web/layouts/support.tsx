import { Outlet } from 'react-router';
import { pageRequest } from '../page/page-request.ts';
import { useMaybeSession } from '../page/root-data.ts';
import type { Route } from './+types/support';
import AuthLayout from './auth.tsx';
import { readFrame } from './read-frame.ts';
import { SignedInFrame } from './signed-in-frame.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readFrame(context.get(pageRequest), request);
}

/**
 * Who is signed in asks for help beside the sidebar, everybody else in the quiet frame. Public, so it does not watch the session: one
 * that ends elsewhere takes nobody's request away.
 */
export default function SupportLayout({ loaderData }: Route.ComponentProps) {
  if (useMaybeSession() === null) return <AuthLayout />;
  return (
    <SignedInFrame {...loaderData}>
      <div className="mx-auto w-full max-w-xl rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
        <Outlet />
      </div>
    </SignedInFrame>
  );
}
