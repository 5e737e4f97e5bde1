import { headingAndText, type SectionDefinition } from '../section.ts';
import { Closing } from './component.tsx';
import css from './style.css?inline';

export const closing: SectionDefinition<'closing'> = {
  kind: 'closing',
  label: 'Closing call',
  defaults: (texts) => ({ heading: texts.closing, text: texts.closingText }),
  fields: headingAndText,
  Component: Closing,
  css,
};
