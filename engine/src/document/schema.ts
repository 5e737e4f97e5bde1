import { z } from 'zod';
import { designNames } from './design-names.ts';
import { sectionSchemas } from '../sections/schemas.ts';
import type { SectionKind } from '../sections/schemas.ts';
import { text } from '../text/text.ts';

/** The version that this code writes; older ones are brought here by `migrations.ts`. */
export const documentVersion = 1;

/** Most sections that one page may have. */
export const sectionLimit = 24;

/** Names a section within its document; stays the same while the section is edited or moved. */
const sectionId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use lower-case letters, digits and hyphens');

function sectionOf<Kind extends SectionKind>(kind: Kind) {
  const props = sectionSchemas[kind];
  return z.strictObject({ id: sectionId, kind: z.literal(kind), hidden: z.boolean().optional(), props });
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

export type Section = z.infer<typeof section>;
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** What leads in the hero: the words, or the coin's picture. */
export const heroLayouts = ['words-first', 'picture-first'] as const;
export type HeroLayout = (typeof heroLayouts)[number];

/** A landing page as typed data: what the generator writes, the editor changes and the renderer reads. */
export const pageDocument = z
  .strictObject({
    version: z.literal(documentVersion),
    design: z.enum(designNames),
    /** Without it the design's own way. */
    layout: z.enum(heroLayouts).optional(),
    /** Decides everything that looks random, so that the same document always renders the same page. */
    seed: z.int().min(0).max(0xffffffff),
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
    sections: z.array(section).min(2).max(sectionLimit),
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
