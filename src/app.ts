import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { contract } from './contract.ts';
import { accountHandlers } from './features/account/handlers.ts';
import { createAccounts } from './features/account/service.ts';
import type { AnswerLivePage } from './features/serving/live-pages.ts';
import type { Adapters } from './platform/adapters.ts';
import { createClientAddressReader } from './platform/http/client-address.ts';
import { createFrontDoor } from './platform/http/front-door.ts';
import { isReachable } from './platform/http/readiness.ts';
import { createPageHandler, type LoadPages } from './platform/http/pages.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMail } from './platform/mail/mail.ts';
import { createApiHandler, type ApiRouter } from './platform/rpc/api-handler.ts';
import type { RequestContext } from './platform/rpc/context.ts';
import { describeApi } from './platform/rpc/openapi.ts';
import { replyWithProblems } from './platform/rpc/problems.ts';

/** A whole service without a socket: what `main.ts` listens with and what tests drive with a `Request`. */
export interface App {
  /** Answers a live page before the router runs; calls `next` for anything else. */
  readonly answerLivePage: AnswerLivePage;
  fetch(request: Request, socketAddress: string | undefined): Promise<Response>;
  /** Starts background work. */
  start(): Promise<void>;
  /** Ends background work; answers in flight are the listener's matter. */
  stop(): Promise<void>;
  /** Where to go, for the person at the terminal. */
  announcement(): Promise<string>;
}

export interface PageOptions {
  readonly load: LoadPages;
  /** Folder of the built browser files; null when the development server serves them. */
  readonly clientFolder: string | null;
}

/** Table of contents of the service: every feature is made here, from the adapters it needs, in the order of the arrows. */
export function createApp(adapters: Adapters, pages: PageOptions): App {
  const { config, secrets, log, database, now } = adapters;
  const jobs = createJobs({ database, log });
  const mail = createMail({ transport: adapters.mailTransport, jobs, log });

  const accounts = createAccounts({
    db: database.db,
    jobs,
    mail,
    log,
    now,
    appUrl: config.appUrl,
    productName: config.productName,
    authSecret: secrets.authSecret,
    adminEmails: config.adminEmails,
    beforeDelete: async () => {},
  });
  let adminLinks: readonly string[] = [];

  const router = {
    account: accountHandlers(accounts),
  } satisfies ApiRouter;

  const readAddress = createClientAddressReader(config.trustedProxies);
  const contextOf = (request: Request, socketAddress: string | undefined): RequestContext => {
    const requestId = randomUUID();
    return {
      requestId,
      clientAddress: readAddress(socketAddress, request.headers.get('x-forwarded-for')),
      request,
      replyHeaders: new Headers(),
      log: log.child({ requestId }),
    };
  };

  const renderPage = createPageHandler(pages.load, pages.clientFolder === null ? 'hot-reload' : 'strict');
  const settings = {
    productName: config.productName,
    appUrl: config.appUrl,
    beta: config.beta,
    editor: config.editor,
    shareSteps: config.shareSteps,
  };

  return {
    answerLivePage: (_request, _response, next) => next(),
    fetch: createFrontDoor({
      appUrl: config.appUrl,
      clientFolder: pages.clientFolder,
      contextOf,
      isReady: () => isReachable(database.pool),
      openApi: describeApi(contract, config.productName),
      api: createApiHandler(router),
      page: async (context) => {
        const session = await accounts.readSession(context);
        const response = await renderPage(context.request, {
          api: createRouterClient(router, {
            context,
            interceptors: [(call) => replyWithProblems({ ...call, context })],
          }),
          session,
          settings,
        });
        for (const [name, value] of context.replyHeaders) response.headers.append(name, value);
        return response;
      },
    }),
    start: async () => {
      await jobs.start();
      adminLinks = await accounts.ensureAdmins();
    },
    stop: () => jobs.stop(),
    announcement: async () =>
      [
        `${config.productName} is ready: ${config.appUrl}`,
        `Mail goes to ${mail.destination}`,
        `Admins sign in at ${config.appUrl}/${secrets.adminPath}`,
        ...adminLinks.map((link) => `Set the admin's password, once: ${link}`),
      ].join('\n'),
  };
}
