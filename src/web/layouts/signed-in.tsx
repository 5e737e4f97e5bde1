import { Outlet, redirect } from 'react-router';
import { continueCookie } from '../page/continue-cookie.ts';
import { useSessionWatch } from '../../features/account/sessions/web/use-session-watch.ts';
import { destinationOf } from '../page/guard.ts';
import { noticeCookie } from '../page/notice-cookie.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import { useSession } from '../page/root-data.ts';
import type { Route } from './+types/signed-in';
import { readFrame } from './read-frame.ts';
import { SignedInFrame } from './signed-in-frame.tsx';

/** Runs before the loaders of the pages inside, which can rely on a session. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request, url, params }) => {
    const { api, session, isSessionUnknown } = context.get(pageRequest);
    const userId = 'userId' in params && typeof params.userId === 'string' ? params.userId : undefined;
    const destination = destinationOf(session, { pathname: url.pathname, userId });
    if (destination === null) return;
    if (session) throw redirect(destination);
    // The sign-in says more than that one is not signed in.
    if (!isSessionUnknown && (await isSuspended(api))) throw redirect(destination);
    const notice = isSessionUnknown ? 'session-check' : isFollowed(request) ? 'signed-out' : 'sign-in';
    const headers = new Headers({ 'Set-Cookie': noticeCookie(notice) });
    const asked = continueCookie(url.pathname);
    if (asked !== null) headers.append('Set-Cookie', asked);
    throw redirect(destination, { headers });
  },
];

async function isSuspended({ account }: PageRequest['api']): Promise<boolean> {
  const challenge = await account.challenge().catch(() => null);
  return challenge !== null && challenge.suspended !== null;
}

/** A client navigation: there was a session when the application was opened. */
function isFollowed(request: Request): boolean {
  return !request.headers.get('accept')?.includes('text/html');
}

export function loader({ context, request }: Route.LoaderArgs) {
  return readFrame(context.get(pageRequest), request);
}

/** The frame of everything behind the sign-in. */
export default function SignedInLayout({ loaderData }: Route.ComponentProps) {
  const { userId } = useSession();
  useSessionWatch(userId);
  return (
    <SignedInFrame {...loaderData}>
      {/* Another person's page is another page: nothing typed or loaded for one is shown to the next. */}
      <Outlet key={userId} />
    </SignedInFrame>
  );
}
