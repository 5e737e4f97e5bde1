import { type Blockchain, blockchains } from '@moonpage/engine/chains/chains.ts';
import { splitColours } from '@moonpage/engine/colour/colour.ts';
import type { CreatorStated, Facts, RoadmapStep } from '@moonpage/engine/facts.ts';
import { formatLaunchTime, isLaunchDate, parseLaunchTime } from '@moonpage/engine/launch/launch.ts';
import { findNameViolations, findPolicyViolations } from '@moonpage/engine/policy/creator-text.ts';
import { z } from 'zod';
import { cleanColour, readColours } from './rules/colours.ts';
import { figureUnits, readPercent, readSupply } from './rules/figures.ts';
import { parseTelegram, parseWebLink, parseX, uploadPath } from './rules/links.ts';
import {
  bounded,
  entriesAtMost,
  listOf,
  type OwnWords,
  ownWords,
  read,
  readIfGiven,
  tooManyCharacters,
  typed,
  wordsUnits,
} from './rules/schemas.ts';
import { cleanLine, cleanParagraphs, cleanSymbol, firstCharacters } from './rules/text.ts';

/**
 * One field of the build form, from its label to the page. Its name is also that of its column in `profiles`; whatever lists the
 * fields derives from these entries.
 */
export interface Field {
  /** Of its input element, exact. */
  readonly label: string;
  /** As it is sent; a missing one counts as empty. */
  readonly input: z.ZodType;
  /** From what is typed to what is stored. What comes out passes again and comes out the same. */
  readonly rule: z.ZodType;
  readonly stored: z.ZodType;
  /** What is stored for nothing. */
  readonly empty: unknown;
  /** What a new form starts with (specification, section 9), if not with nothing. */
  readonly start?: string;
  /** What `lenientFacts` takes for a value that the rule refuses, if not the start. */
  readonly replace?: (typed: string) => string;
  /** Most characters, as a person counts them, or entries of a list. */
  readonly max?: number;
  /** Its part of the facts; left out where a fact comes from more than this field. */
  readonly fact?: (stored: never) => Partial<Facts>;
}

/** A field of text, as it is sent and stored. @param units the most UTF-16 units of it that are taken */
const textField = (units?: number, tooLong?: string) => ({
  input: bounded(units, tooLong).optional(),
  stored: z.string(),
  empty: '',
});
const typedText = textField();

interface WordsField extends Pick<Field, 'label' | 'fact'>, Omit<OwnWords, 'name'> {
  /** Begins the refusals, if not the label. */
  readonly name?: string;
  /** What replaces a refused text that may not be cut or of which nothing is left. */
  readonly standIn?: string;
}

/** A field for the creator's own words. */
function wordsField<Own extends WordsField>(own: Own) {
  const { label, name = label, standIn = '', clean = cleanLine, max, units = wordsUnits } = own;
  const { tooLong = tooManyCharacters(name, max) } = own;
  const cut = (given: string) => {
    const text = firstCharacters(clean(given), max).trim();
    return text === '' || own.findViolations?.(text)[0] !== undefined ? standIn : text;
  };
  const replace = standIn === '' ? () => '' : cut;
  return { ...textField(units, tooLong), rule: ownWords({ ...own, name }), replace, ...own };
}

/** A field for the coin's place elsewhere: a link where `parse` finds one, else the creator's words, which no page links. */
function channelField<Fact>(
  label: string,
  parse: (text: string) => string | null,
  fact: (link: string | null) => Fact,
) {
  const words = ownWords({ name: label, max: 80, units: 2048, findViolations: endangering });
  return {
    ...typedText,
    label,
    rule: typed().transform((text, context) => {
      const link = parse(text.trim());
      if (link !== null) return link;
      const { data, error } = words.safeParse(text);
      if (!error) return data;
      context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '' });
      return z.NEVER;
    }),
    fact: (stored: string) => fact(isLink(stored) ? stored : null),
  };
}

/** Whether a stored channel is a link; a name or link that is recognised was made one. */
export function isLink(channel: string): boolean {
  return channel.startsWith('https://');
}

/** An address that is no https link stands as text. */
function endangering(text: string) {
  return findPolicyViolations(text).filter(({ code }) => code !== 'link');
}

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
  /** Percent, such as `0` or `2.5`. */
  buyTax: {
    ...textField(figureUnits, percent),
    label: 'Buy Tax',
    rule: readIfGiven(readPercent, percent, figureUnits),
  },
  sellTax: {
    ...textField(figureUnits, percent),
    label: 'Sell Tax',
    rule: readIfGiven(readPercent, percent, figureUnits),
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

const notAnAddress = 'Please enter a valid email address';

export const coinFields = {
  /** The contact address of the coin, which no page shows. */
  email: {
    ...textField(254, notAnAddress),
    label: 'Email',
    rule: typed(254, notAnAddress)
      .transform((email) => email.trim())
      .pipe(z.email(notAnAddress)),
  },

  coinName: wordsField({
    label: 'Coin Name',
    name: 'Coin name',
    min: 2,
    max: 32,
    findViolations: findNameViolations,
    standIn: 'Coin',
    fact: (name: string) => ({ name }),
  }),

  blockchain: {
    ...typedText,
    label: 'Blockchain',
    rule: typed().pipe(z.enum(blockchains, 'Please select a blockchain')),
    stored: z.enum(blockchains),
    replace: () => 'Other',
    fact: (blockchain: Blockchain) => ({ blockchain }),
  },

  /** Without `$`, in capitals. */
  symbol: wordsField({
    label: 'Symbol',
    min: 2,
    max: 10,
    tooLong: 'Symbol must be less than 10 characters',
    clean: cleanSymbol,
    findViolations: findNameViolations,
    standIn: 'COIN',
    fact: (symbol: string) => ({ symbol }),
  }),

  description: wordsField({
    label: 'Description',
    min: 10,
    max: 2000,
    units: 8000,
    clean: cleanParagraphs,
    standIn: 'A coin of few words.',
    fact: (description: string) => ({ description }),
  }),

  /** `https:` or `http:`. */
  buyButtonLink: {
    ...typedText,
    label: 'Buy Button Link',
    rule: readIfGiven(parseWebLink, 'Please enter a valid URL'),
    fact: (link: string) => ({ buyUrl: link || null }),
  },

  /** Comma-separated, as the creator wrote them. */
  mainColors: {
    ...typedText,
    label: 'Main Colors',
    rule: typed(2048, 'Please select at most 8 colors').transform((value, context) => {
      const { colours, refusal } = readColours(value);
      if (refusal === null) return colours.join(',');
      context.addIssue({ code: 'custom', message: refusal });
      return z.NEVER;
    }),
    start: '#7c3aed,#ef4444',
    fact: (colours: string) => ({ colours: splitColours(colours) }),
  },

  /** Path of an upload, `/storage/main_images/temp/{uuid}.webp`. */
  mainImageUrl: {
    ...typedText,
    label: 'Main Image',
    rule: readIfGiven(uploadPath, 'Please upload an image file'),
  },

  /** `https://t.me/…`, another https link, or words. */
  telegram: channelField('Telegram', parseTelegram, (telegramUrl) => ({ telegramUrl })),

  /** `https://x.com/…`, another https link, or words. */
  twitter: channelField('X (Twitter)', parseX, (xUrl) => ({ xUrl })),

  /** Checked and brought into the canonical form of its blockchain by `coinDetailsSchema`. */
  contractAddress: {
    ...typedText,
    label: 'Contract Address',
    rule: typed().transform((address) => address.trim()),
    fact: (address: string) => ({ contractAddress: address || null }),
  },

  pageBackground: {
    ...typedText,
    label: 'Page Background',
    rule: typed().pipe(read(cleanColour, 'Please enter a background color')),
    start: '#000000',
    fact: (background: string) => ({ background }),
  },

  /** `YYYY-MM-DD` in CST; `coinDetailsSchema` refuses the past. */
  launchDate: {
    ...typedText,
    label: 'Launch Date',
    rule: typed().pipe(read((date) => (isLaunchDate(date) ? date : null), 'Please select a launch date')),
    replace: () => '2030-01-01',
    fact: (launchDate: string) => ({ launchDate }),
  },

  /** `H:MM AM/PM` in CST, which is UTC−6 all year. */
  launchTime: {
    ...typedText,
    label: 'Launch Time',
    rule: typed().pipe(
      read((text) => {
        const time = parseLaunchTime(text);
        return time && formatLaunchTime(time.hour, time.minute);
      }, 'Please select a launch time'),
    ),
    start: '12:00 PM',
    fact: (launchTime: string) => ({ launchTime }),
  },

  ...moreFacts,
} satisfies Record<string, Field>;

export type CoinField = keyof typeof coinFields;

export const coinFieldEntries = Object.entries(coinFields) as readonly (readonly [CoinField, Field])[];

/** One kind of schema of every field, by the fields' names. */
export function schemasOf<Kind extends 'input' | 'rule' | 'stored'>(kind: Kind) {
  const schemas = coinFieldEntries.map(([name, field]) => [name, field[kind]] as const);
  return Object.fromEntries(schemas) as { [Name in CoinField]: (typeof coinFields)[Name][Kind] };
}

/** Fields of one line of text. */
export type TextFieldName = Exclude<
  { [Name in CoinField]: (typeof coinFields)[Name]['stored'] extends z.ZodString ? Name : never }[CoinField],
  undefined
>;
