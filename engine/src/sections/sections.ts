import type { SectionKind } from './schemas.ts';
import { chart } from './chart/section.ts';
import { closing } from './closing/section.ts';
import { community } from './community/section.ts';
import { contractBar } from './contract-bar/section.ts';
import { countdown } from './countdown/section.ts';
import { faq } from './faq/section.ts';
import { footer } from './footer/section.ts';
import { gallery } from './gallery/section.ts';
import { hero } from './hero/section.ts';
import { howToBuy } from './how-to-buy/section.ts';
import { marquee } from './marquee/section.ts';
import { roadmap } from './roadmap/section.ts';
import type { SectionDefinition } from './section.ts';
import { story } from './story/section.ts';
import { tokenomics } from './tokenomics/section.ts';

/** Every kind of section that a document may hold. */
export const sections: { readonly [Kind in SectionKind]: SectionDefinition<Kind> } = {
  hero,
  'contract-bar': contractBar,
  marquee,
  countdown,
  story,
  'how-to-buy': howToBuy,
  tokenomics,
  chart,
  roadmap,
  gallery,
  community,
  faq,
  closing,
  footer,
};
