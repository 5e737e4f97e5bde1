import type { SectionDefinition } from '../section.ts';
import { Roadmap } from './component.tsx';
import css from './style.css?inline';

export const roadmap: SectionDefinition<'roadmap'> = {
  kind: 'roadmap',
  label: 'Roadmap',
  defaults: {
    heading: 'Roadmap',
    text: 'Plans of the creator, and no promise.',
  },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'text', label: 'Text', type: 'textarea' },
  ],
  shows: ({ facts }) => facts.roadmap.length > 0,
  Component: Roadmap,
  css,
};
