import type { SocialProblem } from '../rules/social-problem.ts';

/** An expected end of a way through a provider, other than success. */
export class SocialFailure extends Error {
  override name = 'SocialFailure';
  readonly problem: SocialProblem;

  constructor(problem: SocialProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
