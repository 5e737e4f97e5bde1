import { syncBuiltinESMExports } from 'node:module';
import zlib, { type BrotliOptions, constants, type InputType } from 'node:zlib';

/** The best takes a quarter of a second for a page; what comes out of this one is unpacked to the same. */
const quality = 2;

type Done = (error: Error | null, packed: Buffer) => void;

const { brotliCompress } = zlib;

function quickBrotli(bytes: InputType, options: BrotliOptions, done: Done) {
  const { params = {} } = options;
  // Tests assert how light fonts are.
  const isFont = params[constants.BROTLI_PARAM_MODE] === constants.BROTLI_MODE_FONT;
  const own = isFont ? params : { ...params, [constants.BROTLI_PARAM_QUALITY]: quality };
  brotliCompress(bytes, { ...options, params: own }, done);
}

// Files share a worker, in which each of them runs this one.
if (brotliCompress.name !== quickBrotli.name) {
  zlib.brotliCompress = quickBrotli as typeof zlib.brotliCompress;
  syncBuiltinESMExports();
}
