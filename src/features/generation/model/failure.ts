import { messageOf } from '../../../platform/errors/system-error.ts';

/** Why a model gave no answer, or only part of one. */
export type FailureCode =
  /** No word within the time for the first one. */
  | 'SLOW_START'
  /** It fell silent in the middle. */
  | 'SILENCE'
  /** The time for the whole build is over. */
  | 'OUT_OF_TIME'
  /** The connection broke, or the stream carried an error. */
  | 'DROPPED'
  /** 429, also after waiting as asked. */
  | 'RATE_LIMITED'
  /** 5xx, or nothing listens there. */
  | 'UNAVAILABLE'
  /** Any other status: a wrong key, an unknown model, a request that it will not take. Or a success of a service that is no model. */
  | 'REFUSED'
  /** It wrote far more than was asked. */
  | 'TOO_LONG'
  /** The service is ending. */
  | 'STOPPED'
  /** Our own code failed, and the model did nothing wrong: its library cannot be loaded, or what it wrote could not be shown. */
  | 'OUR_FAULT';

/** A failure as we tell it apart; `message` is for the log and holds nothing secret. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly code: FailureCode;
  /** HTTP status of the refusal, or null when nothing answered. */
  readonly status: number | null;
  /** How long the provider asks us to wait, or null when it does not say. */
  readonly waitInMs: number | null;

  constructor(
    code: FailureCode,
    message: string,
    answer: { status?: number | undefined; waitInMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: answer.cause });
    this.code = code;
    this.status = answer.status ?? null;
    this.waitInMs = answer.waitInMs ?? null;
  }
}

/** What an `APICallError` of the SDK says of the answer that it stands for. */
interface ApiRefusal {
  readonly statusCode?: number | undefined;
  readonly responseHeaders?: Record<string, string> | undefined;
  readonly message: string;
}

/** An answer that is none, by its status. @param now epoch milliseconds, which a `Retry-After` date is read against. */
export function failureOfRefusal(refusal: ApiRefusal, apiKey: string | null, now: number): ModelFailure {
  const { statusCode: status, responseHeaders = {} } = refusal;
  const message = withoutSecrets(refusal.message, apiKey);
  // It had begun to answer.
  if (status === 200) return new ModelFailure('DROPPED', message);
  if (status === undefined || status >= 500) {
    return new ModelFailure('UNAVAILABLE', message, { status, waitInMs: waitOf(responseHeaders, now) });
  }
  if (status === 429) {
    return new ModelFailure('RATE_LIMITED', message, { status, waitInMs: waitOf(responseHeaders, now) });
  }
  // Providers repeat parts of a key that they do not know.
  const isAboutKey = status === 401 || status === 403;
  return new ModelFailure('REFUSED', isAboutKey ? 'The key was refused.' : message, { status });
}

/** A success that is no stream of events: a web page, say, since the address is wrong. @param answer.type of its content, if told. */
export function failureOfWrongService(
  { type, status }: { readonly type: string | null; readonly status: number },
  apiKey: string | null,
): ModelFailure {
  const sent = withoutSecrets(type ?? 'something without a type', apiKey);
  const text = `The address of the model (AI_BASE_URL) is no such service: it sent ${sent}, and no stream of events.`;
  return new ModelFailure('REFUSED', text, { status });
}

/** A failure of our own code: `what` is for the log, the error itself is the cause. */
export function ourFault(what: string, error: unknown, apiKey: string | null): ModelFailure {
  return new ModelFailure('OUR_FAULT', withoutSecrets(`${what}: ${messageOf(error)}`, apiKey), {
    cause: error,
  });
}

/** A failure in the middle of a stream. */
export function failureOfStream(error: unknown, apiKey: string | null): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const message = error instanceof Error ? error.message : 'The stream carried an error.';
  return new ModelFailure('DROPPED', withoutSecrets(message, apiKey));
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date; null when there is none that can be read. */
function waitOf(headers: Record<string, string>, now: number): number | null {
  const precise = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(precise)) return Math.max(0, precise);
  const said = headers['retry-after'];
  if (said === undefined) return null;
  const wait = Number.isFinite(Number(said)) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function withoutSecrets(message: string, apiKey: string | null): string {
  const text = apiKey === null ? message : message.replaceAll(apiKey, '…');
  return text.replaceAll(/\b(?:sk|key|AIza)[\w-]{8,}/g, '…').slice(0, 300);
}
