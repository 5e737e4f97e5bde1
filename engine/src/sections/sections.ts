import type { SectionKind } from '../document/schema.ts';
import { closing } from './closing/section.ts';
import { community } from './community/section.ts';
import { contractBar } from './contract-bar/section.ts';
import { countdown } from './countdown/section.ts';
import { faq } from './faq/section.ts';
import { footer } from './footer/section.ts';
import { hero } from './hero/section.ts';
import { howToBuy } from './how-to-buy/section.ts';
import type { SectionDefinition } from './section.ts';
import { story } from './story/section.ts';

/** Every kind of section that a document may hold. */
export const sections: { readonly [Kind in SectionKind]: SectionDefinition<Kind> } = {
  hero,
  'contract-bar': contractBar,
  countdown,
  story,
  'how-to-buy': howToBuy,
  community,
  faq,
  closing,
  footer,
};
