import { z } from 'zod';

/** Halves of characters among them: no database takes them. */
const controlCharacters = /[\p{Cc}\p{Cs}]/u;

/**
 * One line or paragraph of a document: plain text, never markup. It may hold the tokens `{name}`, `{ticker}`, `{chain}`
 * and `{native}`, which are filled from the facts when the page is rendered.
 * @param max in UTF-16 units, before tokens are filled.
 */
export function text(max: number) {
  return z
    .string()
    .trim()
    .min(1, 'Write something here')
    .max(max, `Keep this to ${max} characters`)
    .refine((value) => !controlCharacters.test(value), 'Keep this to one line without control characters');
}

/** Like `text`, and may be left empty. */
export function optionalText(max: number) {
  return z.union([z.literal(''), text(max)]).optional();
}

/** Most UTF-16 units that a text of this schema takes. */
export function maxLengthOf(schema: ReturnType<typeof text> | ReturnType<typeof optionalText>): number {
  const filled = schema instanceof z.ZodOptional ? schema.unwrap().options[1] : schema;
  return filled.maxLength ?? Infinity;
}
