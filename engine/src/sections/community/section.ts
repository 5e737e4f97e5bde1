import type { SectionDefinition } from '../section.ts';
import { Community } from './component.tsx';
import css from './style.css?inline';

export const community: SectionDefinition<'community'> = {
  kind: 'community',
  label: 'Community',
  defaults: { heading: 'Come and find us', text: 'These are the only channels of {name}.' },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'text', label: 'Text', type: 'textarea' },
  ],
  Component: Community,
  css,
};
