import type { SectionDefinition } from '../section.ts';
import { Hero } from './component.tsx';
import css from './style.css?inline';

export const hero: SectionDefinition<'hero'> = {
  kind: 'hero',
  label: 'Hero',
  defaults: { kicker: '{ticker} on {chain}', headline: '{name}', tagline: 'Meet {name}.' },
  fields: [
    { name: 'kicker', label: 'Line above the headline', type: 'text', max: 60, optional: true },
    { name: 'headline', label: 'Headline', type: 'text', max: 120, optional: false },
    { name: 'tagline', label: 'Line below the headline', type: 'textarea', max: 240, optional: false },
  ],
  Component: Hero,
  css,
};
