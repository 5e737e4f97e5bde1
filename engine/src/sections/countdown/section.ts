import type { SectionDefinition } from '../section.ts';
import { Countdown } from './component.tsx';
import css from './style.css?inline';

export const countdown: SectionDefinition<'countdown'> = {
  kind: 'countdown',
  label: 'Countdown',
  defaults: {
    heading: '{name} launches in',
    liveHeading: '{ticker} is live',
    liveText: 'The countdown is over.',
  },
  fields: [
    { name: 'heading', label: 'Heading before launch', type: 'text', max: 80, optional: false },
    { name: 'liveHeading', label: 'Heading from launch on', type: 'text', max: 80, optional: false },
    { name: 'liveText', label: 'Text from launch on', type: 'textarea', max: 240, optional: false },
  ],
  Component: Countdown,
  css,
};
