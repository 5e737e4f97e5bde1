import { z } from 'zod';
import { parseEmblem } from '../creatures/emblem.ts';
import { designNames } from './design-names.ts';
import { typefaces } from './typefaces.ts';
import { sectionSchemas } from '../sections/schemas.ts';
import { heroLayouts, questionLayouts, storyLayouts } from '../sections/layouts.ts';
import type { SectionKind } from '../sections/schemas.ts';
import { pixelIds } from '../pixels/pixel-ids.ts';
import { text } from '../text/text.ts';

/** The version that this code writes; older ones are brought here by `migrations.ts`. */
export const documentVersion = 1;

/** Most sections that one page may have. */
export const sectionLimit = 24;

/** Most letters of a whole page as JSON, in UTF-16 units. */
export const documentLength = 200_000;

/** Names a section within its document; stays the same while the section is edited or moved. */
const sectionId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use lower-case letters, digits and hyphens');

/** What stays as it is when a page is written anew: the whole section, or the texts that it names (`placeName`). */
const locked = z.union([
  z.literal(true),
  z
    .array(
      z.string().regex(/^[A-Za-z]+(?:\.\d{1,2}(?:\.[A-Za-z]+)?)?$/, 'Use a place such as `items.2.answer`'),
    )
    .min(1)
    .max(100),
]);

function sectionOf<Kind extends SectionKind>(kind: Kind) {
  const props = sectionSchemas[kind];
  return z.strictObject({
    id: sectionId,
    kind: z.literal(kind),
    hidden: z.boolean().optional(),
    locked: locked.optional(),
    props,
  });
}

export const section = z.discriminatedUnion('kind', [
  sectionOf('hero'),
  sectionOf('contract-bar'),
  sectionOf('marquee'),
  sectionOf('countdown'),
  sectionOf('story'),
  sectionOf('how-to-buy'),
  sectionOf('tokenomics'),
  sectionOf('chart'),
  sectionOf('roadmap'),
  sectionOf('gallery'),
  sectionOf('community'),
  sectionOf('faq'),
  sectionOf('closing'),
  sectionOf('footer'),
]);

/** An upload of this service, with its size in pixels. */
const backgroundImage = z.strictObject({
  /** Its public path; whose it is, the service checks. */
  url: z
    .string()
    .regex(/^\/storage\/main_images\/temp\/[0-9a-f-]{36}\.webp$/, 'Use a picture that was uploaded here'),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
});
export type BackgroundImage = z.infer<typeof backgroundImage>;

export type Section = z.infer<typeof section>;

/** A section of a kind that this version does not know, as it was stored. */
const unknownSection = z.strictObject({
  /** Id of the section that it followed; null for the first. */
  after: sectionId.nullable(),
  kind: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** JSON of the section. */
  stored: z
    .string()
    .max(documentLength)
    .refine((json) => json.isWellFormed() && !json.includes('\0'), 'This section has broken characters'),
});

/** A landing page as typed data: what the generator writes, the editor changes and the renderer reads. */
export const pageDocument = z
  .strictObject({
    version: z.literal(documentVersion),
    design: z.enum(designNames),
    /** Without it the design's own way. */
    layout: z.enum(heroLayouts).optional(),
    story: z.enum(storyLayouts).optional(),
    questions: z.enum(questionLayouts).optional(),
    /** Faces in the place of the design's own, where the design can be set in them. */
    typeface: z.enum(typefaces).optional(),
    /** Decides everything that looks random, so that the same document always renders the same page. */
    seed: z.int().min(0).max(0xffffffff),
    /** What stands for the coin where it has no picture, as `emblemsOf` names it; without it the ticker by the page's own seed. */
    emblem: z
      .string()
      .refine((name) => parseEmblem(name) !== null, 'Use an emblem such as `ticker-0` or `frog-sad-1`')
      .optional(),
    /** Who wrote it, e.g. `composer/1`; for support, never shown. */
    generator: z.string().max(80).optional(),
    /** Language of its texts, BCP 47; English without it. */
    lang: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'Use a language tag such as `es` or `zh-Hant`')
      .optional(),
    /** Of the browser tab and of shared links; tokens allowed. */
    title: text(100),
    /** For search results and shared links; tokens allowed. */
    description: text(240),
    /** What shared links show: the card that is drawn of the page, or the coin's picture where there is one. The card without it. */
    sharePicture: z.literal('coin').optional(),
    /** A picture behind the first view; designs without a place for one keep it and show nothing. */
    backgroundImage: backgroundImage.optional(),
    /** Services that a visit is reported to, once its reader agrees. */
    pixels: pixelIds.optional(),
    sections: z.array(section).min(2).max(sectionLimit),
    /** Shown nowhere; they come back where a version knows their kind. */
    unknownSections: z.array(unknownSection).max(sectionLimit).optional(),
  })
  .superRefine((page, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['sections'], message });
    const visible = (kind: SectionKind) => page.sections.filter((each) => each.kind === kind && !each.hidden);
    const all = (kind: SectionKind) => page.sections.filter((each) => each.kind === kind);
    if (all('hero').length !== 1 || visible('hero').length !== 1)
      refuse('A page has exactly one hero, shown');
    if (all('footer').length !== 1 || visible('footer').length !== 1)
      refuse('A page has exactly one footer, shown');
    if (page.sections.at(-1)?.kind !== 'footer') refuse('The footer comes last');
    if (new Set(page.sections.map((each) => each.id)).size !== page.sections.length)
      refuse('Every section needs an id of its own');
  });

export type PageDocument = z.infer<typeof pageDocument>;
