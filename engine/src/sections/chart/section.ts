import { givenSection } from '../parts/given-section.tsx';
import { ChartView } from '../parts/chart-view.tsx';
import { headingAndText, type SectionDefinition } from '../section.ts';
import css from './style.css?inline';

export const chart: SectionDefinition<'chart'> = {
  kind: 'chart',
  label: 'Chart',
  defaults: (texts) => ({ heading: texts.chart, text: '' }),
  fields: headingAndText,
  shows: ({ links }) => links.chart !== null,
  Component: givenSection('chart', ChartView),
  css,
};
