import type { FailureCode } from './model/failure.ts';

/** How a build went, as it is recorded. */
export type Outcome =
  /** Under way, or its process ended before it was over. */
  | 'STARTED'
  /** No model is configured: the composer wrote the page. */
  | 'COMPOSED'
  /** A model wrote everything that it was asked for. */
  | 'WRITTEN'
  /** The day's tokens are used up: of the account, of the installation. */
  | 'ACCOUNT_BUDGET'
  | 'INSTALLATION_BUDGET'
  /** The model ended by itself, and some of what it wrote was missing, no JSON, or not fit for a page, twice. */
  | 'UNFIT'
  /** It did not end by itself. */
  | FailureCode
  /** The page could not be kept. */
  | 'FAILED';

/** Something that the composer wrote in a model's place. */
export interface Substitution {
  /** A section's id, `design`, `title` or `description`. */
  readonly name: string;
  readonly reason: string;
}

/** The beginning of a sentence. */
const outcomeMessages: Partial<Record<Outcome, string>> = {
  UNFIT: 'Some of what the AI wrote was not fit for a page',
  SLOW_START: 'The AI service did not answer in time',
  SILENCE: 'The AI service stopped answering',
  OUT_OF_TIME: 'The AI service took too long',
  DROPPED: 'The connection to the AI service broke',
  RATE_LIMITED: 'The AI service is busy',
  UNAVAILABLE: 'The AI service could not be reached',
  REFUSED: 'The AI service refused our request',
  TOO_LONG: 'The answer of the AI service had no end',
  STOPPED: 'We are restarting',
  OUR_FAULT: 'Something went wrong on our side',
  ACCOUNT_BUDGET: 'Your AI budget for today is used up',
  INSTALLATION_BUDGET: 'The AI budget of this site is used up for today',
};

/** What went wrong while lines were written anew, and what follows from it. */
export function failureSentence(outcome: Outcome | null, advice: string): string {
  const message = outcome === null ? undefined : outcomeMessages[outcome];
  return `${message ?? 'The AI service gave no answer that we can use'}. ${advice}`;
}

/**
 * One sentence for the creator, or null when nothing went wrong.
 * @param sections.composed how many of the page's sections the composer wrote in the model's place
 * @param sections.requested how many were requested of the model
 */
export function outcomeMessage(
  outcome: Outcome,
  sections: { composed: number; requested: number },
): string | null {
  const message = outcomeMessages[outcome];
  if (message === undefined || sections.composed === 0) return null;
  if (sections.composed === sections.requested) return `${message}, so our composer wrote the page.`;
  return `${message}, so our composer wrote ${sections.composed} of ${sections.requested} sections.`;
}
