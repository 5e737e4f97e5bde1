import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';
import { reasonText, suspensionRefused, takeDownRefused } from '../admin/contract.ts';
import { withoutControls } from '../support/contract.ts';

/** The reason that says nothing without words. */
export const somethingElse = 'Something else';
export const reportReasons = [
  'Scam or fraud',
  'Pretends to be someone else',
  'Hate or threats',
  'Sexual content',
  'Copyright',
  somethingElse,
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const wordsLimit = 2000;

const reportFields = z.strictObject({
  reason: z.enum(reportReasons, 'Please choose a reason'),
  words: z
    .string()
    .overwrite(withoutControls)
    .max(wordsLimit, `Please use at most ${wordsLimit.toLocaleString('en-US')} characters`),
});

/** Only 'Something else' says nothing without words. */
const saysSomething = ({ reason, words }: z.infer<typeof reportFields>) =>
  reason !== somethingElse || words !== '';
const saysNothing = { path: ['words'], message: 'Please say what is wrong with the page' };

/** What a stranger fills in. */
export const reportForm = reportFields.refine(saysSomething, saysNothing);

const slug = z.string().min(1).max(100);
export const reportInput = reportFields.extend({ slug }).refine(saysSomething, saysNothing);
export type ReportInput = z.infer<typeof reportInput>;

const noPage = { PAGE_NOT_FOUND: { status: 404, message: 'There is no live page of this name.' } };

/** A live page that is reported. */
const reportedPage = z.object({ slug: z.string(), coinName: z.string(), url: z.string() });
export type ReportedPage = z.infer<typeof reportedPage>;

/** What an admin did when they closed a report. */
export const reportOutcomes = ['taken-down', 'suspended', 'no-action'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

const report = z.object({
  id: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Null: open. */
  closed: z
    .object({
      at: z.iso.datetime(),
      outcome: z.enum(reportOutcomes),
      /** E-mail address of the admin. */
      by: z.string(),
    })
    .nullable(),
  reason: z.string(),
  /** A stranger's text; may be empty. */
  words: z.string(),
  page: reportedPage.extend({
    /** Whose it is. */
    userId: z.string(),
    email: z.string(),
    /** Path of its picture, a PNG of 1200×630; null where it could not be drawn. */
    card: z.string().nullable(),
    isTakenDown: z.boolean(),
    isSuspended: z.boolean(),
  }),
});
export type Report = z.infer<typeof report>;

export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportsPage = z.object({
  reports: z.array(report),
  /** The `before` of the next page, or null. */
  older: z.number().int().nullable(),
});

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const ofReport = z.strictObject({ id });
const noReport = { REPORT_NOT_FOUND: { status: 404, message: 'This report no longer exists.' } };
const done = z.object({ done: z.literal(true) });

export const reportsContract = {
  page: endpoint
    .route({ method: 'GET', path: '/reports/pages/{slug}', summary: 'Read which page is to be reported' })
    .errors(noPage)
    .input(z.strictObject({ slug }))
    .output(reportedPage),

  send: endpoint
    .route({ method: 'POST', path: '/reports', summary: 'Report a live page; needs no account' })
    .errors(noPage)
    .input(reportInput)
    .output(z.object({ received: z.literal(true) })),

  list: endpoint
    .route({
      method: 'GET',
      path: '/admin/reports',
      summary: 'List open or closed reports, the newest first',
    })
    .input(z.strictObject({ state: z.enum(reportStates).default('open'), before: id.optional() }))
    .output(reportsPage),

  count: endpoint
    .route({ method: 'GET', path: '/admin/reports/count', summary: 'Count the open reports' })
    .output(z.object({ open: z.number().int().nonnegative() })),

  close: endpoint
    .route({ method: 'PUT', path: '/admin/reports/{id}/closed', summary: 'Close a report; its page stays' })
    .errors(noReport)
    .input(ofReport)
    .output(done),

  takeDown: endpoint
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/take-down',
      summary: 'Take the reported page down, and close every open report about it',
    })
    .errors({ ...noReport, ...takeDownRefused })
    .input(ofReport.extend({ reason: reasonText }))
    .output(done),

  suspend: endpoint
    .route({
      method: 'PUT',
      path: '/admin/reports/{id}/suspension',
      summary: 'Suspend the account whose page is reported, and close every open report about it',
    })
    .errors({ ...noReport, ...suspensionRefused })
    .input(ofReport.extend({ reason: reasonText }))
    .output(done),
};
