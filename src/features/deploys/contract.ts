import { z } from 'zod';
import { endpoint, ofAccount } from '../../platform/rpc/contract.ts';

/** A column of the profile, which is null where it is empty. */
const ignored = z.string().max(8_000).nullish();

/** What a creator shares of a live page; addresses of files are paths of ours. */
export const sharing = z.object({
  /** Address of the live page. */
  url: z.string(),
  /** The share card, a PNG of 1200×630; null where it could not be drawn. */
  card: z.string().nullable(),
  /** The address as a code to scan. */
  qrCode: z.object({ svg: z.string(), png: z.string() }).nullable(),
});
export type Sharing = z.infer<typeof sharing>;

const ownIndexing = z.object({
  /** Whether search engines may list the live page, now or once there is one. */
  isIndexed: z.boolean(),
  /** Whether pages have hosts of their own; on a path search engines are asked to stay away from all. */
  canBeIndexed: z.boolean(),
});
export type OwnIndexing = z.infer<typeof ownIndexing>;

const indexingPath = '/profiles/{userId}/search-engines' as const;
const onAPath = {
  NO_OWN_HOST: {
    status: 409,
    message: 'Search engines are asked to stay away from all pages here. Share the address of yours instead.',
  },
};

export const deploysContract = {
  /** What there is to share; null before the first deploy. */
  sharing: endpoint
    .route({
      method: 'GET',
      path: '/profiles/{userId}/sharing',
      summary: 'Read what can be shared of a live page',
    })
    .input(ofAccount)
    .output(sharing.nullable()),

  ownIndexing: endpoint
    .route({
      method: 'GET',
      path: indexingPath,
      summary: 'Read whether search engines may list one’s own live page',
    })
    .input(ofAccount)
    .output(ownIndexing),

  index: endpoint
    .route({ method: 'PUT', path: indexingPath, summary: 'Let search engines list one’s own live page' })
    .errors(onAPath)
    .input(ofAccount)
    .output(ownIndexing),

  unindex: endpoint
    .route({
      method: 'DELETE',
      path: indexingPath,
      summary: 'Ask search engines to stay away from one’s own live page',
    })
    .errors(onAPath)
    .input(ofAccount)
    .output(ownIndexing),

  /**
   * Makes the account's draft its live page. Of the specified body only `userId` counts, and it must be the session's: the server
   * deploys its own document and facts, so every other field is taken and ignored.
   */
  deploy: endpoint
    .route({ method: 'POST', path: '/functions/deploy-landing-page', summary: 'Publish the draft' })
    .errors({
      TAKEN_DOWN: {
        status: 409,
        message: 'Your page was taken down, so it cannot be published. Write to support to have it put back.',
      },
      NO_DRAFT: { status: 409, message: 'Create your page first, then publish it.' },
      COIN_INCOMPLETE: { status: 409, message: 'Fill in the details of your coin first.' },
      DRAFT_CHANGED: {
        status: 409,
        message: 'Your page was changed while it was being published. Please publish it again.',
      },
      DEPLOY_FAILED: { status: 500, message: 'Failed to deploy landing page' },
    })
    .input(
      ofAccount.extend({
        coinName: ignored,
        symbol: ignored,
        description: ignored,
        buyButtonLink: ignored,
        telegram: ignored,
        twitter: ignored,
        mainColors: ignored,
        mainImageUrl: ignored,
        contractAddress: ignored,
        /** As long as a request may be. */
        landingPageHtml: z.string().nullish(),
        backgroundImageUrl: ignored,
        isPreview: z.literal(false).optional(),
      }),
    )
    .output(z.object({ slug: z.string(), deployedUrl: z.string() })),
};
