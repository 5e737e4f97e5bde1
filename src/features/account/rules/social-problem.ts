import { suspendedSentence } from './suspended.ts';

/** Why a provider sign-in or linking failed: one sentence, or two, with what to do next. */
const sentences = {
  denied: (provider: string) =>
    `You did not allow ${provider} to sign you in. Try again, or choose another way.`,
  provider: (provider: string) =>
    `${provider} could not sign you in. Try again in a few minutes, or choose another way.`,
  stale: (provider: string) =>
    `This answer of ${provider} was used already or belongs to another browser. Please start again.`,
  expired: (provider: string) =>
    `Signing in with ${provider} took longer than ten minutes. Please start again.`,
  down: (provider: string) =>
    `${provider} does not answer. Try again in a few minutes, or choose another way.`,
  refused: (provider: string) =>
    `${provider} did not confirm who you are. Please start again, or choose another way.`,
  no_email: (provider: string) =>
    `${provider} gave us no email address. Sign up with your email, then link ${provider} on your account page.`,
  unverified: (provider: string) =>
    `${provider} does not vouch for your email address. Sign in or sign up with your email, then link ${provider} on your account page.`,
  taken: (provider: string) =>
    `This ${provider} account belongs to another account here. Unlink it there first.`,
  unlinked: (provider: string) =>
    `${provider} was unlinked from your account here. Sign in another way, then link it again on your account page.`,
  other_person: (provider: string) =>
    `You are not signed in as before any more. Sign in, then link ${provider} on your account page.`,
  unavailable: () => 'This way to sign in is not offered here. Please choose another.',
  suspended: () => suspendedSentence,
  failed: (provider: string) => `${provider} knows you, but we could not sign you in. Please try again.`,
};

/** The code stands in the URL of the page that shows the sentence. */
export type SocialProblem = keyof typeof sentences;
export const socialProblems = Object.keys(sentences) as SocialProblem[];

/** A code from an address, or null when there is none of ours. */
export function readSocialProblem(code: string | null): SocialProblem | null {
  return socialProblems.find((known) => known === code) ?? null;
}

/** @param provider as people know it, such as `Google`. */
export function socialProblemSentence(problem: SocialProblem, provider: string): string {
  return sentences[problem](provider);
}
