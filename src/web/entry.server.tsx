import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageRequest } from './page-request.ts';

export { pageRequest };

/** Renders a page whole before it is sent, so that a failing part decides the status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageRequest);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal, onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  return new Response(stream, { status: failures.length > 0 ? 500 : status, headers });
}
