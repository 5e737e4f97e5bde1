import { likenesses } from '@moonpage/engine/likeness.ts';
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { endpoint, fieldIssue, ofAccount } from '../../platform/rpc/contract.ts';

/** A column of the profile, which is null where it is empty. */
const ignored = z.string().max(8_000).nullish();

/** What another public page has in common with one; both pages say so. */
const shares = z.array(z.enum(likenesses));

/** `taken` by another page, `alike`: it reads as another coin's name or address, `mixed` alphabets, `reserved` for the service. */
const addressStates = ['free', 'own', 'taken', 'alike', 'mixed', 'reserved', 'too-long'] as const;
export type AddressState = (typeof addressStates)[number];

/** Where a page is or may be live. */
const address = z.object({ slug: z.string(), url: z.string() });

const pageAddress = address.extend({
  state: z.enum(addressStates),
  /** Where the page is live; null before the first deploy. */
  liveUrl: z.string().nullable(),
});
export type PageAddress = z.infer<typeof pageAddress>;

const ownAddress = address.extend({
  /** Where it may move: the address that its creator wishes for, or that of its name by now. */
  next: address.nullable(),
});
export type OwnAddress = z.infer<typeof ownAddress>;

const addressPath = '/profiles/{userId}/address' as const;

/** What a creator shares of a live page; addresses of files are paths of ours. */
export const sharing = z.object({
  /** As it is live. */
  coinName: z.string(),
  /** Address of the live page. */
  url: z.string(),
  /** What a post of it may say, in the page's language and without its address. */
  text: z.string(),
  /** The share card, a PNG of 1200×630; null where it could not be drawn, and where links show the coin's picture. */
  card: z.string().nullable(),
  /** The address as a code to scan. */
  qrCode: z.object({ svg: z.string(), png: z.string() }).nullable(),
  shares,
});
export type Sharing = z.infer<typeof sharing>;

/** What a deploy does once the draft was found fit to go live, in this order. */
export const deploySteps = ['pictures', 'card', 'address', 'page', 'live'] as const;
export type DeployStep = (typeof deploySteps)[number];

/** A page that has gone live. */
const deployed = z.object({
  slug: z.string(),
  deployedUrl: z.string(),
  shares,
  /** The address that the creator wished for, where the page has another because that is not free. */
  missedAddress: z.string().nullable(),
});

/** How a deploy goes on. */
const deployEvent = z.discriminatedUnion('type', [
  /** A step begins; those before it are done. One that was overtaken by a change begins with the first again. */
  z.object({ type: z.literal('step'), step: z.enum(deploySteps) }),
  z.object({ type: z.literal('done'), ...deployed.shape }),
]);
export type DeployEvent = z.infer<typeof deployEvent>;

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

/** Names the draft as the studio read or saved it last, or its preview: another one by now is not meant. */
const base = z.string().max(64).optional();

/** Why a draft cannot be published as it is. */
const unready = {
  TAKEN_DOWN: {
    status: 409,
    message: 'Your page was taken down, so it cannot be published. Write to support to have it put back.',
  },
  NO_DRAFT: { status: 409, message: 'Create your page first, then publish it.' },
  COIN_INCOMPLETE: { status: 409, message: 'Fill in the details of your coin first.' },
  TEXT_REFUSED: {
    status: 409,
    message: 'Your page has a text that may not go live.',
    /** `path` as in the document, e.g. `sections.2.props.heading`. */
    data: z.object({ issues: z.array(fieldIssue) }),
  },
  PAGE_CHANGED: {
    status: 409,
    message: 'Your page was changed in another window or on another device.',
  },
};

const deploying = endpoint.errors({
  ...unready,
  DRAFT_CHANGED: {
    status: 409,
    message: 'Your page was changed while it was being published. Please publish it again.',
  },
  DEPLOY_FAILED: { status: 500, message: 'Failed to deploy landing page' },
});

const deployInput = ofAccount.extend({
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
  base,
});

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

  /** The live page as a picture of it is drawn: it runs nothing and leads nowhere. Null before the first deploy. */
  livePage: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/live-page', summary: 'Look at one’s own live page' })
    .input(ofAccount)
    .output(z.object({ html: z.string() }).nullable()),

  /** Whether a page may have an address, as it is typed: a whole one gives its last part. Without one, the address that the name gives. */
  checkAddress: endpoint
    .route({
      method: 'GET',
      path: `${addressPath}/check`,
      summary: 'Read whether an address is free',
    })
    .input(
      ofAccount.extend({
        typed: z.string().max(512).default(''),
        name: z.string().max(512).default(''),
        symbol: z.string().max(512).default(''),
      }),
    )
    .output(pageAddress),

  /** Null before the first deploy. */
  ownAddress: endpoint
    .route({
      method: 'GET',
      path: addressPath,
      summary: 'Read where one’s own page is live, and where it may move',
    })
    .input(ofAccount)
    .output(ownAddress.nullable()),

  /** The address that it leaves leads on to the page while no other page is given it. */
  moveAddress: endpoint
    .route({ method: 'PUT', path: addressPath, summary: 'Move one’s own live page to another address' })
    .errors({
      NO_LIVE_PAGE: { status: 409, message: 'Your page is not live. Publish it first.' },
      TAKEN_DOWN: {
        status: 409,
        message: 'Your page was taken down, so it cannot be moved. Write to support to have it put back.',
      },
      ADDRESS_GONE: {
        status: 409,
        message: 'That address is no longer free. Choose another under Page Address.',
      },
    })
    .input(ofAccount.extend({ slug: z.string().min(1).max(64) }))
    .output(ownAddress),

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

  /** The draft as a ZIP that opens from a folder: `index.html`, and its pictures and fonts under `assets/`. */
  archive: endpoint
    .route({
      method: 'GET',
      path: '/profiles/{userId}/page.zip',
      summary: 'Download the draft as a static page',
    })
    .errors({
      ...unready,
      ARCHIVE_FAILED: { status: 500, message: 'Your page could not be packed. Please try again.' },
    })
    .input(ofAccount.extend({ base }))
    .output(z.file()),

  /**
   * Makes the account's draft its live page. Of the specified body only `userId` counts, and it must be the session's: the server
   * deploys its own document and facts, so every other field is taken and ignored, `base` aside.
   */
  deploy: deploying
    .route({ method: 'POST', path: '/functions/deploy-landing-page', summary: 'Publish the draft' })
    .meta({ isRepeatable: true })
    .input(deployInput)
    .output(deployed),

  /** The same, told as it happens. The work goes on when the listener leaves. */
  deployStream: deploying
    .route({
      method: 'POST',
      path: '/functions/deploy-landing-page/stream',
      summary: 'Publish the draft and tell how it goes on',
    })
    .meta({ isRepeatable: true })
    .input(deployInput)
    .output(eventIterator(deployEvent)),
};
