import type { CreatorStated, RoadmapStep } from '@moonpage/engine/facts.ts';
import { z } from 'zod';
import { figureUnits, readPercent, readSupply } from '../rules/figures.ts';
import { uploadPath } from '../rules/links.ts';
import {
  bounded,
  entriesAtMost,
  listOf,
  ownWords,
  read,
  readIfGiven,
  tooManyCharacters,
  wordsUnits,
} from '../rules/schemas.ts';
import { type Field, textField, wordsField } from './field-kinds.ts';

const amount = 'Please enter a number such as 1,000,000,000 or 420.69 trillion';
const percent = 'Please enter a percentage from 0 to 100, such as 0 or 2.5';

/** What nobody has checked: pages show it as stated by the creator. */
export const statements = {
  /** Such as `1,000,000,000` or `420.69 trillion`. */
  supply: {
    ...textField(figureUnits, amount),
    label: 'Total Supply',
    rule: readIfGiven(readSupply, amount, figureUnits),
  },
  /** Percent, such as `0` or `2.5`; of a pair such as `0/5` the first. */
  buyTax: {
    ...textField(figureUnits, percent),
    label: 'Buy Tax',
    rule: readIfGiven((text) => readPercent(text, 'buy'), percent, figureUnits),
  },
  sellTax: {
    ...textField(figureUnits, percent),
    label: 'Sell Tax',
    rule: readIfGiven((text) => readPercent(text, 'sell'), percent, figureUnits),
  },
  liquidity: wordsField({ label: 'Liquidity', max: 60 }),
  ownership: wordsField({ label: 'Ownership', max: 60 }),
} satisfies Record<keyof CreatorStated, Field>;

const stepsAtMost = 8;
const tooManySteps = `A roadmap has at most ${stepsAtMost} steps`;
const stepLength = { name: 'A step', max: 80 };
const picturesAtMost = 6;
const tooManyPictures = `A gallery has at most ${picturesAtMost} pictures`;
const captionLength = { name: 'A caption', max: 100 };

/** A list as it is sent. */
function sentList<Entry extends z.ZodRawShape>(entry: Entry, tooMany: string) {
  return z.array(z.strictObject(entry)).max(entriesAtMost, tooMany).optional();
}

const sentWords = ({ name, max }: { name: string; max: number }) =>
  bounded(wordsUnits, tooManyCharacters(name, max)).optional();

/** The part of the form that is closed until it is asked for. */
export const moreFacts = {
  ...statements,

  roadmap: {
    label: 'Roadmap',
    max: stepsAtMost,
    input: sentList({ title: sentWords(stepLength), done: z.boolean().optional() }, tooManySteps),
    rule: listOf(
      z.strictObject({ title: ownWords(stepLength), done: z.boolean().prefault(false) }),
      // A row that was added and never filled is no step.
      {
        max: stepsAtMost,
        tooMany: tooManySteps,
        isFilled: ({ title }) => title !== '',
      },
    ),
    stored: z.array(z.object({ title: z.string(), done: z.boolean() })),
    empty: [],
    fact: (roadmap: RoadmapStep[]) => ({ roadmap }),
  },

  /** Paths of uploads, each with a caption that may be empty. */
  gallery: {
    label: 'Gallery',
    max: picturesAtMost,
    input: sentList({ url: bounded(), caption: sentWords(captionLength) }, tooManyPictures),
    rule: listOf(
      z.strictObject({
        url: bounded().pipe(read(uploadPath, 'Please upload an image file')),
        caption: ownWords(captionLength),
      }),
      { max: picturesAtMost, tooMany: tooManyPictures },
    ),
    stored: z.array(z.object({ url: z.string(), caption: z.string() })),
    empty: [],
  },

  /** Whether readers load the chart into the page, from dexscreener.com. */
  chartEmbed: {
    label: 'Show the chart on the page',
    input: z.boolean().optional(),
    rule: z.boolean().prefault(false),
    stored: z.boolean(),
    empty: false,
    fact: (embedsChart: boolean) => ({ embedsChart }),
  },
} satisfies Record<string, Field>;
