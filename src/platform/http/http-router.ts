import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { RequestContext } from '../rpc/context.ts';
import { logSecurityEvent } from '../rpc/security-log.ts';
import { StorageError } from '../storage/storage.ts';
import { mayChangeState } from './same-origin.ts';
import { permissionsPolicy, strictTransportSecurity } from './security-headers.ts';

interface HttpRouterOptions {
  readonly appUrl: string;
  /** Folder of the built browser files, or null. */
  readonly clientFolder: string | null;
  contextOf(request: Request, socketAddress: string | undefined): RequestContext;
  /** Whether the service can answer now. */
  isReady(): Promise<boolean>;
  openApi(): Promise<object>;
  /** Answers an endpoint, or null when there is none of that method and path. */
  api(request: Request, context: RequestContext): Promise<Response | null>;
  page(context: RequestContext): Promise<Response>;
  /** Routes that are neither endpoints nor pages, such as uploaded images. */
  mount?(hono: Hono<Env>): void;
}

export interface Env {
  Bindings: { socketAddress: string | undefined };
  Variables: { context: RequestContext };
}

/** The largest JSON body: a client of the specification sends a whole page's HTML when it deploys. */
const jsonBodyLimit = 256 * 1024;
/** Of documents too, which creators save: as long as they may be (`documentLength`), three bytes to a letter. */
const documentBodyLimit = 640 * 1024;
/** The largest upload; pixels are limited separately. */
const uploadBodyLimit = 8 * 1024 * 1024;

const storageRetryInSeconds = 5;

const uploadPath = '/api/storage/';
const profilePath = '/api/profiles/';
/** The endpoint that has a streamed twin at `…/stream`. */
const generatePath = '/api/functions/generate-landing-page';

/** Middleware and routes in order: identity, origin, size, then health, endpoints and pages. */
export function createHttpRouter(options: HttpRouterOptions) {
  const hono = new Hono<Env>();

  hono.use(
    secureHeaders({
      crossOriginResourcePolicy: false,
      xFrameOptions: 'DENY',
      strictTransportSecurity: strictTransportSecurity(options.appUrl) ?? false,
    }),
  );
  hono.use(async (c, next) => {
    const context = options.contextOf(c.req.raw, c.env.socketAddress);
    c.set('context', context);
    await next();
    c.header('X-Request-Id', context.requestId);
    c.header('Permissions-Policy', permissionsPolicy);
  });
  hono.get('/healthz', (c) => c.text('ok'));
  hono.get('/readyz', async (c) => ((await options.isReady()) ? c.text('ok') : c.text('not ready', 503)));

  options.mount?.(hono);

  hono.use('/api/*', async (c, next) => {
    if (!mayChangeState(c.req.raw, options.appUrl)) {
      logSecurityEvent(c.get('context'), { event: 'request', outcome: 'FOREIGN_ORIGIN', userId: null });
      return c.json(
        problem(
          'FORBIDDEN',
          `Please open this site at ${options.appUrl}: other addresses cannot change anything.`,
        ),
        403,
      );
    }
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex, nofollow');
  });
  const tooLarge = {
    onError: () =>
      Response.json(problem('TOO_LARGE', 'That is more than we can take. Make it shorter and try again.'), {
        status: 413,
      }),
  };
  const smallBody = bodyLimit({ maxSize: jsonBodyLimit, ...tooLarge });
  const uploadBody = bodyLimit({ maxSize: uploadBodyLimit, ...tooLarge });
  const documentBody = bodyLimit({ maxSize: documentBodyLimit, ...tooLarge });
  hono.use('/api/*', (c, next) => {
    const { path } = c.req;
    if (path.startsWith(uploadPath)) return uploadBody(c, next);
    return path.startsWith(profilePath) ? documentBody(c, next) : smallBody(c, next);
  });
  hono.get('/api/openapi.json', async (c) => c.json(await options.openApi()));
  hono.all('/api/*', async (c) => {
    const reply = await options.api(asStream(c.req.raw), c.get('context'));
    return reply ?? c.json(problem('NOT_FOUND', 'There is no such endpoint.'), 404);
  });

  if (options.clientFolder !== null) {
    hono.get('*', serveStatic({ root: options.clientFolder, precompressed: true, onFound: keepForever }));
  }
  hono.all('*', (c) => options.page(c.get('context')));

  hono.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const context = c.get('context');
    context.log.error({ err: error, path: c.req.path }, 'request failed');
    if (error instanceof StorageError && error.code === 'UNREACHABLE') {
      const again = { 'Retry-After': String(storageRetryInSeconds), 'Cache-Control': 'no-store' };
      return c.text('Our pictures are not there right now. Please try again in a moment.', 503, again);
    }
    return c.text(`Something went wrong on our side. Please try again. (${context.requestId})`, 500);
  });

  return async (request: Request, socketAddress: string | undefined): Promise<Response> =>
    hono.fetch(request, { socketAddress });
}

/** The same address serves the event stream to clients that accept it. */
function asStream(request: Request): Request {
  const takesEvents = request.headers.get('accept')?.includes('text/event-stream') ?? false;
  if (!takesEvents || !request.url.endsWith(generatePath)) return request;
  return new Request(`${request.url}/stream`, request);
}

/** Built files carry a hash of their content in their names. */
function keepForever(path: string, c: Context): void {
  c.header(
    'Cache-Control',
    path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}

/** A refusal that no contract declares, in the shape of those that are. */
function problem(code: string, message: string) {
  return { defined: false, code, message };
}
