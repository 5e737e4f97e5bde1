import { setImmediate as nextTurn } from 'node:timers/promises';
import { failureOfWrongService, ModelFailure } from './failure.ts';

/** Far more than a protocol needs for the longest answer, in bytes; what goes on beyond it is not listened to. */
const longestStream = 16 * 1024 * 1024;
/** What no stream of events is ever called; some servers call one plain text, or nothing. */
const isDocument = /^\s*(?:text\/html|(?:application|text)\/(?:[\w.-]+\+)?(?:json|xml)|image\/)/i;
/** A refusal says why in its first bytes; what follows them is left. */
const longestRefusal = 64 * 1024;

/**
 * A `fetch` for a provider's library, towards an address at which anything may answer: what comes is bounded, and the service has
 * its turn after every piece, so that its clocks go on while a flood arrives.
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
      await nextTurn();
    },
  });
}
