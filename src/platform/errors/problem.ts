/**
 * An expected outcome that is not success. `code` is one of the codes that the endpoint's contract declares; the contract
 * holds its HTTP status and its sentence, `message` overrides the sentence where it depends on the case.
 */
export class Problem<Code extends string = string> extends Error {
  override name = 'Problem';
  readonly code: Code;
  readonly data: unknown;

  constructor(code: Code, options: { message?: string; data?: unknown; cause?: unknown } = {}) {
    super(options.message ?? '', { cause: options.cause });
    this.code = code;
    this.data = options.data;
  }
}

/** The expected outcome that a failure is, or null. */
export function problemOf(error: unknown): Problem | null {
  return error instanceof Problem ? (error as Problem) : null;
}

/** Whether a failure is the expected outcome with this code. */
export function isProblem<Code extends string>(error: unknown, code: Code): error is Problem<Code> {
  return problemOf(error)?.code === code;
}
