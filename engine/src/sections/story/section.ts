import type { SectionDefinition } from '../section.ts';
import { Story } from './component.tsx';
import css from './style.css?inline';

export const story: SectionDefinition<'story'> = {
  kind: 'story',
  label: 'Story',
  defaults: { heading: 'The story of {name}', paragraphs: ['How it began.'], pullQuote: '' },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', max: 100, optional: false },
    {
      name: 'paragraphs',
      label: 'Paragraphs',
      type: 'list',
      minItems: 1,
      maxItems: 6,
      item: [{ name: '', label: 'Paragraph', type: 'textarea', max: 1000, optional: false }],
    },
    { name: 'pullQuote', label: 'Pull quote', type: 'text', max: 200, optional: true },
  ],
  Component: Story,
  css,
};
