import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageRequest } from './page/page-request.ts';
import { mayBeIndexed } from './page/search-engines.ts';

export { pageRequest };

/** How long a page is held back for what it still awaits; then it goes out with skeletons, which fill as it comes. */
const patienceInMs = 400;

/** Renders a page whole before it is sent, so that a failing part decides the status, unless a loader hands it what takes long. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportFailure } = context.get(pageRequest);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status !== 200 || !mayBeIndexed(new URL(request.url).pathname))
    headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  let failed = false;
  const onError = (error: unknown) => {
    failed = true;
    if (!request.signal.aborted) reportFailure(error);
  };
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal, onError },
  );
  await Promise.race([stream.allReady, new Promise((done) => setTimeout(done, patienceInMs))]);
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Failures of loaders; a page or method that does not exist, and a reader who has left, are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequest).reportFailure(error);
};
