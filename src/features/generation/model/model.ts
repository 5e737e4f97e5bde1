import type { ModelMessage } from 'ai';
import type { AiSettings } from '../../../platform/env/ai-settings.ts';
import type { Timer } from '../../../platform/limits/timer.ts';
import type { AnswerSchema } from './requested-field.ts';
import { type FailureCode, failureOfRefusal, failureOfStream, ModelFailure, ourFault } from './failure.ts';
import { openLanguageModel } from './language-model.ts';
import type { Prompt } from './prompt.ts';
import { estimateTokens, noUsage, pictureTokens, tokensOfBytes, type Usage } from './usage.ts';

/** One thing to ask a model. */
export interface Question {
  readonly prompt: Prompt;
  /** What the answer must look like. */
  readonly schema: AnswerSchema;
  /** A JPEG of the coin's picture. */
  readonly picture: Uint8Array | null;
  readonly maxOutputTokens: number;
  /** Ends the asking; its reason is a `ModelFailure`. */
  readonly signal: AbortSignal;
  /** When `signal` will say that time is over, on the clock of the model's timer. */
  readonly deadline: number;
}

/** How a question went. */
export interface Answer {
  /** Null when the model came to an end by itself. */
  readonly failure: ModelFailure | null;
  readonly usage: Usage;
}

/** A model that writes pages. It is given no tools: all it can do is write. */
export interface Model {
  /** `provider/model`, as documents and records name it. */
  readonly name: string;
  readonly vision: boolean;
  /** Asks and passes each piece of the answer on as it arrives; never throws. */
  ask(question: Question, onPiece: (piece: string) => void): Promise<Answer>;
}

/** Far more than any page and the reasoning before it, in bytes; the rest is not read. */
const longestAnswer = 80_000;
/** How often a question is asked again of a provider that is busy or away, and the first pause, which doubles. */
const retries = 2;

/** Statuses of a provider that will not take a request as it is. */
const unacceptable = new Set([400, 404, 413, 415, 422]);

/** Nothing was written, so nothing is charged. */
const free: ReadonlySet<FailureCode> = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'REFUSED']);

/** In what form a question is asked: less is sent to a provider that would not take it all. */
interface Form {
  picture: boolean;
  structured: boolean;
}

/** @param firstPauseInMs before a question is repeated, when the provider does not say. */
export function createModel(settings: AiSettings, firstPauseInMs: number, timer: Timer): Model {
  // What a provider once refused is not sent to it again after a simpler form succeeded.
  const form: Form = { picture: settings.vision, structured: true };

  return {
    name: `${settings.provider}/${settings.model}`,
    vision: settings.vision,
    ask: async (question, onPiece) => {
      let attempt: Form = { ...form, picture: form.picture && question.picture !== null };
      let isSimplified = false;
      let pause = firstPauseInMs;
      for (let retried = 0; ;) {
        const call = createCall(question, attempt, timer);
        const failure = await call.make(settings, onPiece);
        const answer = { failure, usage: call.usage(failure) };
        if (call.hasText() && isSimplified) Object.assign(form, attempt);
        if (failure === null || call.hasText()) return answer;
        const simpler = simplerForm(attempt, failure, settings);
        if (simpler) {
          attempt = simpler;
          isSimplified = true;
          continue;
        }
        const wait = failure.waitInMs ?? pause;
        const isPassing = failure.code === 'RATE_LIMITED' || failure.code === 'UNAVAILABLE';
        if (!isPassing || retried === retries || timer.elapsed() + wait >= question.deadline) return answer;
        const stopped = await pauseFor(wait, question.signal, timer);
        if (stopped) return { ...answer, failure: stopped };
        retried += 1;
        pause *= 2;
        // Some local servers fail over a picture instead of refusing it.
        if (failure.status === 500) attempt = { ...attempt, picture: false };
      }
    },
  };
}

/** The picture goes first; a compatible server may also know nothing of schemas. */
function simplerForm(form: Form, { code, status }: ModelFailure, { provider }: AiSettings): Form | null {
  if (code !== 'REFUSED' || status === null || !unacceptable.has(status)) return null;
  if (form.picture) return { ...form, picture: false };
  if (form.structured && provider === 'openai-compatible') return { ...form, structured: false };
  return null;
}

/** One request to a provider, with its clocks. */
function createCall(question: Question, form: Form, timer: Timer) {
  /** Bytes of its text, and of its reasoning: that is not for the page, but counted. */
  let textBytes = 0;
  let reasoningBytes = 0;
  let reported: Usage | null = null;
  /** Whether the provider may have begun to work. */
  let isSent = false;
  let hasUsedAll = false;
  const picture = form.picture ? question.picture : null;
  const { instructions, request } = question.prompt;
  const input =
    estimateTokens([instructions, request, JSON.stringify(question.schema)]) +
    (picture === null ? 0 : pictureTokens);

  const make = async (
    settings: AiSettings,
    onPiece: (piece: string) => void,
  ): Promise<ModelFailure | null> => {
    const { timeouts, apiKey } = settings;
    const library = await loadLibrary(settings, form);
    if (library instanceof ModelFailure) return library;
    if (question.signal.aborted) return failureOfStream(question.signal.reason, apiKey);
    const { sdk, model, providerOptions } = library;
    const { APICallError, jsonSchema, Output, streamText } = sdk;
    const emitPiece = (piece: string) => {
      try {
        onPiece(piece);
      } catch (error) {
        throw ourFault('What it wrote could not be shown', error, apiKey);
      }
    };
    const clock = new AbortController();
    const expire = (code: 'SLOW_START' | 'SILENCE', text: string) => () =>
      clock.abort(new ModelFailure(code, text));
    let cancel = timer.after(timeouts.firstWordInMs, expire('SLOW_START', 'No word came in time.'));
    const signal = AbortSignal.any([question.signal, clock.signal]);
    try {
      const output = {
        ...Output.object({ schema: jsonSchema<object>(question.schema), name: 'page' }),
        // Members are read by ourselves: parsing everything anew at each word would cost more than the page. The SDK hands a piece
        // on when what was parsed has changed.
        parsePartialOutput: async ({ text }: { text: string }) => ({ partial: { length: text.length } }),
      };
      isSent = true;
      const { stream } = streamText({
        model,
        instructions,
        messages: [userMessage(request, picture)],
        output,
        maxOutputTokens: question.maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
        providerOptions,
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === 'error') throw part.error;
        // Pieces that are still buffered after the abort are dropped.
        if (part.type === 'abort' || signal.aborted) break;
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
          cancel();
          cancel = timer.after(timeouts.silenceInMs, expire('SILENCE', 'It fell silent.'));
        }
        if (part.type === 'reasoning-delta') reasoningBytes += Buffer.byteLength(part.text);
        if (part.type === 'text-delta') {
          textBytes += Buffer.byteLength(part.text);
          emitPiece(part.text);
        }
        if (textBytes + reasoningBytes > longestAnswer)
          clock.abort(new ModelFailure('TOO_LONG', 'It wrote far too much.'));
        if (part.type === 'finish') {
          hasUsedAll = part.finishReason === 'length';
          const { inputTokens, outputTokens } = part.totalUsage;
          if (isTokenCount(inputTokens) && isTokenCount(outputTokens))
            reported = { input: inputTokens, output: outputTokens, isEstimate: false };
        }
      }
      return signal.aborted ? failureOfStream(signal.reason, apiKey) : null;
    } catch (error) {
      if (error instanceof ModelFailure) return error;
      // The library wraps what failed while it read.
      if (error instanceof Error && error.cause instanceof ModelFailure) return error.cause;
      if (signal.aborted) return failureOfStream(signal.reason, apiKey);
      if (!APICallError.isInstance(error)) return failureOfStream(error, apiKey);
      return failureOfRefusal(error, apiKey, Date.now());
    } finally {
      cancel();
      clock.abort(); // ends the request
    }
  };

  return {
    make,
    hasText: () => textBytes > 0,
    /** What the provider counted; else what we must assume that it counted. */
    usage: (failure: ModelFailure | null): Usage => {
      if (reported) return reported;
      if (!isSent || (failure && free.has(failure.code))) return noUsage;
      const most = question.maxOutputTokens;
      // A model that was cut off may have reasoned unseen, up to all that was allowed, and that is charged.
      const isWhole = failure === null && !hasUsedAll;
      const output = isWhole ? Math.min(tokensOfBytes(textBytes + reasoningBytes), most) : most;
      return { input, output, isEstimate: true };
    },
  };
}

/** Loads what a question is asked with; only installations with a model ever do. */
async function loadLibrary(settings: AiSettings, { structured }: Form) {
  try {
    const sdk = await import('ai');
    // Its warnings would go to the console.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    return { sdk, ...(await openLanguageModel({ ...settings, structured })) };
  } catch (error) {
    return ourFault('The library of the model cannot be used', error, settings.apiKey);
  }
}

/** A compatible server may report anything. */
function isTokenCount(count: number | undefined): count is number {
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 && count <= 10_000_000;
}

function userMessage(text: string, picture: Uint8Array | null): ModelMessage {
  if (picture === null) return { role: 'user', content: text };
  return {
    role: 'user',
    content: [
      { type: 'text', text },
      { type: 'file', mediaType: 'image/jpeg', data: picture },
    ],
  };
}

/** @returns why the pause ended early, or null. */
async function pauseFor(
  milliseconds: number,
  signal: AbortSignal,
  timer: Timer,
): Promise<ModelFailure | null> {
  if (!signal.aborted) {
    const over = Promise.withResolvers<void>();
    const cancel = timer.after(milliseconds, over.resolve);
    signal.addEventListener('abort', () => over.resolve(), { once: true });
    await over.promise;
    cancel();
  }
  return signal.aborted ? failureOfStream(signal.reason, null) : null;
}
