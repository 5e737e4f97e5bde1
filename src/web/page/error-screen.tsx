import { isRouteErrorResponse } from 'react-router';
import { isConnectionFailure, messageOf } from '../api/display-error.ts';
import { buttonStyle } from '../ui/controls/button.tsx';
import { LogoMark } from '../ui/layout/logo.tsx';

export function ErrorScreen({ error }: { error: unknown }) {
  const { status, text } = detailsOf(error);
  const mayPass = isConnectionFailure(error) || (status !== null && status >= 502 && status <= 504);
  return (
    <main className="moonlight grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <LogoMark className="size-14 -rotate-12" />
      <h1 className="text-2xl sm:text-4xl">Unexpected Application Error!</h1>
      <p className="figures text-lg text-muted">
        {status !== null && <strong className="text-text">{status}</strong>} {text}
      </p>
      {/* Plain links: what failed may be the very script that follows links. */}
      <div className="flex flex-wrap justify-center gap-3">
        {mayPass && (
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address of this page, loaded again
          <a href="" className={buttonStyle({ tone: 'primary' })}>
            Try again
          </a>
        )}
        <a href="/" className={buttonStyle({ tone: mayPass ? 'secondary' : 'primary' })}>
          Back to Home
        </a>
      </div>
    </main>
  );
}

function detailsOf(error: unknown): { status: number | null; text: string } {
  if (isRouteErrorResponse(error)) {
    const text = typeof error.data === 'string' && error.data ? error.data : error.statusText;
    return { status: error.status, text: error.statusText || text };
  }
  if (isConnectionFailure(error)) return { status: null, text: messageOf(error) };
  return { status: null, text: error instanceof Error ? error.message : 'Something went wrong.' };
}
