import { implement } from '@orpc/server';
import type { Hono } from 'hono';
import type { Env } from '../../platform/http/http-router.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { assetHeaders, assetPath, type PageAssets } from './assets.ts';
import { pagesContract } from './contract.ts';
import type { Looks } from './looks.ts';
import type { Pages } from './service.ts';

export function pageHandlers(pages: Pages, looks: Looks, signedIn: SignedIn) {
  const api = implement(pagesContract).$context<RequestContext>();
  return {
    read: api.read.use(signedIn).handler(({ context, input }) => pages.read(context.session, input.userId)),
    looks: api.looks
      .use(signedIn)
      .handler(({ context, input }) => looks.read(context.session, input.userId, input.from)),
    addLooks: api.addLooks
      .use(signedIn)
      .handler(async ({ context, input }) => ({ total: await looks.add(context.session, input.userId) })),
    chooseLook: api.chooseLook.use(signedIn).handler(async ({ context, input }) => {
      await looks.choose(context.session, input.userId, input.position);
      return pages.read(context.session, input.userId);
    }),
    startOver: api.startOver.use(signedIn).handler(async ({ context, input }) => {
      await pages.startOver(context.session, input.userId);
      return { cleared: true };
    }),
    cleared: api.cleared
      .use(signedIn)
      .handler(({ context, input }) => pages.cleared(context.session, input.userId)),
    undoStartOver: api.undoStartOver.use(signedIn).handler(async ({ context, input }) => {
      await pages.undoStartOver(context.session, input.userId);
      return { restored: true };
    }),
  };
}

/** Serves the fonts and pictures of pages, which never change under their names. */
export function mountPageAssets(hono: Hono<Env>, assets: PageAssets): void {
  hono.get(`${assetPath}:name`, async (c) => {
    const asset = await assets.read(c.req.param('name'));
    return asset ? c.body(asset.bytes, 200, assetHeaders(asset)) : c.text('Not Found', 404);
  });
}
