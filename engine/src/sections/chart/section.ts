import type { SectionDefinition } from '../section.ts';
import { Chart } from './component.tsx';
import css from './style.css?inline';

export const chart: SectionDefinition<'chart'> = {
  kind: 'chart',
  label: 'Chart',
  defaults: {
    heading: 'The chart of {ticker}',
    text: '',
  },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'text', label: 'Text', type: 'textarea' },
  ],
  shows: ({ links }) => links.chart !== null,
  Component: Chart,
  css,
};
