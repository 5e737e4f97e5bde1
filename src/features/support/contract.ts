import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';

export const issueTypes = ['Question', 'Problem', 'Other'] as const;
export type IssueType = (typeof issueTypes)[number];

export const commentsLimit = 5000;

const tooShort = 'Comments must be at least 10 characters';
const notAnAddress = 'Please enter a valid email address';

export const supportForm = z.strictObject({
  sender: z
    .string('User Email is required')
    .trim()
    .min(1, 'User Email is required')
    .max(254, notAnAddress)
    .pipe(z.email(notAnAddress)),
  issue: z.enum(issueTypes, 'Please select an issue type'),
  comments: z
    .string(tooShort)
    .overwrite(withoutControls)
    .min(10, tooShort)
    .max(commentsLimit, `Comments must be at most ${commentsLimit.toLocaleString('en-US')} characters`),
});

/** What the endpoint takes: whom the mail goes to and what else it says are the server's matter. */
export const supportInput = supportForm.extend({
  /** A UUID of the form's own: a request that is sent again under it is received once. */
  id: z.uuid().max(36).optional(),
});
export type SupportInput = z.infer<typeof supportInput>;

export const supportContract = {
  send: endpoint
    .route({
      method: 'POST',
      path: '/functions/send-support-email',
      summary: 'Ask the operator for help; the request is kept, then mailed',
    })
    .errors({
      ID_TAKEN: { status: 409, message: 'Another request was received under this id already.' },
    })
    .meta({ isRepeatable: true })
    .input(supportInput)
    .output(z.object({ received: z.literal(true) })),
};

/** Lines and tabs stay; what else steers a terminal or a mail program has no place in a text. */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
