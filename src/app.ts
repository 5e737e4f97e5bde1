import { join } from 'node:path';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { createRouterClient } from '@orpc/server';
import { contract } from './contract.ts';
import { createAnswerPage, type PageOptions } from './answer-page.ts';
import { accountHandlers } from './features/account/handlers.ts';
import { createAccounts } from './features/account/service.ts';
import { mountSocialCallbacks, socialCallbacksDescription } from './features/account/social/callbacks.ts';
import { createSignedIn, createSignedInAdmin } from './features/account/sessions/signed-in.ts';
import { createAdminLoginPath } from './features/admin/admin-login-path.ts';
import { adminHandlers, mountUserExport, userExportDescription } from './features/admin/handlers.ts';
import { type Admin, createAdmin } from './features/admin/service.ts';
import { beaconDescription, createAnswerBeacon } from './features/analytics/answer-beacon.ts';
import { openCountries } from './features/analytics/readers/countries.ts';
import { analyticsHandlers } from './features/analytics/handlers.ts';
import { readerFrom } from './features/analytics/readers/reader.ts';
import { type Analytics, createAnalytics } from './features/analytics/service.ts';
import { coinHandlers } from './features/coins/handlers.ts';
import { createCoins } from './features/coins/service.ts';
import { connectivityHandlers } from './features/connectivity/handlers.ts';
import { connectivityTimeInMs, createConnectivity } from './features/connectivity/service.ts';
import { createArchives } from './features/deploys/archive/page-archive.ts';
import { deployHandlers } from './features/deploys/handlers.ts';
import { openPageExport } from './features/deploys/export/page-export.ts';
import { createRemovePageWithAccount } from './features/deploys/remove-with-account.ts';
import { createIndexing } from './features/deploys/indexing.ts';
import { registerDeployJobs } from './features/deploys/jobs.ts';
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
import {
  createGeneration,
  type Generation,
  longestBuildInMs,
  removeOldRecordsJob,
} from './features/generation/service.ts';
import { openPageAssets } from './features/pages/assets.ts';
import { mountPageAssets, pageHandlers } from './features/pages/handlers.ts';
import { createLooks } from './features/pages/looks.ts';
import { registeringStorage } from './features/pages/page-files.ts';
import { createRenderPreview } from './features/pages/render-preview.ts';
import { createPages } from './features/pages/service.ts';
import { unusedUploads } from './features/pages/unused-uploads.ts';
import { mountWebhook, paymentHandlers, webhookDescription } from './features/payments/handlers.ts';
import { createPayments } from './features/payments/service.ts';
import type { AnswerLivePage } from './features/serving/live-pages.ts';
import { reportHandlers } from './features/reports/handlers.ts';
import { createReports } from './features/reports/service.ts';
import { ownHosts } from './features/serving/hosts.ts';
import { createServing } from './features/serving/service.ts';
import { sharingHandlers } from './features/sharing/handlers.ts';
import { createSharing } from './features/sharing/service.ts';
import { studioHandlers } from './features/studio/handlers.ts';
import { createStudio } from './features/studio/service.ts';
import { supportHandlers } from './features/support/handlers.ts';
import { createSupport } from './features/support/service.ts';
import { mountUploads, uploadHandlers } from './features/uploads/handlers.ts';
import { createRemoveWithAccount } from './features/uploads/remove-with-account.ts';
import { createUploads, type Uploads } from './features/uploads/service.ts';
import type { Adapters } from './platform/adapters.ts';
import { createHttpRouter } from './platform/http/http-router.ts';
import { createPublicFetch } from './platform/http/public-fetch.ts';
import { createRequestContexts } from './platform/http/request-context.ts';
import { isReachable, readinessTimeoutInMs } from './platform/http/readiness.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { accountQueueLimits } from './platform/limits/account-queue.ts';
import { createKeyedMutex } from './platform/limits/mutex.ts';
import { createMail } from './platform/mail/mail.ts';
import { createSms } from './platform/sms/sms.ts';
import { createApiHandler, type ApiRouter } from './platform/rpc/api-handler.ts';
import { describeApi } from './platform/rpc/openapi.ts';
import { replyWithProblems } from './platform/rpc/problems.ts';
import { logSecurityEvents } from './platform/rpc/security-log.ts';

/** A whole service without a socket: what `main.ts` listens with and what tests drive with a `Request`. */
export interface App {
  /** Answers live pages and their beacons before the router runs; calls `next` for anything else. */
  readonly answerFirst: AnswerLivePage;
  fetch(request: Request, socketAddress: string | undefined): Promise<Response>;
  /** Starts background work. */
  start(): Promise<void>;
  /** Ends the builds that answers in flight wait for. */
  finish(): Promise<void>;
  /** Ends background work; the listener closes connections. */
  stop(): Promise<void>;
  /** For the terminal: addresses, advice, and links that set admins' passwords, which end those of the message before. */
  startMessage(): Promise<string>;
  /** The verbs that commands call without a request. */
  readonly services: Services;
}

export interface Services {
  readonly uploads: Uploads;
  readonly generation: Generation;
  readonly deploys: Deploys;
  readonly admin: Admin;
  readonly analytics: Pick<Analytics, 'sumAgain' | 'reportOf'>;
}

/** Table of contents of the service: every feature is made here, from the adapters it needs, in the order of the arrows. */
export async function createApp(adapters: Adapters, web: PageOptions): Promise<App> {
  const { config, secrets, log, database, storage, now } = adapters;
  const { db } = database;
  const { appUrl, productName, adminEmails, cloudflare, dailyPerAccount: perDay } = config;
  const names = { appUrl, productName, adminEmails };
  const jobs = createJobs({ database, log, pace: adapters.jobPace });
  const mail = createMail({ transport: adapters.mailTransport, log });
  const sms = createSms({ transport: adapters.smsTransport, log });

  const accounts = createAccounts({
    ...config,
    db,
    jobs,
    mail,
    sms,
    log,
    now,
    ...names,
    pause: adapters.pause,
    authSecret: secrets.authSecret,
    oauth: config.oauth,
    adminLoginPath: `/${secrets.adminPath}`,
    adminSecondFactor: config.adminSecondFactor,
    beforeDelete: async (tx, userId) => {
      await removePageOf(tx, userId);
      await removeUploadsOf(tx, userId);
      await payments.endWithAccount(tx, userId);
    },
    afterSignIn: (caller, session) => admin.noteSignIn(caller, session),
  });

  const publicFetch = createPublicFetch(adapters.network);
  const uploads = createUploads({ db, storage, publicFetch, log, perDay, now });
  const removeUploadsOf = createRemoveWithAccount(jobs, storage);
  jobs.cleanUp(unusedUploads.job, '17 * * * *', () => unusedUploads.remove({ db, storage, now }));

  const coins = createCoins({ db, uploads, ownHosts: ownHosts(config), now });
  const faces = Object.values(designs).flatMap((design) => design.fonts);
  const assets = await openPageAssets(registeringStorage(storage, db), faces);
  const renderPreview = createRenderPreview(assets, config.appUrl, now);
  const pages = createPages({ db, coins, renderPreview, log, now });
  const looks = createLooks({ db, coins, renderPreview, perDay, now });
  const sharing = createSharing({ db, mode: config.shareSteps, productName, now });
  const heldForMs = longestBuildInMs(config.ai);
  const payments = await createPayments({ ...config, db, jobs, heldForMs, log, now });
  const generation = createGeneration({
    db,
    storage,
    coins,
    pages,
    renderPreviewAt: (instant) => createRenderPreview(assets, config.appUrl, () => instant),
    ai: config.ai,
    admission: config.beta ? sharing.admission : payments.admission,
    perDay,
    now,
    newSeed: adapters.newSeed,
    timer: adapters.timer,
  });
  jobs.cleanUp(removeOldRecordsJob, '20 4 * * *', () => generation.removeOldRecords());

  const serving = createServing({ database, place: config, assets, log });
  const pageExport = openPageExport(config.exportDir, { database, assets, log });
  const removePageOf = createRemovePageWithAccount({ db, jobs, storage });
  const render = createRenderLive(assets, config);
  registerDeployJobs(jobs, { db, storage, render, mail, ...names, log, now });
  const deployDeps = {
    db,
    assets,
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
  } satisfies DeployDeps;
  const deploys = createDeploys({ ...deployDeps, renderPreview });
  const archives = createArchives(deployDeps);
  const studio = createStudio({
    ...deployDeps,
    uploads,
    generation,
    renderPreview,
    faces,
    network: adapters.network,
  });
  const directory = createDirectory(db, now);
  const analytics = createAnalytics({
    database,
    jobs,
    countryOf: await openCountries(config.countryFile),
    keepMonths: config.keepViewsMonths,
    now,
  });
  const support = createSupport({ db, jobs, mail, supportEmail: config.supportEmail, now });
  const admin = createAdmin({
    db,
    jobs,
    mail,
    accounts,
    ...names,
    countViews: () => analytics.countAllViews(),
    afterModeration: (slug) => serving.forget(slug),
    now,
  });
  const { audit, moderation } = admin;
  const reports = createReports({ db, jobs, audit, moderation, now });
  const timeLimitInMs = connectivityTimeInMs;
  const connectivity = createConnectivity({ db, audit, cloudflare, timeLimitInMs, now });
  const isAdminLoginPath = createAdminLoginPath(secrets.adminPath);

  const signedIn = createSignedIn(accounts);
  const signedInAdmin = createSignedInAdmin(accounts);
  const router = {
    account: accountHandlers(accounts),
    uploads: uploadHandlers(uploads, signedIn),
    coins: coinHandlers(coins, signedIn),
    pages: pageHandlers(pages, looks, signedIn),
    generation: generationHandlers(generation, signedIn),
    deploys: deployHandlers({ deploys, archives, indexing: createIndexing(deployDeps) }, signedIn),
    sharing: sharingHandlers(sharing, signedIn),
    payments: paymentHandlers(payments, signedIn),
    studio: studioHandlers(studio, signedIn),
    directory: directoryHandlers(directory, signedIn),
    analytics: analyticsHandlers(analytics, signedIn, signedInAdmin),
    support: supportHandlers(support, accounts),
    admin: adminHandlers(admin, signedInAdmin),
    reports: reportHandlers(reports, signedInAdmin),
    connectivity: connectivityHandlers(connectivity, signedInAdmin),
  } satisfies ApiRouter;

  const { readAddress, contextOf } = createRequestContexts({ trustedProxies: config.trustedProxies, log });
  const answerBeacon = createAnswerBeacon(analytics, readerFrom(readAddress, config.countryHeader), log);
  return {
    services: { uploads, generation, deploys, admin, analytics },
    answerFirst: (request, response, next) =>
      answerBeacon(request, response, () => serving.answer(request, response, next)),
    fetch: createHttpRouter({
      appUrl: config.appUrl,
      clientFolder: web.clientFolder,
      contextOf,
      isReady: () => isReachable(database.pool, readinessTimeoutInMs),
      openApi: describeApi(contract, config.productName, {
        ...beaconDescription,
        ...socialCallbacksDescription,
        ...webhookDescription,
        ...userExportDescription,
      }),
      api: createApiHandler(router),
      mount: (hono) => {
        mountSocialCallbacks(hono, accounts.social);
        mountWebhook(hono, payments);
        mountUploads(hono, storage);
        mountPageAssets(hono, assets);
        mountUserExport(hono, admin, accounts);
      },
      page: createAnswerPage({
        web,
        config,
        accounts,
        isAdminLoginPath,
        readNewest: directory.newest,
        apiFor: (context) =>
          createRouterClient(router, {
            context,
            interceptors: [
              (call) => logSecurityEvents({ ...call, context }),
              (call) => replyWithProblems({ ...call, context }),
            ],
          }),
      }),
    }),
    start: async () => {
      await jobs.start();
      await analytics.start();
      await serving.start();
      await pageExport?.start();
    },
    finish: () => generation.stop(),
    stop: async () => {
      await generation.stop();
      await Promise.all([jobs.stop(), serving.stop(), pageExport?.stop(), analytics.stop()]);
    },
    startMessage: async () => {
      const adminLinks = await accounts.ensureAdmins();
      return [
        `${config.productName} is ready: ${config.appUrl}`,
        `Mail goes to ${mail.destination}`,
        `Admins sign in at ${appUrl}/${secrets.adminPath}`,
        ...payments.warnOperator(),
        ...(await accounts.desk.advice()),
        ...adminLinks.map(({ email, link }) => `Set ${email}'s password, once: ${link}`),
      ].join('\n');
    },
  };
}
