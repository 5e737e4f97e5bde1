import type { SectionDefinition } from '../section.ts';
import { Hero } from './component.tsx';
import css from './style.css?inline';

export const hero: SectionDefinition<'hero'> = {
  kind: 'hero',
  label: 'Hero',
  defaults: (texts) => ({ kicker: texts.kicker, headline: '{name}', tagline: texts.tagline }),
  fields: [
    { name: 'kicker', label: 'Line above the headline', type: 'text' },
    { name: 'headline', label: 'Headline', type: 'text' },
    { name: 'tagline', label: 'Line below the headline', type: 'textarea' },
  ],
  Component: Hero,
  css,
};
