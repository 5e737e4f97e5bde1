import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { createRouterClient } from '@orpc/server';
import { contract } from './contract.ts';
import { accountHandlers } from './features/account/handlers.ts';
import { createAccounts } from './features/account/service.ts';
import { mountSocialCallbacks } from './features/account/social/handlers.ts';
import { createSignedIn, createSignedInAdmin } from './features/account/sessions/signed-in.ts';
import { createAdminLoginPath } from './features/admin/admin-login-path.ts';
import { adminHandlers, mountUserExport } from './features/admin/handlers.ts';
import { type Admin, createAdmin } from './features/admin/service.ts';
import { analyticsHandlers, beaconDescription, mountBeacon } from './features/analytics/handlers.ts';
import { createAnalytics } from './features/analytics/service.ts';
import { coinHandlers } from './features/coins/handlers.ts';
import { createCoins } from './features/coins/service.ts';
import { connectivityHandlers } from './features/connectivity/handlers.ts';
import { connectivityTimeInMs, createConnectivity } from './features/connectivity/service.ts';
import { deployHandlers } from './features/deploys/handlers.ts';
import { markDuplicates, markDuplicatesJob } from './features/deploys/duplicates.ts';
import { openPageExport } from './features/deploys/export/page-export.ts';
import { createRemovePageWithAccount } from './features/deploys/files/remove-with-account.ts';
import { removeUnusedFiles, removeUnusedFilesJob } from './features/deploys/files/remove-unused-files.ts';
import { createIndexing } from './features/deploys/indexing.ts';
import { createAvifPictures } from './features/deploys/pictures/avif.ts';
import { createKeepImage } from './features/deploys/pictures/keep-image.ts';
import { createRenderLive } from './features/deploys/render-live.ts';
import { createDeploys, type DeployDeps, type Deploys } from './features/deploys/service.ts';
import { createCardFonts } from './features/deploys/share/card-fonts.ts';
import { createDrawing, drawingProgram, drawingTimeInMs } from './features/deploys/share/drawing.ts';
import { createQrCode } from './features/deploys/share/qr-code.ts';
import { createScriptFonts } from './features/deploys/share/script-fonts.ts';
import { createSharedFiles } from './features/deploys/share/share-files.ts';
import { directoryHandlers } from './features/directory/handlers.ts';
import { createDirectory } from './features/directory/service.ts';
import { generationHandlers } from './features/generation/handlers.ts';
import { createGeneration, type Generation, removeOldRecordsJob } from './features/generation/service.ts';
import { openPageAssets } from './features/pages/assets.ts';
import { mountPageAssets, pageHandlers } from './features/pages/handlers.ts';
import { createLooks } from './features/pages/looks.ts';
import { registeringStorage } from './features/pages/page-files.ts';
import { createRenderPreview } from './features/pages/render-preview.ts';
import { removeOldCleared, removeOldClearedJob } from './features/pages/cleared-drafts.ts';
import { createPages } from './features/pages/service.ts';
import type { AnswerLivePage } from './features/serving/live-pages.ts';
import { reportHandlers } from './features/reports/handlers.ts';
import { createReports } from './features/reports/service.ts';
import { createServing } from './features/serving/service.ts';
import { supportHandlers } from './features/support/handlers.ts';
import { createSupport } from './features/support/service.ts';
import { mountUploads, uploadHandlers } from './features/uploads/handlers.ts';
import { removeUnusedUploads, removeUnusedUploadsJob } from './features/uploads/remove-unused.ts';
import { createRemoveWithAccount } from './features/uploads/remove-with-account.ts';
import { createUploads, type Uploads } from './features/uploads/service.ts';
import type { Adapters } from './platform/adapters.ts';
import { publicSettings } from './platform/env/public-settings.ts';
import { createClientAddressReader } from './platform/http/client-address.ts';
import { createHttpRouter } from './platform/http/http-router.ts';
import { createPublicFetch, internet } from './platform/http/public-fetch.ts';
import { isReachable, readinessTimeoutInMs } from './platform/http/readiness.ts';
import { createPageHandler, type LoadPages } from './platform/http/pages.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { accountQueueLimits } from './platform/limits/account-queue.ts';
import { createKeyedMutex } from './platform/limits/mutex.ts';
import { networkOf } from './platform/limits/limit.ts';
import { createMail } from './platform/mail/mail.ts';
import { createSms } from './platform/sms/sms.ts';
import { createApiHandler, type ApiRouter } from './platform/rpc/api-handler.ts';
import type { RequestContext } from './platform/rpc/context.ts';
import { describeApi } from './platform/rpc/openapi.ts';
import { replyWithProblems } from './platform/rpc/problems.ts';
import { logSecurityEvents } from './platform/rpc/security-log.ts';
import type { PageRequest } from './web/page/page-request.ts';

/** A whole service without a socket: what `main.ts` listens with and what tests drive with a `Request`. */
export interface App {
  /** Answers a live page before the router runs; calls `next` for anything else. */
  readonly answerLivePage: AnswerLivePage;
  fetch(request: Request, socketAddress: string | undefined): Promise<Response>;
  /** Starts background work. */
  start(): Promise<void>;
  /** Ends the builds that answers in flight wait for. */
  finish(): Promise<void>;
  /** Ends background work; the listener closes connections. */
  stop(): Promise<void>;
  /** Addresses, for the terminal. */
  startMessage(): string;
  /** The verbs that commands call without a request. */
  readonly services: Services;
}

export interface Services {
  readonly uploads: Uploads;
  readonly generation: Generation;
  readonly deploys: Deploys;
  readonly admin: Admin;
}

export interface PageOptions {
  readonly load: LoadPages;
  /** Folder of the built browser files; null when the development server serves them. */
  readonly clientFolder: string | null;
}

/** Table of contents of the service: every feature is made here, from the adapters it needs, in the order of the arrows. */
export async function createApp(adapters: Adapters, web: PageOptions): Promise<App> {
  const { config, secrets, log, database, storage, now } = adapters;
  const { db } = database;
  const jobs = createJobs({ database, log });
  const mail = createMail({ transport: adapters.mailTransport, log });
  const sms = createSms({ transport: adapters.smsTransport, log });

  const accounts = createAccounts({
    db,
    jobs,
    mail,
    sms,
    log,
    now,
    appUrl: config.appUrl,
    productName: config.productName,
    authSecret: secrets.authSecret,
    oauth: config.oauth,
    adminEmails: config.adminEmails,
    adminLoginPath: `/${secrets.adminPath}`,
    beforeDelete: async (tx, userId) => {
      await removePageOf(tx, userId);
      await removeUploadsOf(tx, userId);
    },
    afterSignIn: (caller, session) => admin.noteSignIn(caller, session),
  });
  let adminLinks: readonly string[] = [];

  const perDay = config.dailyPerAccount;
  const uploads = createUploads({
    db,
    storage,
    publicFetch: createPublicFetch(internet),
    log,
    perDay,
    now,
  });
  const removeUploadsOf = createRemoveWithAccount(jobs, storage);
  jobs.cleanUp(removeUnusedUploadsJob, '17 * * * *', () => removeUnusedUploads({ db, storage, now }));

  const coins = createCoins({ db, uploads, now });
  const faces = Object.values(designs).flatMap((design) => design.fonts);
  const assets = await openPageAssets(registeringStorage(storage, db), faces);
  const renderPreview = createRenderPreview(assets, config.appUrl, now);
  const pages = createPages({ db, coins, renderPreview, log, now });
  jobs.cleanUp(removeOldClearedJob, '50 * * * *', () => removeOldCleared(db, now()));
  const looks = createLooks({ db, coins, renderPreview, perDay, now });
  const generation = createGeneration({
    db,
    storage,
    coins,
    pages,
    renderPreviewAt: (instant) => createRenderPreview(assets, config.appUrl, () => instant),
    ai: config.ai,
    perDay,
    now,
  });

  jobs.cleanUp(removeOldRecordsJob, '20 4 * * *', () => generation.removeOldRecords());

  const serving = createServing({ database, place: config, assets, log });
  const pageExport = openPageExport(config.exportDir, { database, assets, log });
  const removePageOf = createRemovePageWithAccount({ db, jobs, storage });
  jobs.cleanUp(removeUnusedFilesJob, '40 3 * * *', () => removeUnusedFiles({ db, storage, now }));
  const render = createRenderLive(assets, config);
  jobs.register(markDuplicatesJob, ({ data }) => markDuplicates(data.nameSlug, { db, render }));
  const deployDeps: DeployDeps = {
    db,
    coins,
    pages,
    jobs,
    keepImage: createKeepImage({ storage, assets, avifPictures: createAvifPictures(log) }),
    makeShared: createSharedFiles({
      assets,
      loadFont: createCardFonts(join(config.dataDir, 'cache', 'fonts')),
      loadScriptFonts: createScriptFonts(join(config.dataDir, 'cache', 'fonts')),
      draw: createDrawing({ program: drawingProgram, timeInMs: drawingTimeInMs }),
      log,
    }),
    makeQrCode: createQrCode(assets),
    render,
    place: config,
    accountQueue: createKeyedMutex(accountQueueLimits),
    perDay,
    afterCommit: (slug) => serving.forget(slug),
    log,
    now,
  };
  const deploys = createDeploys(deployDeps);
  const indexing = createIndexing(deployDeps);
  const directory = createDirectory(db);
  const analytics = createAnalytics(db, now);
  const support = createSupport({ db, jobs, mail, supportEmail: config.supportEmail, now });
  const admin = createAdmin({
    db,
    jobs,
    accounts,
    adminEmails: config.adminEmails,
    countViews: () => analytics.countAllViews(),
    afterModeration: (slug) => serving.forget(slug),
    now,
  });
  const reports = createReports({ db, jobs, audit: admin.audit, moderation: admin.moderation, now });
  const connectivity = createConnectivity({
    db,
    audit: admin.audit,
    cloudflare: config.cloudflare,
    timeLimitInMs: connectivityTimeInMs,
    now,
  });
  const isAdminLoginPath = createAdminLoginPath(secrets.adminPath);

  const signedIn = createSignedIn(accounts);
  const router = {
    account: accountHandlers(accounts),
    uploads: uploadHandlers(uploads, signedIn),
    coins: coinHandlers(coins, signedIn),
    pages: pageHandlers(pages, looks, signedIn),
    generation: generationHandlers(generation, signedIn),
    deploys: deployHandlers(deploys, indexing, signedIn),
    directory: directoryHandlers(directory, signedIn),
    analytics: analyticsHandlers(analytics, signedIn),
    support: supportHandlers(support, accounts),
    admin: adminHandlers(admin, createSignedInAdmin(accounts)),
    reports: reportHandlers(reports, createSignedInAdmin(accounts)),
    connectivity: connectivityHandlers(connectivity, createSignedInAdmin(accounts)),
  } satisfies ApiRouter;

  const readAddress = createClientAddressReader(config.trustedProxies, (peer) =>
    log.warn(
      { network: networkOf(peer) },
      'X-Forwarded-For ignored, as TRUSTED_PROXIES does not name the peer',
    ),
  );
  const contextOf = (request: Request, socketAddress: string | undefined): RequestContext => {
    const requestId = randomUUID();
    return {
      requestId,
      clientAddress: readAddress(socketAddress, request.headers.get('x-forwarded-for')),
      request,
      replyHeaders: new Headers(),
      log: log.child({ requestId }),
      actor: { userId: null },
    };
  };

  const renderPage = createPageHandler(web.load, web.clientFolder === null ? 'hot-reload' : 'strict');

  return {
    services: { uploads, generation, deploys, admin },
    answerLivePage: serving.answer,
    fetch: createHttpRouter({
      appUrl: config.appUrl,
      clientFolder: web.clientFolder,
      contextOf,
      isReady: () => isReachable(database.pool, readinessTimeoutInMs),
      openApi: describeApi(contract, config.productName, beaconDescription),
      api: createApiHandler(router),
      mount: (hono) => {
        mountSocialCallbacks(hono, accounts.social);
        mountUploads(hono, storage);
        mountPageAssets(hono, assets);
        mountBeacon(hono, analytics, now);
        mountUserExport(hono, admin, accounts);
      },
      page: async (context) => {
        // Public pages stand without a session; the guard says that it could not be read.
        const found = await accounts.readSession(context).catch((error: unknown) => {
          context.log.error({ err: error }, 'session read failed');
          return 'unknown' as const;
        });
        const response = await renderPage(context.request, {
          api: createRouterClient(router, {
            context,
            interceptors: [
              (call) => logSecurityEvents({ ...call, context }),
              (call) => replyWithProblems({ ...call, context }),
            ],
          }),
          session: found === 'unknown' ? null : found,
          isSessionUnknown: found === 'unknown',
          settings: publicSettings(config),
          isAdminLoginPath,
          reportFailure: (error) => context.log.error({ err: error }, 'page rendering failed'),
        } satisfies Omit<PageRequest, 'nonce'>);
        for (const [name, value] of context.replyHeaders) response.headers.append(name, value);
        return response;
      },
    }),
    start: async () => {
      await jobs.start();
      await serving.start();
      await pageExport?.start();
      adminLinks = await accounts.ensureAdmins();
    },
    finish: () => generation.stop(),
    stop: async () => {
      await generation.stop();
      await Promise.all([jobs.stop(), serving.stop(), pageExport?.stop(), analytics.stop()]);
    },
    startMessage: () =>
      [
        `${config.productName} is ready: ${config.appUrl}`,
        `Mail goes to ${mail.destination}`,
        `Admins sign in at ${config.appUrl}/${secrets.adminPath}`,
        ...adminLinks.map((link) => `Set the admin's password, once: ${link}`),
      ].join('\n'),
  };
}
