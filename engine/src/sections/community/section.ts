import { headingAndText, type SectionDefinition } from '../section.ts';
import { Community } from './component.tsx';
import css from './style.css?inline';

export const community: SectionDefinition<'community'> = {
  kind: 'community',
  label: 'Community',
  defaults: (texts) => ({ heading: texts.community, text: texts.communityText }),
  fields: headingAndText,
  Component: Community,
  css,
};
