import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';

/**
 * Gives a font with the glyphs of some letters only, and all that happens between those: kerning, ligatures, figures.
 * @param still what a variable font is held at; it then is one no longer, and keeps what its letters need to be joined
 */
export type CutFont = (sfnt: Buffer, codePoints: Iterable<number>, still?: { weight: number }) => Buffer;

const require = createRequire(import.meta.url);
const library = z.object({ version: z.string() });
/** What the letters of a page need, and what `font-variant-numeric` asks for; by default HarfBuzz drops figures of one width. */
const keptFeatures = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'rlig', 'tnum', 'lnum'];
/** Changes whenever the same letters of the same font would be cut to other bytes. */
export const cutterKey = [library.parse(require('harfbuzzjs/package.json')).version, ...keptFeatures].join(
  ' ',
);
/** `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG` of HarfBuzz. */
const featureSet = 6;
/** `HB_MEMORY_MODE_WRITABLE` of HarfBuzz: the bytes are ours to lend. */
const writable = 2;

/** Loads HarfBuzz, whose functions are described at https://harfbuzz.github.io/harfbuzz-hb-subset.html. */
export async function openFontCutter(): Promise<CutFont> {
  const { instance } = await WebAssembly.instantiate(
    await readFile(require.resolve('harfbuzzjs/hb-subset.wasm')),
  );
  const { exports } = instance;
  const call = (name: string, ...values: number[]): number => {
    const work = exports[name];
    if (!isWork(work)) throw new Error(`HarfBuzz has no ${name}.`);
    return Number(work(...values) ?? 0);
  };
  /** Read anew each time: the memory moves when it grows. */
  const memory = () => {
    if (!(exports['memory'] instanceof WebAssembly.Memory)) throw new Error('HarfBuzz has no memory.');
    return new Uint8Array(exports['memory'].buffer);
  };

  return (sfnt, codePoints, still) => {
    const lent = call('malloc', sfnt.length);
    if (lent === 0) throw new Error('HarfBuzz has no memory left for this font.');
    memory().set(sfnt, lent);
    const blob = call('hb_blob_create', lent, sfnt.length, writable, 0, 0);
    const face = call('hb_face_create', blob, 0);
    const input = call('hb_subset_input_create_or_fail');
    const letters = call('hb_subset_input_unicode_set', input);
    for (const point of codePoints) call('hb_set_add', letters, point);
    if (still) {
      call('hb_subset_input_pin_all_axes_to_default', input, face);
      call('hb_subset_input_pin_axis_location', input, face, tagOf('wght'), still.weight);
    } else {
      const features = call('hb_subset_input_set', input, featureSet);
      call('hb_set_clear', features);
      for (const tag of keptFeatures) call('hb_set_add', features, tagOf(tag));
    }
    const cut = call('hb_subset_or_fail', face, input);
    const result = call('hb_face_reference_blob', cut);
    const start = call('hb_blob_get_data', result, 0);
    const bytes = Buffer.from(memory().slice(start, start + call('hb_blob_get_length', result)));
    for (const [free, what] of [
      ['hb_blob_destroy', result],
      ['hb_face_destroy', cut],
      ['hb_subset_input_destroy', input],
      ['hb_face_destroy', face],
      ['hb_blob_destroy', blob],
      ['free', lent],
    ] as const)
      call(free, what);
    if (cut === 0 || bytes.length === 0) throw new Error('HarfBuzz could not cut this font.');
    return bytes;
  };
}

/** As HarfBuzz names tables, features and axes: four letters in one number. */
function tagOf(letters: string): number {
  return Buffer.from(letters).readUInt32BE();
}

function isWork(exported: unknown): exported is (...values: number[]) => unknown {
  return typeof exported === 'function';
}
