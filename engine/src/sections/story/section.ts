import type { SectionDefinition } from '../section.ts';
import { Story } from './component.tsx';
import css from './style.css?inline';

export const story: SectionDefinition<'story'> = {
  kind: 'story',
  label: 'Story',
  defaults: { heading: 'The story of {name}', paragraphs: ['How it began.'], pullQuote: '' },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    {
      name: 'paragraphs',
      label: 'Paragraphs',
      type: 'list',
      item: [{ name: '', label: 'Paragraph', type: 'textarea' }],
    },
    { name: 'pullQuote', label: 'Pull quote', type: 'text' },
  ],
  Component: Story,
  css,
};
