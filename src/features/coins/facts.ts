import type { CreatorStated, Facts, FactsImage, GalleryPicture } from '@moonpage/engine/facts.ts';
import { launchInstant } from '@moonpage/engine/launch/launch.ts';
import type { CoinDetails } from './contract.ts';
import { isLink } from './fields/field-kinds.ts';
import { type CoinField, coinFieldEntries, type coinFields } from './fields/fields.ts';
import { statements } from './fields/more-facts.ts';

/**
 * What a landing page may say about the coin: the details, with what is empty left out.
 * @param details with their `publishableTexts`
 * @param image the main picture.
 * @param gallery the pictures of `details.gallery` that are there.
 */
export function toFacts(
  details: CoinDetails,
  image: FactsImage | null,
  gallery: readonly GalleryPicture[],
): Facts {
  return {
    ...factsOfFields(details),
    about: {
      subject: details.subject,
      tone: details.tone || null,
      language: details.pageLanguage || null,
      emblem: details.emblem || null,
      design: details.design || null,
    },
    creatorStated: creatorStated(details),
    channelNotes: channelNotes(details),
    image,
    gallery,
    launchAt: launchInstant(details.launchDate, details.launchTime),
  };
}

type FieldFacts = {
  [Name in CoinField]: (typeof coinFields)[Name] extends { fact: (stored: never) => infer Fact }
    ? Fact
    : never;
}[CoinField];
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;

/** What the fields' own `fact` functions give. */
function factsOfFields(details: CoinDetails) {
  const facts = coinFieldEntries.map(([name, { fact }]) => fact?.(details[name] as never));
  return Object.assign({}, ...facts) as Merged<FieldFacts>;
}

/** What stands in a field for a channel and is no link. */
function channelNotes({ telegram, twitter }: Pick<CoinDetails, 'telegram' | 'twitter'>) {
  const channels = [
    { name: 'Telegram', text: telegram },
    { name: 'X', text: twitter },
  ];
  return channels.filter(({ text }) => text !== '' && !isLink(text));
}

function creatorStated(details: Pick<CoinDetails, keyof CreatorStated>) {
  const names = Object.keys(statements) as (keyof CreatorStated)[];
  return Object.fromEntries(names.map((name) => [name, details[name] || null])) as unknown as CreatorStated;
}
