import { type Blockchain, blockchains } from '@moonpage/engine/chains/chains.ts';
import { meansNothing, pastedAddress } from '@moonpage/engine/chains/pasted-address.ts';
import { splitColours } from '@moonpage/engine/colour/colour.ts';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { parseEmblem } from '@moonpage/engine/creatures/emblem.ts';
import { pageLanguages } from '@moonpage/engine/languages/texts.ts';
import { formatLaunchTime, isLaunchDate, parseLaunchTime } from '@moonpage/engine/launch/launch.ts';
import { hasClaimWord } from '@moonpage/engine/policy/claim-words.ts';
import { findDescriptionViolations, findNameViolations } from '@moonpage/engine/policy/creator-text.ts';
import { tones } from '@moonpage/engine/text/tones.ts';
import { z } from 'zod';
import {
  channelField,
  choiceField,
  type Field,
  linksField,
  textField,
  typedText,
  wordsField,
} from './field-kinds.ts';
import { moreFacts } from './more-facts.ts';
import { cleanColour, readColours } from '../rules/colours.ts';
import { addressFaults, faultOfAddress, readPageAddress } from '../rules/page-address.ts';
import { parseTelegram, parseWebLink, parseX, uploadPath } from '../rules/links.ts';
import {
  bounded,
  ownWords,
  read,
  readIfGiven,
  tooManyCharacters,
  typed,
  typedSigns,
  wordsUnits,
} from '../rules/schemas.ts';
import { cleanDescription, cleanLine, cleanSymbol, firstCharacters } from '../rules/text.ts';

const subjectLength = { name: 'What the page is about', max: 40, units: 80 };
const notASubject = 'Please say it in a few words such as “a raccoon”: letters only, and no claim';
/** It stands inside our own sentences, so it is no sentence and claims nothing. */
const isSubject = (subject: string | null) =>
  subject === null ||
  (/^(?:[\p{L}\p{M}\p{Zs}\p{Extended_Pictographic}’'-]|\u200d)*$/u.test(subject) && !hasClaimWord(subject));

/** What is read from the description until the creator chooses. */
export const aboutFields = {
  /** Such as `a raccoon`; empty for nothing in particular, null where it is not chosen. */
  subject: {
    label: 'Your page is about',
    max: subjectLength.max,
    input: bounded(wordsUnits, tooManyCharacters(subjectLength.name, subjectLength.max)).nullish(),
    rule: ownWords(subjectLength).nullable().prefault(null).refine(isSubject, notASubject),
    stored: z.string().nullable(),
    empty: null,
  },

  /** Empty where it is not chosen, as are those below. */
  tone: choiceField('tone', tones),

  /** BCP 47. */
  pageLanguage: choiceField('language', pageLanguages),

  /** What stands for the coin where it has no picture, such as `frog-sad-1`; empty where it is not chosen. */
  emblem: {
    ...typedText,
    label: 'Or a character of ours',
    rule: typed().refine(
      (name) => name === '' || parseEmblem(name) !== null,
      'Please choose one of the pictures',
    ),
    stored: z.string(),
  },

  design: choiceField('Design', designNames),
} satisfies Record<string, Field>;

const notAnAddress = 'Please enter a valid email address';

export const coinFields = {
  /** The contact address of the coin, which no page shows. */
  email: {
    ...textField(254, notAnAddress),
    label: 'Email',
    rule: typedSigns(254, notAnAddress)
      .transform((email) => email.trim())
      .pipe(z.email(notAnAddress)),
  },

  coinName: wordsField({
    label: 'Coin Name',
    name: 'Coin name',
    min: 2,
    max: 32,
    clean: cleanLine,
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
    clean: cleanDescription,
    findViolations: findDescriptionViolations,
    // Pages leave out its refused sentences alone.
    replace: (text: string) => firstCharacters(cleanDescription(text), 2000).trim() || 'A coin of few words.',
    fact: (description: string) => ({ description }),
  }),

  ...aboutFields,

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
    rule: typedSigns(2048, 'Please select at most 8 colors').transform((value, context) => {
      const { colours, refusal } = readColours(value);
      if (refusal === null) return colours.join(',');
      context.addIssue({ code: 'custom', message: refusal });
      return z.NEVER;
    }),
    start: '#7c3aed,#ef4444',
    // A list that is still being typed has some that can be read.
    replace: (text: string) => readColours(text).colours.join(','),
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

  /** One `https://…` on each line: the coin's own site first, then what is known by its host. */
  moreLinks: linksField('More links', (moreUrls) => ({ moreUrls })),

  /** Checked and brought into the canonical form of its blockchain by `coinDetailsSchema`; what says that there is none is empty. */
  contractAddress: {
    ...typedText,
    label: 'Contract Address',
    rule: typedSigns().transform(pastedAddress),
    fact: (address: string) => ({ contractAddress: address || null }),
  },

  /** How the page's address shall end, as `spellAddress` spells it; empty where its name decides. */
  pageAddress: {
    ...typedText,
    label: 'Page Address',
    rule: typedSigns(wordsUnits).transform((text, context) => {
      if (meansNothing(text)) return '';
      const address = readPageAddress(text);
      const fault = address === null ? 'empty' : faultOfAddress(address);
      if (address !== null && fault === null) return address;
      context.addIssue({ code: 'custom', message: addressFaults[fault ?? 'empty'] });
      return z.NEVER;
    }),
  },

  pageBackground: {
    ...typedText,
    label: 'Page Background',
    rule: typedSigns().pipe(read(cleanColour, 'Please enter a background color')),
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
