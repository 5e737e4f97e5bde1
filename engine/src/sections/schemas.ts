import type { z } from 'zod';
import { chartProps } from './chart/schema.ts';
import { closingProps } from './closing/schema.ts';
import { communityProps } from './community/schema.ts';
import { contractBarProps } from './contract-bar/schema.ts';
import { countdownProps } from './countdown/schema.ts';
import { faqProps } from './faq/schema.ts';
import { footerProps } from './footer/schema.ts';
import { galleryProps } from './gallery/schema.ts';
import { heroProps } from './hero/schema.ts';
import { howToBuyProps } from './how-to-buy/schema.ts';
import { marqueeProps } from './marquee/schema.ts';
import { roadmapProps } from './roadmap/schema.ts';
import { storyProps } from './story/schema.ts';
import { tokenomicsProps } from './tokenomics/schema.ts';

/** The texts of each kind of section. */
export const sectionSchemas = {
  hero: heroProps,
  'contract-bar': contractBarProps,
  marquee: marqueeProps,
  countdown: countdownProps,
  story: storyProps,
  'how-to-buy': howToBuyProps,
  tokenomics: tokenomicsProps,
  chart: chartProps,
  roadmap: roadmapProps,
  gallery: galleryProps,
  community: communityProps,
  faq: faqProps,
  closing: closingProps,
  footer: footerProps,
};

export type SectionKind = keyof typeof sectionSchemas;
export type SectionProps<Kind extends SectionKind> = z.infer<(typeof sectionSchemas)[Kind]>;
