import { randomBytes } from 'node:crypto';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { inBrotli } from './in-brotli.ts';

/** Gets the built pages: once in production, after each change in development. */
export type LoadPages = () => Promise<ServerBuild>;

/**
 * Renders pages with React Router, each under a Content-Security-Policy of its own nonce. Loaders find `input` and the nonce
 * under the key that the entry module exports as `pageRequest`.
 * @param hotReload development: the browser's hot reload needs inline scripts and a socket, so no policy is sent.
 */
export function createPageHandler(loadPages: LoadPages, hotReload: 'hot-reload' | 'strict') {
  return async (request: Request, input: object): Promise<Response> => {
    const build = await loadPages();
    const nonce = randomBytes(16).toString('base64');
    const context = new RouterContextProvider();
    context.set(pageRequestOf(build), { ...input, nonce });
    const mode = hotReload === 'hot-reload' ? 'development' : 'production';
    const response = await createRequestHandler(build, mode)(request, context);
    response.headers.set('Cache-Control', 'no-store');
    if (hotReload === 'strict') {
      response.headers.set('Content-Security-Policy', policy(nonce));
      // Only reported, to whoever has the console open.
      response.headers.set('Content-Security-Policy-Report-Only', "require-trusted-types-for 'script'");
    }
    return hotReload === 'strict' ? inBrotli(request, response) : response;
  };
}

/** The key must be the very object that the bundled loaders use, so the build hands it over. */
function pageRequestOf(build: ServerBuild): RouterContext<object> {
  const entry = build.entry.module as ServerBuild['entry']['module'] & {
    pageRequest: RouterContext<object>;
  };
  return entry.pageRequest;
}

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Positions of popovers and toasts are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
