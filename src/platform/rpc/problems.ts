import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorMap } from '@orpc/contract';
import type { FieldIssue } from './contract.ts';
import { problemOf } from '../errors/problem.ts';
import type { RequestContext } from './context.ts';

interface Call<Output> {
  readonly context: RequestContext;
  readonly path: readonly string[];
  readonly procedure: { readonly '~orpc': { readonly errorMap: ErrorMap } };
  next(): Promise<Output>;
}

/**
 * Turns every failure of an endpoint into its reply, once: a service's `Problem` becomes the typed error that the contract
 * declares, refused input carries the fields with their messages, anything else is logged and hidden behind one sentence.
 */
export async function replyWithProblems<Output>(call: Call<Output>): Promise<Output> {
  try {
    return await call.next();
  } catch (error) {
    throw replyTo(error, call);
  }
}

/** The reply to a failure, where it travels in a stream that has begun. */
export function replyTo(error: unknown, call: Omit<Call<unknown>, 'next'>): ORPCError<string, unknown> {
  const problem = problemOf(error);
  const declared = problem && call.procedure['~orpc'].errorMap[problem.code];
  if (problem && declared) {
    return new ORPCError(problem.code, {
      defined: true,
      status: declared.status ?? 500,
      message: problem.message || declared.message || problem.code,
      data: problem.data,
    });
  }
  const known = orpcErrorOf(error);
  if (known) {
    const issues = inputIssues(known);
    if (!issues) return known;
    return new ORPCError('INVALID_INPUT', {
      defined: true,
      status: 422,
      message: issues[0]?.message ?? 'Please check the fields that are marked.',
      data: { issues },
    });
  }
  call.context.log.error({ err: error, endpoint: call.path.join('.') }, 'endpoint failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
    data: { requestId: call.context.requestId },
  });
}

function orpcErrorOf(error: unknown): ORPCError<string, unknown> | null {
  return error instanceof ORPCError ? (error as ORPCError<string, unknown>) : null;
}

function inputIssues(error: ORPCError<string, unknown>): FieldIssue[] | null {
  if (error.code !== 'BAD_REQUEST' || !(error.cause instanceof ValidationError)) return null;
  return error.cause.issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: issue.message,
  }));
}
