import type { SectionDefinition } from '../section.ts';
import { Countdown } from './component.tsx';
import css from './style.css?inline';

export const countdown: SectionDefinition<'countdown'> = {
  kind: 'countdown',
  label: 'Countdown',
  defaults: (texts) => ({ heading: texts.countdown, liveHeading: texts.live, liveText: texts.liveText }),
  fields: [
    { name: 'heading', label: 'Heading before launch', type: 'text' },
    { name: 'liveHeading', label: 'Heading from launch on', type: 'text' },
    { name: 'liveText', label: 'Text from launch on', type: 'textarea' },
  ],
  Component: Countdown,
  css,
};
