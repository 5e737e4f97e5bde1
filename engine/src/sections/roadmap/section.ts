import { givenSection } from '../parts/given-section.tsx';
import { RoadmapSteps } from '../parts/roadmap-steps.tsx';
import { headingAndText, type SectionDefinition } from '../section.ts';
import css from './style.css?inline';

export const roadmap: SectionDefinition<'roadmap'> = {
  kind: 'roadmap',
  label: 'Roadmap',
  defaults: (texts) => ({ heading: texts.roadmap, text: texts.roadmapText }),
  fields: headingAndText,
  shows: ({ facts }) => facts.roadmap.length > 0,
  Component: givenSection('roadmap', RoadmapSteps),
  css,
};
