/** Why a provider sign-in or linking failed; the code stands in the URL of the page that shows it. */
export const socialProblems = [
  'denied',
  'provider',
  'stale',
  'expired',
  'down',
  'refused',
  'no_email',
  'unverified',
  'taken',
  'other_person',
  'unavailable',
  'failed',
] as const;
export type SocialProblem = (typeof socialProblems)[number];

/** A code from an address, or null when there is none of ours. */
export function readSocialProblem(code: string | null): SocialProblem | null {
  return socialProblems.find((known) => known === code) ?? null;
}

/** One sentence, or two, with what to do next. @param provider as people know it, such as `Google`. */
export function socialProblemSentence(problem: SocialProblem, provider: string): string {
  switch (problem) {
    case 'denied':
      return `You did not allow ${provider} to sign you in. Try again, or choose another way.`;
    case 'provider':
      return `${provider} could not sign you in. Try again in a few minutes, or choose another way.`;
    case 'stale':
      return `This answer of ${provider} was used already or belongs to another browser. Please start again.`;
    case 'expired':
      return `Signing in with ${provider} took longer than ten minutes. Please start again.`;
    case 'down':
      return `${provider} does not answer. Try again in a few minutes, or choose another way.`;
    case 'refused':
      return `${provider} did not confirm who you are. Please start again, or choose another way.`;
    case 'no_email':
      return `${provider} gave us no email address. Sign up with your email, then link ${provider} on your account page.`;
    case 'unverified':
      return `${provider} does not vouch for your email address. Sign in or sign up with your email, then link ${provider} on your account page.`;
    case 'taken':
      return `This ${provider} account belongs to another account here. Unlink it there first.`;
    case 'other_person':
      return `You are not signed in as before any more. Sign in, then link ${provider} on your account page.`;
    case 'unavailable':
      return 'This way to sign in is not offered here. Please choose another.';
    case 'failed':
      return `${provider} knows you, but we could not sign you in. Please try again.`;
  }
}
