import { headingAndText, type SectionDefinition } from '../section.ts';
import { Community } from './component.tsx';
import css from './style.css?inline';

export const community: SectionDefinition<'community'> = {
  kind: 'community',
  label: 'Community',
  defaults: { heading: 'Come and find us', text: 'The creator of {name} named these channels.' },
  fields: headingAndText,
  Component: Community,
  css,
};
