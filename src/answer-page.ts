import type { Config } from './platform/env/config.ts';
import { publicSettings } from './platform/env/public-settings.ts';
import { createPageHandler, type LoadPages } from './platform/http/pages.ts';
import type { RequestContext } from './platform/rpc/context.ts';
import type { PageRequest, PageSession } from './web/page/page-request.ts';

export interface PageOptions {
  readonly load: LoadPages;
  /** Folder of the built browser files; null when the development server serves them. */
  readonly clientFolder: string | null;
}

interface Deps<Session extends PageSession> {
  readonly web: PageOptions;
  readonly config: Config;
  readonly accounts: {
    readSession(context: RequestContext): Promise<Session | null>;
    readonly desk: { isOpen(session: Session): Promise<boolean> };
  };
  readonly isAdminLoginPath: (pathname: string) => boolean;
  readonly readNewest: PageRequest['readNewest'];
  /** The endpoints, for the loaders of this request. */
  readonly apiFor: (context: RequestContext) => PageRequest['api'];
}

/** Answers what is no endpoint and no file: the product's own pages. */
export function createAnswerPage<Session extends PageSession>(deps: Deps<Session>) {
  const { web, config, accounts, isAdminLoginPath, readNewest, apiFor } = deps;
  const renderPage = createPageHandler(web.load, web.clientFolder === null ? 'hot-reload' : 'strict');
  return async (context: RequestContext): Promise<Response> => {
    // Public pages stand without a session; the guard says that it could not be read.
    const found = await accounts.readSession(context).catch((error: unknown) => {
      context.log.error({ err: error }, 'session read failed');
      return 'unknown' as const;
    });
    const response = await renderPage(context.request, {
      api: apiFor(context),
      session: found === 'unknown' ? null : found,
      isSessionUnknown: found === 'unknown',
      isDeskOpen: async () => found !== 'unknown' && found !== null && accounts.desk.isOpen(found),
      settings: publicSettings(config),
      isAdminLoginPath,
      readNewest,
      reportFailure: (error) => context.log.error({ err: error }, 'page rendering failed'),
    } satisfies Omit<PageRequest, 'nonce'>);
    for (const [name, value] of context.replyHeaders) response.headers.append(name, value);
    return response;
  };
}
