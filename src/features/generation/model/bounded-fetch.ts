import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { failureOfWrongService, ModelFailure } from './failure.ts';

/** Far more than a protocol needs for the longest answer, in bytes; the rest is not read. */
const longestStream = 16 * 1024 * 1024;
/** Content types that no event stream has; some servers send one as plain text, or without a type. */
const isDocument = /^\s*(?:text\/html|(?:application|text)\/(?:[\w.-]+\+)?(?:json|xml)|image\/)/i;
/** A refusal says why in its first bytes; what follows them is left. */
const longestRefusal = 64 * 1024;

/**
 * A `fetch` for a provider's library, towards an address at which anything may answer: the body is bounded, and yields to the event
 * loop after every piece, so that timers run while a flood arrives.
 * @returns a `fetch` that throws `ModelFailure` REFUSED when a success is a document; its body fails with TOO_LONG.
 */
export function createBoundedFetch(apiKey: string | null): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { body, headers, status, statusText } = response;
    if (!response.ok) {
      return new Response(body && body.pipeThrough(beginning(longestRefusal)), {
        headers,
        status,
        statusText,
      });
    }
    const type = headers.get('content-type');
    if (body === null || isDocument.test(type ?? '')) {
      await body?.cancel();
      throw failureOfWrongService({ type, status }, apiKey);
    }
    return new Response(body.pipeThrough(bounded(longestStream)), { headers, status, statusText });
  };
}

/** Lets so many bytes pass, and ends then as if that had been all. */
function beginning(most: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform: (piece, out) => {
      out.enqueue(piece.subarray(0, most - passed));
      passed += piece.byteLength;
      if (passed >= most) out.terminate();
    },
  });
}

function bounded(most: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform: async (piece, out) => {
      passed += piece.byteLength;
      if (passed > most) throw new ModelFailure('TOO_LONG', 'It sent far too much.');
      out.enqueue(piece);
      await yieldToEventLoop();
    },
  });
}
