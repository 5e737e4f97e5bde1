import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { z } from 'zod';
import { endpoint, fieldIssue, ofAccount } from '../../platform/rpc/contract.ts';
import { revisionReasons } from '../pages/contract.ts';

/** The server made or checked it: its schema stays out of the browser. */
const document = z.custom<PageDocument>();

const studioView = z.object({
  /** The draft, at the current version. */
  document,
  /** Names the draft's content, for `save`: the same content has the same base. */
  base: z.string(),
  savedAt: z.iso.datetime(),
  /** The coin as pages see it now. */
  facts: z.custom<Facts>(),
  /** Public paths of the fonts of all designs, by the names that the renderer asks `assetUrl` for (`{package}/files/{file}`). */
  fonts: z.record(z.string(), z.string()),
  /** What is live; null before the first deploy. */
  live: z
    .object({
      document,
      /** As they went live; null where this version cannot read them. */
      facts: z.custom<Facts>().nullable(),
      deployedAt: z.iso.datetime(),
      url: z.string(),
    })
    .nullable(),
  /** Whether document and coin are as they went live. */
  isDeployed: z.boolean(),
  /** Whether a model can be asked to write lines anew, as somebody wishes; else only our own writer is. */
  hasModel: z.boolean(),
});
export type StudioView = z.infer<typeof studioView>;

const revisionSummary = z.object({
  /** 1, 2, 3 …: a higher one was begun later; some are no longer kept. */
  number: z.int().positive(),
  reason: z.enum(revisionReasons),
  createdAt: z.iso.datetime(),
  /** Later than `createdAt` where several edits in a row are one revision. */
  savedAt: z.iso.datetime(),
  /** When it last went live; null when it never did. */
  deployedAt: z.iso.datetime().nullable(),
  /** Name of the design, e.g. `moonshot`. */
  design: z.string(),
});
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** Revisions are listed this many at a time. */
export const revisionsAtOnce = 20;

const revisionsPage = z.object({
  /** Newest first. */
  revisions: z.array(revisionSummary).max(revisionsAtOnce),
  /** Whether there are older ones. */
  hasMore: z.boolean(),
});
export type RevisionsPage = z.infer<typeof revisionsPage>;

/** Why a save was made; all are stored alike. */
export const saveReasons = ['edited', 'restored', 'overwritten'] as const;
export type SaveReason = (typeof saveReasons)[number];

/** Most problems of a document that are named at once. */
export const problemsAtMost = 20;

/** Where one text of a document stands: the section's id, and its place in it. */
const textPath = z.strictObject({
  section: z.string().max(40),
  field: z.string().max(40),
  /** In a list. */
  index: z.int().min(0).max(99).optional(),
  /** In a list of groups. */
  key: z.string().max(40).optional(),
});

/** What of a page is to be written anew. */
const rewriteScope = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('all') }),
  z.strictObject({ is: z.literal('section'), section: z.string().max(40) }),
  z.strictObject({ is: z.literal('text'), path: textPath }),
]);
export type RewriteScope = z.infer<typeof rewriteScope>;

/** Longest wish for how lines shall be written anew, in UTF-16 units. */
export const wishAtMost = 200;
/** Most texts that are suggested for one place. */
export const suggestionsAtMost = 12;

const suggestions = z.object({
  /** In the order of the page; a text for which there is no other is left out. */
  proposals: z.array(
    z.object({
      path: textPath,
      /** What stands there in the draft. */
      before: z.string(),
      /** What could stand there; a model writes one, our own writer may have several. */
      suggestions: z.array(z.string()).min(1).max(suggestionsAtMost),
    }),
  ),
  /** How many texts of the scope are locked: none of them is among the proposals. */
  locked: z.int().nonnegative(),
  /** How many a model wrote that are not fit for a page. */
  unfit: z.int().nonnegative(),
  /** How many were too many for one question; their sections can be asked for by themselves. */
  beyond: z.int().nonnegative(),
  /** The language of the proposals, BCP 47, where they are for the whole page and in another than the page. */
  language: z.string().nullable(),
  /** Why some are missing, as a sentence; null when the model came to its end. */
  note: z.string().nullable(),
});
export type Suggestions = z.infer<typeof suggestions>;

/** A link of the page that does not lead where its readers expect. */
const linkFinding = z.object({
  /** The coin's field that it stands in. */
  field: z.enum(['buyButtonLink', 'telegram', 'twitter', 'moreLinks']),
  url: z.url(),
  is: z.enum(['dead', 'elsewhere']),
  /** The host where it ends; its own for a dead one. */
  leadsTo: z.string(),
});
export type LinkFinding = z.infer<typeof linkFinding>;

const errors = {
  NOTHING_BUILT: { status: 409, message: 'Build your page first.' },
  PAGE_UNREADABLE: {
    status: 409,
    message: 'This version of Moonpage cannot read your page. Build it again.',
  },
  INVALID_DOCUMENT: {
    status: 422,
    message: 'Your page was not saved: its last change does not fit. Undo it, and go on.',
    /** `path` as in the document, e.g. `sections.2.props.heading`; 20 at most. */
    data: z.object({ problems: z.array(fieldIssue) }),
  },
  PAGE_CHANGED: {
    status: 409,
    message: 'Your page was changed in another window or on another device.',
  },
};
const coinErrors = {
  PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' },
  COIN_INCOMPLETE: { status: 409, message: 'Fill in the details of your coin first.' },
};

const revisionsPath = '/profiles/{userId}/revisions' as const;
const revisionNumber = z.coerce.number().int().min(1).max(2_147_483_647);

export const studioContract = {
  /** The draft with all that is needed to draw it. */
  read: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}/studio', summary: 'Read the draft to edit it' })
    .errors({
      ...coinErrors,
      NOTHING_BUILT: errors.NOTHING_BUILT,
      PAGE_UNREADABLE: errors.PAGE_UNREADABLE,
    })
    .input(ofAccount)
    .output(studioView),

  /**
   * Makes a document the draft, if the draft is still the one that `base` names or the same already, and draws its preview with the coin of today. The
   * document may be of any version; `generator` stays as the draft has it. What is live stays until the next deploy.
   */
  save: endpoint
    .route({
      method: 'PUT',
      path: '/profiles/{userId}/studio/document',
      summary: 'Save an edited draft',
    })
    .errors({
      NOTHING_BUILT: errors.NOTHING_BUILT,
      PAGE_UNREADABLE: errors.PAGE_UNREADABLE,
      INVALID_DOCUMENT: errors.INVALID_DOCUMENT,
      ...coinErrors,
      PAGE_CHANGED: errors.PAGE_CHANGED,
    })
    .input(
      ofAccount.extend({
        /** A page document, as large as a request may be. */
        document: z.unknown(),
        /** As `read` or the save before gave it. */
        base: z.string().max(64),
        reason: z.enum(saveReasons).default('edited'),
      }),
    )
    .output(z.object({ base: z.string(), savedAt: z.iso.datetime(), revision: z.int().positive() })),

  /**
   * Suggests other texts for the draft: a model's, as the creator wishes, or else the composer's other lines. Nothing is written: what is
   * accepted is an edit like any other. Locked texts are never among them.
   */
  rewrite: endpoint
    .route({
      method: 'POST',
      path: '/profiles/{userId}/studio/rewrite',
      summary: 'Suggest other texts for the draft',
    })
    .errors({
      NOTHING_BUILT: errors.NOTHING_BUILT,
      PAGE_UNREADABLE: errors.PAGE_UNREADABLE,
      ...coinErrors,
      PAGE_CHANGED: errors.PAGE_CHANGED,
      PLACE_NOT_FOUND: { status: 404, message: 'That text is no longer on your page.' },
      /** Its sentence says whose budget it is. */
      AI_BUDGET: { status: 429, message: 'The AI budget for today is used up.' },
      /** Its sentence says what went wrong. */
      MODEL_FAILED: { status: 503, message: 'The AI service gave no answer. Please try again.' },
    })
    .input(
      ofAccount.extend({
        scope: rewriteScope,
        /** How the texts shall be, e.g. `shorter` or `in Spanish`; only a model reads it. */
        wish: z.string().trim().max(wishAtMost, `Keep this to ${wishAtMost} characters`).default(''),
        /** As `read` or the last save gave it. */
        base: z.string().max(64),
      }),
    )
    .output(suggestions),

  /**
   * Asks each link of the page once whether it is there. Only a clear answer is a finding: sites that refuse programs, are slow or out of
   * order are none.
   */
  checkLinks: endpoint
    .route({
      method: 'POST',
      path: '/profiles/{userId}/studio/check-links',
      summary: 'Find links of a page that are dead or lead elsewhere',
    })
    .errors(coinErrors)
    .meta({ isRepeatable: true })
    .input(ofAccount)
    .output(z.object({ findings: z.array(linkFinding) })),

  /** The kept documents of a page, 20 at most, newest first. */
  revisions: endpoint
    .route({ method: 'GET', path: revisionsPath, summary: 'List the kept versions of a page' })
    .input(ofAccount.extend({ before: revisionNumber.optional() }))
    .output(revisionsPage),

  revision: endpoint
    .route({
      method: 'GET',
      path: '/profiles/{userId}/revisions/{number}',
      summary: 'Read a kept version of a page',
    })
    .errors({ REVISION_NOT_FOUND: { status: 404, message: 'That version is no longer kept.' } })
    .input(ofAccount.extend({ number: revisionNumber }))
    .output(z.object({ number: z.int().positive(), document })),

  /** Keeps a document as a revision; the draft stays as it is. */
  keepCopy: endpoint
    .route({ method: 'POST', path: revisionsPath, summary: 'Keep a version of a page beside the draft' })
    .errors({
      NOTHING_BUILT: errors.NOTHING_BUILT,
      PAGE_UNREADABLE: errors.PAGE_UNREADABLE,
      INVALID_DOCUMENT: errors.INVALID_DOCUMENT,
      PROFILE_NOT_FOUND: coinErrors.PROFILE_NOT_FOUND,
    })
    .input(ofAccount.extend({ document: z.unknown() }))
    .output(z.object({ number: z.int().positive() })),
};
