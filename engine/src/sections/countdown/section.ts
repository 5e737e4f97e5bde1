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
    { name: 'heading', label: 'Heading before launch', type: 'text' },
    { name: 'liveHeading', label: 'Heading from launch on', type: 'text' },
    { name: 'liveText', label: 'Text from launch on', type: 'textarea' },
  ],
  Component: Countdown,
  css,
};
