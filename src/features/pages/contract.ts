import { z } from 'zod';
import { endpoint, ofAccount } from '../../platform/rpc/contract.ts';
import { looksAtOnce } from './rules/looks.ts';

/** What the preview screen shows. */
export const pageView = z.object({
  coinName: z.string().nullable(),
  /** The whole preview page, or null when nothing was built. */
  previewHtml: z.string().nullable(),
  /** Names what `previewHtml` is, for who publishes what was seen; null when nothing was built. */
  base: z.string().nullable(),
  /** Whether document and coin are as they went live. */
  isDeployed: z.boolean(),
  /** Address of the live page; stays while a new one is being prepared. */
  deployedUrl: z.string().nullable(),
  /** Why an admin has taken the live page down; null while it is shown. */
  takenDownReason: z.string().nullable(),
  /** Name of the design, e.g. `moonshot`. */
  design: z.string().nullable(),
  /** Of the coin's texts, the sentences that no page of it shows, in their order, each with why and what to do. */
  leftOut: z.array(z.object({ sentence: z.string(), reason: z.string() })),
});
export type PageView = z.infer<typeof pageView>;

/**
 * Why a document was kept: a page was built, another look was chosen, its creator edited it, went back to an earlier document, wrote over
 * what another window had saved, or only wanted it kept.
 */
export const revisionReasons = ['built', 'look', 'edited', 'restored', 'overwritten', 'copy'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

/** One look of a page as the preview screen offers it. */
export const pageLook = z.object({
  /** 1, 2, 3 …: names the look while the draft lives. */
  position: z.int().positive(),
  design: z.string(),
  /** The design's name in words, e.g. `Moonshot`. */
  label: z.string(),
  /** The design's world in one line. */
  world: z.string(),
  /** The same coin, design and seed make the same page. */
  seed: z.int().nonnegative(),
  /** Whether the draft looks like this. */
  isCurrent: z.boolean(),
  /** The whole preview page. */
  html: z.string(),
});
export type PageLook = z.infer<typeof pageLook>;

const looksPage = z.object({
  looks: z.array(pageLook).max(looksAtOnce),
  /** How many there are in all. */
  total: z.int().nonnegative(),
  /** Whether further ones can be made. */
  hasMore: z.boolean(),
});
export type LooksPage = z.infer<typeof looksPage>;

const ofDraft = {
  NOTHING_BUILT: { status: 409, message: 'Build your page first.' },
  DRAFT_CHANGED: { status: 409, message: 'Your page was changed meanwhile. Please try again.' },
};

export const pagesContract = {
  /** The draft and the address of what is live. */
  read: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/page', summary: 'Read the page of an account' })
    .errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } })
    .input(ofAccount)
    .output(pageView),

  /** The looks of the draft from a position on, three at most; none before the first were made. */
  looks: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/looks', summary: 'Read the looks of a page' })
    .input(ofAccount.extend({ from: z.coerce.number().int().min(1).max(1_000).default(1) }))
    .output(looksPage),

  /** Makes three more looks, the first time beside the draft's own; after as many as there are designs none. */
  addLooks: endpoint
    .route({ method: 'POST', path: '/profiles/{userId}/looks', summary: 'Make further looks of a page' })
    .errors(ofDraft)
    .input(ofAccount)
    .output(z.object({ total: z.int().nonnegative() })),

  /** Makes a look the draft. What is live stays until the next deploy, and the look that was left stays to go back to. */
  chooseLook: endpoint
    .route({
      method: 'POST',
      path: '/profiles/{userId}/looks/{position}/choose',
      summary: 'Give the draft another look',
    })
    .errors({
      ...ofDraft,
      LOOK_NOT_FOUND: {
        status: 404,
        message: 'That look is no longer there: open “Try another look” again.',
      },
    })
    .meta({ isRepeatable: true })
    .input(ofAccount.extend({ position: z.coerce.number().int().min(1).max(1_000) }))
    .output(pageView),

  /** START OVER: clears the draft and the coin's details, never the live page. */
  startOver: endpoint
    .route({
      method: 'POST',
      path: '/profiles/{userId}/start-over',
      summary: 'Clear the draft and the coin’s details',
    })
    .errors({ START_OVER_FAILED: { status: 500, message: 'Failed to clear preview' } })
    .meta({ isRepeatable: true })
    .input(ofAccount)
    .output(z.object({ cleared: z.literal(true) })),

  /** What START OVER cleared and can be brought back; null: nothing. */
  cleared: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/start-over', summary: 'Read what START OVER cleared' })
    .input(ofAccount)
    .output(z.object({ coinName: z.string().nullable() }).nullable()),

  /** Brings back what START OVER cleared, until the next page is built. */
  undoStartOver: endpoint
    .route({
      method: 'POST',
      path: '/profiles/{userId}/start-over/undo',
      summary: 'Bring back what START OVER cleared',
    })
    .errors({
      NOTHING_TO_UNDO: { status: 409, message: 'There is nothing left to bring back.' },
    })
    .input(ofAccount)
    .output(z.object({ restored: z.literal(true) })),
};
