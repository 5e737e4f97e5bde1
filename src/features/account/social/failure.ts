import type { SocialProblem } from '../rules/social-problem.ts';

/** An expected failure of signing in with a provider. */
export class SocialFailure extends Error {
  override name = 'SocialFailure';
  readonly problem: SocialProblem;

  constructor(problem: SocialProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
