import { implement } from '@orpc/server';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../../platform/http/http-router.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { imageBytesLimit, uploadRefusals, uploadsContract } from './contract.ts';
import { keyOfUrl } from './keys.ts';
import type { Uploads } from './service.ts';

export function uploadHandlers(uploads: Uploads, signedIn: SignedIn) {
  const api = implement(uploadsContract).$context<RequestContext>();
  return {
    upload: api.upload
      .use(signedIn)
      .handler(async ({ context, input }) => uploads.upload(context.session, await input.file.bytes())),
    proxyImage: api.proxyImage
      .use(signedIn)
      .handler(({ context, input }) => uploads.proxyImage(context.session, input.imageUrl)),
  };
}

/**
 * Refuses a file that is too large while it comes in, in the words and the shape of the endpoint's own refusal.
 */
function refuseLargeFiles() {
  const { title, description } = uploadRefusals.IMAGE_TOO_LARGE;
  const refusal = {
    defined: true,
    code: 'IMAGE_TOO_LARGE',
    status: 413,
    message: description,
    data: { title, description },
  };
  return bodyLimit({ maxSize: imageBytesLimit, onError: () => Response.json(refusal, { status: 413 }) });
}

/**
 * Serves uploaded images under `/storage/main_images/temp/`, for an hour, to pages of any origin: a page in a sandbox has the
 * origin `null`. Also stands before the upload endpoint with the limit of its size.
 */
export function mountUploads(hono: Hono<Env>, storage: Storage): void {
  hono.post('/api/storage/main_images', refuseLargeFiles());
  hono.get('/storage/*', async (c) => {
    const key = keyOfUrl(c.req.path);
    const file = key === null ? null : await storage.get(key);
    if (!file) return c.text('Not Found', 404);
    // A key is random and never written again, so it names its content.
    const etag = `"${key}"`;
    const headers = {
      'Cache-Control': 'public, max-age=3600',
      ETag: etag,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(file.bytes, 200, {
      ...headers,
      'Content-Type': file.contentType,
      'Content-Length': String(file.size),
    });
  });
}
