import type { SectionDefinition } from '../section.ts';
import { Closing } from './component.tsx';
import css from './style.css?inline';

export const closing: SectionDefinition<'closing'> = {
  kind: 'closing',
  label: 'Closing call',
  defaults: { heading: 'See you at launch', text: '{name} starts here.' },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', max: 120, optional: false },
    { name: 'text', label: 'Text', type: 'textarea', max: 400, optional: false },
  ],
  Component: Closing,
  css,
};
