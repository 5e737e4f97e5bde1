import type { ReviewFinding } from '@moonpage/engine/compose/review/rule.ts';
import { z } from 'zod';
import { readPercent, readSupply } from './figures.ts';
import { uploadPath } from './links.ts';
import { cleanLine, countCharacters } from './text.ts';

/** How much of each the form takes; characters as a person counts them. */
export const statedLimits = {
  statement: 60,
  steps: 8,
  step: 80,
  pictures: 6,
  caption: 100,
} as const;

/** More entries than this, empty ones included, are not even looked at. */
const entriesAtMost = 50;

const tooManySteps = `A roadmap has at most ${statedLimits.steps} steps`;
const tooManyPictures = `A gallery has at most ${statedLimits.pictures} pictures`;
const percent = 'Please enter a percentage from 0 to 100, such as 0 or 2.5';

/** Finds what no page may say in a line. */
export type ReviewLine = (line: string) => readonly ReviewFinding[];

/** What the creator states beside the details, all of it optional: the rules of the build form for each field. */
export function statedFields(review: ReviewLine) {
  const ownWords = (what: string, max: number) => ownLine(what, max, review);
  return {
    supply: figure(readSupply, 'Please enter a number such as 1,000,000,000 or 420.69 trillion'),
    buyTax: figure(readPercent, percent),
    sellTax: figure(readPercent, percent),
    liquidity: ownWords('Liquidity', statedLimits.statement),
    ownership: ownWords('Ownership', statedLimits.statement),

    roadmap: listOf(
      z.strictObject({ title: ownWords('A step', statedLimits.step), done: z.boolean().prefault(false) }),
      tooManySteps,
    )
      // A row that was added and never filled is no step.
      .transform((steps) => steps.filter(({ title }) => title !== ''))
      .refine((steps) => steps.length <= statedLimits.steps, tooManySteps),

    gallery: listOf(
      z.strictObject({
        url: z.string().transform((url, context) => {
          const path = uploadPath(url);
          if (path !== null) return path;
          context.addIssue({ code: 'custom', message: 'Please upload an image file' });
          return z.NEVER;
        }),
        caption: ownWords('A caption', statedLimits.caption),
      }),
      tooManyPictures,
    ).refine((pictures) => pictures.length <= statedLimits.pictures, tooManyPictures),

    chartEmbed: z.boolean().prefault(false),
  };
}

export const statedFieldNames: ReadonlySet<string> = new Set(Object.keys(statedFields(() => [])));

/** A list that may be missing. @param tooMany the refusal of one far beyond what a form can send. */
function listOf<Entry extends z.ZodType>(entry: Entry, tooMany: string) {
  return z.array(z.unknown()).max(entriesAtMost, tooMany).prefault([]).pipe(z.array(entry));
}

/** A figure as `read` returns it, or nothing. */
function figure(read: (text: string) => string | null, message: string) {
  return z
    .string()
    .prefault('')
    .transform((value, context) => {
      const trimmed = value.trim();
      const result = trimmed === '' ? '' : read(trimmed);
      if (result !== null) return result;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/**
 * One line of the creator's. What no page may say is refused in the reviewer's words; audits, locks and listings are theirs to
 * state, since the page marks them as stated by the creator.
 */
function ownLine(what: string, max: number, review: ReviewLine) {
  return z
    .string()
    .prefault('')
    .transform(cleanLine)
    .superRefine((line, context) => {
      if (countCharacters(line) > max) {
        context.addIssue({ code: 'custom', message: `${what} must be at most ${max} characters` });
        return;
      }
      const finding = review(line).find(({ code }) => !code.startsWith('unstated-'));
      if (finding) context.addIssue({ code: 'custom', message: finding.message });
    });
}
