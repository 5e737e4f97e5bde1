import { z } from 'zod';
import { blockchains } from './chains/chains.ts';
import { tones } from './text/tones.ts';
import { pageLanguages } from './languages/texts.ts';

const statement = z.string().nullable();

/** How light a cut-out or logo is, in contrast to what may be behind it: WCAG's relative luminance, 0 to 1. */
export const silhouette = z.object({ edge: z.number(), body: z.number() });
export type Silhouette = z.infer<typeof silhouette>;

/** The coin's picture as it is stored, with its size in pixels so that the page keeps its place. */
const factsImage = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** The same picture in a lighter format, for the browsers that read it; left out where there is none. */
  avif: z.string().optional(),
  /** Of a cut-out or logo; none for a picture that fills its size. */
  silhouette: silhouette.nullish(),
});
export type FactsImage = z.infer<typeof factsImage>;

/** A picture beside the main one; without a caption it is decoration. */
const galleryPicture = factsImage.extend({ caption: statement });
export type GalleryPicture = z.infer<typeof galleryPicture>;

const roadmapStep = z.object({ title: z.string(), done: z.boolean() });
export type RoadmapStep = z.infer<typeof roadmapStep>;

/** What the creator states about the coin and nobody has checked; null where nothing was stated. Shown as it stands. */
const creatorStated = z.object({
  /** Total supply, e.g. `1,000,000,000`. */
  supply: statement.default(null),
  /** Percent of a purchase that the contract keeps, e.g. `0` or `2.5`. */
  buyTax: statement.default(null),
  sellTax: statement.default(null),
  /** E.g. `Burned`. */
  liquidity: statement.default(null),
  /** Of the contract, e.g. `Renounced`. */
  ownership: statement.default(null),
});
export type CreatorStated = z.infer<typeof creatorStated>;

/** A coin of which the creator states nothing. */
export const nothingStated: CreatorStated = creatorStated.parse({});

/** What its creator chose where we would read it from the description; null where nothing was chosen. */
const about = z.object({
  /** What the coin is about, such as `a raccoon`; empty for nothing in particular. */
  subject: z.string().nullable().default(null),
  tone: z.enum(tones).nullable().default(null),
  /** Of the page. */
  language: z.enum(pageLanguages).nullable().default(null),
  /** What stands for the coin where it has no picture, as `emblemsOf` names it. */
  emblem: z.string().nullable().default(null),
  /** A name of the designs; any other is as if none was chosen. */
  design: z.string().nullable().default(null),
});

/** A coin of which all is read. */
export const nothingChosen: z.infer<typeof about> = about.parse({});

/**
 * What the profile says about the coin. Sections refer to facts and documents never contain them, so that one edit of
 * the profile changes every place that shows them. Facts that are stored without an optional member are read as if it was not given.
 */
export const factsSchema = z.object({
  name: z.string(),
  /** Ticker without `$`. */
  symbol: z.string(),
  description: z.string(),
  about: about.prefault({}),
  blockchain: z.enum(blockchains),
  /** As it is stored after the chain's own check. */
  contractAddress: statement,
  /** `https:`, or `http:` which pages mark as not encrypted. */
  buyUrl: statement,
  telegramUrl: statement,
  xUrl: statement,
  /** Where else the coin is: `https:`, its own site first. */
  moreUrls: z.array(z.string()).readonly().default([]),
  /** Channels of which the creator gave no link, in the creator's words. */
  channelNotes: z
    .array(z.object({ name: z.string(), text: z.string() }))
    .readonly()
    .default([]),
  /** As the creator wrote them; `createPalette` reads them leniently. */
  colours: z.array(z.string()).readonly(),
  /** A colour name or hex, as the creator wrote it. */
  background: z.string(),
  image: factsImage.nullable(),
  /** The document's background picture as it is kept with a live page, null where that has none; left out where it is the document's own. */
  backgroundImage: factsImage.nullish(),
  creatorStated: creatorStated.prefault({}),
  /** Steps that the creator plans or has done, in order. */
  roadmap: z.array(roadmapStep).readonly().default([]),
  /** Further pictures of the creator's. */
  gallery: z.array(galleryPicture).readonly().default([]),
  /** Whether the creator turned on the chart inside the page, which readers load from somebody else's host. */
  embedsChart: z.boolean().default(false),
  /** Milliseconds since 1970, UTC. */
  launchAt: z.number(),
  /** `YYYY-MM-DD` in CST, which is UTC−6 all year. */
  launchDate: z.string(),
  /** `H:MM AM/PM` in CST. */
  launchTime: z.string(),
});
export type Facts = z.infer<typeof factsSchema>;

/** Whether readers can find the coin anywhere else. */
export function hasChannels({ telegramUrl, xUrl, moreUrls, channelNotes }: Facts): boolean {
  return telegramUrl !== null || xUrl !== null || moreUrls.length > 0 || channelNotes.length > 0;
}
