import { givenSection } from '../parts/given-section.tsx';
import { RoadmapSteps } from '../parts/roadmap-steps.tsx';
import type { SectionDefinition } from '../section.ts';
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
  Component: givenSection('roadmap', RoadmapSteps),
  css,
};
