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

/** After this, deferred data is streamed into skeletons. */
const shellTimeoutInMs = 400;

/** Renders a page completely before it is sent, so that a failure decides the status; slow deferred data is streamed. */
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
  await Promise.race([stream.allReady, new Promise((done) => setTimeout(done, shellTimeoutInMs))]);
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Reports loader failures, except unknown pages and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequest).reportFailure(error);
};
