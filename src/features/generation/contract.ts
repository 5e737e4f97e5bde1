import { eventIterator } from '@orpc/contract';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';
import { coinDetailsInput } from '../coins/contract.ts';
import { textChange } from './rules/text-change.ts';

/** The same coin and seed make the same page. */
const pageSeed = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);

/**
 * The specified body; an `email` may come along, without which that of the coin stays. Any other field that is missing counts as
 * empty.
 */
const generationInput = coinDetailsInput.extend({
  isPreview: z.literal(true).optional(),
  /** Of the preview that a first page shall keep to: its design, and, where the composer writes, its words. A page that is built again keeps its own. */
  seed: pageSeed.optional(),
});

/** Who wrote a section: the configured model, or our own composer. */
export const sectionWriter = z.enum(['model', 'composer']);
export type SectionWriter = z.infer<typeof sectionWriter>;

/** How a build goes on, in this order. */
export const buildEvent = z.discriminatedUnion('type', [
  /** The details are kept, whatever happens now. */
  z.object({ type: z.literal('saved') }),
  /** Design and sections are chosen. */
  z.object({
    type: z.literal('started'),
    design: z.string(),
    /** Who is asked for the words. */
    writer: sectionWriter,
    /** Labels of the sections that readers will see, in their order. */
    sections: z.array(z.string()),
    /** Where each of them is found in `html`: ids of elements. */
    ids: z.array(z.string()),
    /** The whole page with the composer's words in every section; show a section once it is told. */
    html: z.string(),
  }),
  /** A section is written and checked; `position` counts from 0. */
  z.object({
    type: z.literal('section'),
    position: z.int().nonnegative(),
    label: z.string(),
    by: sectionWriter,
    /** What it changes in `html`, as it is after the sections before; null for nothing. */
    change: textChange.nullable(),
  }),
  /** The whole page is kept. */
  z.object({
    type: z.literal('done'),
    html: z.string(),
    /** One sentence when it did not go as it should have; null otherwise. */
    note: z.string().nullable(),
  }),
]);
export type BuildEvent = z.infer<typeof buildEvent>;

const generating = endpoint.errors({
  SIGNED_OUT: { status: 401, message: 'No authenticated user found' },
  PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' },
  SHARE_FIRST: { status: 409, message: 'Please do the sharing steps first.' },
  PAYMENT_NEEDED: { status: 409, message: 'Please pay for this page build first.' },
  NOT_FOR_SALE: { status: 409, message: 'Page builds cannot be paid here yet. Please ask our support.' },
  COIN_INCOMPLETE: { status: 409, message: 'Fill in the details of your coin first.' },
  COIN_CHANGED: {
    status: 409,
    message: 'Your coin was changed while this page was written. Build the page again.',
  },
  GENERATION_FAILED: { status: 500, message: 'Failed to generate preview' },
});

/** A page as it is drawn while its coin is typed. */
export const typedPage = z.object({
  /** The whole page; it runs nothing and leads nowhere. */
  html: z.string(),
  design: z.enum(designNames),
});
export type TypedPage = z.infer<typeof typedPage>;

export const generationContract = {
  /**
   * Draws the page of a coin as its form is filled in so far: anything may be missing or wrong. A build of the same details and seed gets
   * this design. Nothing is kept.
   */
  previewPage: endpoint
    .route({
      method: 'POST',
      path: '/functions/preview-page',
      summary: 'Draw the page of a coin as it is typed',
    })
    .input(coinDetailsInput.omit({ email: true }).extend({ seed: pageSeed }))
    .output(typedPage),

  /** Saves the details, writes the page, keeps it as the account's draft. */
  generate: generating
    .route({ method: 'POST', path: '/functions/generate-landing-page', summary: 'Write the landing page' })
    .input(generationInput)
    .output(z.object({ html: z.string() })),

  /**
   * The same, told as it happens: what `/functions/generate-landing-page` answers to `Accept: text/event-stream`. The work goes on
   * when the listener leaves.
   */
  generateStream: generating
    .route({
      method: 'POST',
      path: '/functions/generate-landing-page/stream',
      summary: 'Write the landing page and tell how it goes on',
    })
    .input(generationInput)
    .output(eventIterator(buildEvent)),
};
